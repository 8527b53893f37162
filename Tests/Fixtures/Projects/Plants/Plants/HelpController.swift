import UIKit

/// Comes on the screen by a segue of the app's own class.
class HelpController: UIViewController {}

class HelpSegue: UIStoryboardSegue {
  override func perform() {
    destination.title = "Help by \(identifier ?? "no name")"
    source.navigationController?.pushViewController(destination, animated: false)
  }
}
