import UIKit

/// The list of errands: its rows are prototypes of the storyboard, and lead to a screen in another one.
class ErrandsController: UITableViewController {
  private var errands = ["Post office", "Bakery"]

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.isToolbarHidden = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    (cell as? ErrandCell)?.nameLabel.text = errands[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let details = segue.destination as? ErrandController, let cell = sender as? UITableViewCell,
      let path = tableView.indexPath(for: cell)
    else { return }
    details.errand = errands[path.row]
  }

  @IBAction private func sort(_ sender: UIBarButtonItem) {
    errands.sort()
    tableView.reloadData()
  }

  @IBAction private func added(_ segue: UIStoryboardSegue) {
    guard let source = segue.source as? NewErrandController, let name = source.name, !name.isEmpty else { return }
    errands.append(name)
    tableView.insertRows(at: [IndexPath(row: errands.count - 1, section: 0)], with: .automatic)
  }
}

class ErrandCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
}
