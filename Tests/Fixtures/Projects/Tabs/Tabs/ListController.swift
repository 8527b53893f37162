import UIKit

class ListController: UIViewController, UITableViewDataSource {
  @IBOutlet private var table: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.nameLabel.text = "Row \(indexPath.row)"
    return cell
  }
}

class RowCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
}
