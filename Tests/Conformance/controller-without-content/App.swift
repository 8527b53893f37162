import UIKit

/// What a controller shows while it has nothing to show, from iOS 17 on.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 10, y: 30, width: 355, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    if #available(iOS 17, *) { add(Notes()) }
  }

  @available(iOS 17, *)
  func add(_ notes: Notes) {
    addChild(notes)
    notes.view.frame = CGRect(x: 0, y: 220, width: 375, height: 440)
    view.addSubview(notes.view)
    notes.didMove(toParent: self)
    button("Empty", 10, 60) {
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "No notes"
      empty.secondaryText = "Write the first one."
      notes.contentUnavailableConfiguration = empty
    }
    button("Nothing", 130, 60) { notes.contentUnavailableConfiguration = nil }
    button("With button", 250, 60) { [unowned self] in
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "Still no notes"
      empty.button.title = "Write one"
      empty.buttonProperties.primaryAction = UIAction { [unowned self] _ in
        log.text = "written"
        notes.contentUnavailableConfiguration = nil
      }
      notes.contentUnavailableConfiguration = empty
    }
    button("Two buttons", 10, 110) { [unowned self] in
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "No network"
      empty.button.title = "Try again"
      empty.buttonProperties.primaryAction = UIAction { [unowned self] _ in log.text = "tried" }
      empty.secondaryButton.title = "Work alone"
      empty.secondaryButtonProperties.primaryAction = UIAction { [unowned self] _ in log.text = "alone" }
      notes.contentUnavailableConfiguration = empty
    }
    button("Loading", 130, 110) {
      var loading = UIContentUnavailableConfiguration.loading()
      loading.text = "Fetching notes"
      notes.contentUnavailableConfiguration = loading
    }
    button("Ask", 250, 110) {
      notes.answers = true
      notes.setNeedsUpdateContentUnavailableConfiguration()
    }
    button("Add and ask", 10, 160) {
      notes.texts.append("Milk")
      notes.setNeedsUpdateContentUnavailableConfiguration()
    }
    button("Add", 130, 160) { notes.texts = ["Milk"] }
    button("Remove", 250, 160) {
      notes.texts = []
      notes.setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// A controller that says, when it is asked, whether it has anything.
@available(iOS 17, *)
class Notes: UIViewController {
  var texts: [String] = []
  var answers = false

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard answers else { return }
    guard texts.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Asked for"
    contentUnavailableConfiguration = empty
  }
}
