import UIKit

/// The list of plants. What its rows lead to is made by a segue action, with what it needs from its beginning.
class PlantsController: UITableViewController, UISearchBarDelegate {
  @IBOutlet private weak var searchBar: UISearchBar!
  private var plants = [Plant(name: "Ivy", height: 90), Plant(name: "Fern", height: 60)]

  private var shown: [Plant] {
    let isTall = searchBar.selectedScopeButtonIndex == 1
    return plants.filter { !isTall || $0.height > 70 }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row].name
    cell.detailTextLabel?.text = "\(shown[indexPath.row].height) cm"
    return cell
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    tableView.reloadData()
  }

  @IBSegueAction private func makePlant(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> PlantController? {
    guard segueIdentifier == "plant", let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell)
    else { return nil }
    return PlantController(coder: coder, plant: shown[path.row])
  }

  @IBAction private func sortByName(_ sender: Any) { sort { $0.name < $1.name } }
  @IBAction private func sortByHeight(_ sender: Any) { sort { $0.height < $1.height } }

  private func sort(by areInOrder: (Plant, Plant) -> Bool) {
    plants.sort(by: areInOrder)
    tableView.reloadData()
  }

  @IBAction private func refresh(_ sender: UIRefreshControl) {
    plants.append(Plant(name: "Moss", height: 2))
    tableView.reloadData()
    sender.endRefreshing()
  }
}
