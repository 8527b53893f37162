import UIKit

/// What is to be bought. Its last row can be taken away: more often than there are rows.
class BasketController: UITableViewController {
  private var items = ["Plums"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = UserDefaults.standard.string(forKey: "title")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New", style: .plain, target: self, action: #selector(askForItem))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Drop", style: .plain, target: self, action: #selector(dropItem))
  }

  @objc private func askForItem() {
    navigationController?.pushViewController(ItemController { [weak self] in self?.add($0) }, animated: true)
  }

  private func add(_ item: String) {
    items.append(item)
    tableView.reloadData()
  }

  @objc private func dropItem() {
    items.remove(at: items.count - 1)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }
}
