import UIKit

/// Shows one of the two sides that stand at the top of its nib.
class BadgeView: UIView {
  @IBOutlet private var captionLabel: UILabel!
  @IBInspectable var isGolden: Bool = false
  @IBInspectable var caption: String = "" { didSet { captionLabel.text = caption } }
  private var sides: [UIView] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    sides = Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)?.compactMap { $0 as? UIView } ?? []
    turn()
  }

  func turn() {
    let shown = sides.removeFirst()
    sides.append(shown)
    subviews.forEach { $0.removeFromSuperview() }
    shown.frame = bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(shown)
  }
}
