import UIKit

/// The text of a search bar: what its delegate is asked and told.
class ViewController: UIViewController, UISearchBarDelegate {
  let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 375, height: 56))
  let log = UILabel(frame: CGRect(x: 20, y: 80, width: 335, height: 60))
  var events: [String] = []
  var refused = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    bar.placeholder = "Herbs"
    bar.delegate = self
    bar.searchTextField.accessibilityIdentifier = "search"
    view.addSubview(bar)
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    addButton("New log", x: 20, y: 150) { $0.clear() }
    addButton("Done", x: 130, y: 150) { $0.bar.resignFirstResponder() }
    addButton("Set text", x: 240, y: 150) { $0.bar.text = "mint" }
    addButton("No begin", x: 20, y: 190) { $0.refuse("begin") }
    addButton("No change", x: 130, y: 190) { $0.refuse("change") }
    addButton("No end", x: 240, y: 190) { $0.refuse("end") }
    addButton("Allow all", x: 20, y: 230) { $0.refuse("") }
    addButton("Show cancel", x: 130, y: 230) { $0.bar.showsCancelButton = true }
    addButton("Texts", x: 240, y: 230) { $0.log.text = "'\($0.bar.text ?? "")' '\($0.bar.searchTextField.text ?? "")'" }
    addButton("Field text", x: 20, y: 270) { $0.bar.searchTextField.text = "sage" }
    addButton("Begin", x: 130, y: 270) { $0.log.text = "began: \($0.bar.becomeFirstResponder())" }
  }

  func addButton(_ title: String, x: CGFloat, y: CGFloat, _ action: @escaping (ViewController) -> Void) {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
    button.frame = CGRect(x: x, y: y, width: 105, height: 36)
    view.addSubview(button)
  }

  func clear() {
    events = []
    log.text = ""
  }

  func refuse(_ question: String) {
    refused = question
    clear()
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    note("begin?")
    return refused != "begin"
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("began") }

  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    guard text != "\n" else { return true }
    note("\(range.location) \(range.length) '\(text)'?")
    return refused != "change"
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { note("changed to '\(searchText)'") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note("search '\(searchBar.text ?? "")'") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note("cancel") }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    note("end?")
    return refused != "end"
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("ended") }
}
