import UIKit

class WelcomeController: UITableViewController {
  var name = ""
  private let topics = ["Delegates", "Accessory views", "Insets"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hello, \(name)"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { topics.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
    (cell as? TopicCell)?.topicLabel.text = topics[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let path = tableView.indexPathForSelectedRow else { return }
    segue.destination.title = topics[path.row]
  }
}

class TopicCell: UITableViewCell {
  @IBOutlet weak var topicLabel: UILabel!
}
