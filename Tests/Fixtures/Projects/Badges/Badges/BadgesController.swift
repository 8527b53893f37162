import UIKit

/// Its view is in the nib that is called after it; the badges are views that load their content from a nib of their own.
class BadgesController: UIViewController {
  @IBOutlet private weak var badge: BadgeView!
  @IBOutlet private weak var sizeLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Badges"
    sizeLabel.text = "Corners: \(Int(badge.layer.cornerRadius)), \(badge.isGolden ? "golden" : "plain")"
  }

  @IBAction private func swiped(_ recognizer: UISwipeGestureRecognizer) { badge.turn() }
}
