import UIKit

class SettingsController: UITableViewController {
  @IBOutlet private weak var sound: UISwitch!

  @IBAction private func changed(_ sender: UISwitch) { title = sender.isOn ? "Loud" : "Quiet" }
}
