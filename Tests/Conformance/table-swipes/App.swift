import UIKit

/// What stands behind rows that are swiped to the left and to the right.
class ViewController: UITableViewController {
  var mails = ["Ann", "Bob", "Cleo", "Dora", "Emil", "Fred"]
  let log = UILabel(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    tableView.accessibilityIdentifier = "mails"
    tableView.tableHeaderView = log
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
  }

  private func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  private func action(
    _ title: String, _ style: UIContextualAction.Style = .normal, _ work: @escaping () -> Void = {}
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] _, _, done in
      self?.note(title)
      work()
      done(true)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    cell.textLabel?.text = mails[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    mails[indexPath.row] != "Dora"
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [action("Unread")])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    switch mails[indexPath.row] {
    case "Bob": return nil
    case "Cleo": return UISwipeActionsConfiguration(actions: [])
    default: break
    }
    let trash = action("Trash", .destructive) { [weak self] in
      self?.mails.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    let later = UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, done in
      self?.note("Later")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done(true) }
    }
    return UISwipeActionsConfiguration(actions: [trash, later])
  }

  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Away" }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    note("commit for \(mails[indexPath.row])")
    mails.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events = []
    note("chose \(mails[indexPath.row])")
  }
}
