import Foundation

/// The area that a text is laid out in. Without fonts only its size and padding count.
@MainActor
open class NSTextContainer: NSObject {
  open var size: CGSize
  /// [A] In points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5
  /// [A] 0 for any number.
  open var maximumNumberOfLines = 0  // Stored only; visible.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var widthTracksTextView = false  // Stored only.
  open var heightTracksTextView = false  // Stored only.
  /// Where no text goes, in points of the container.
  open var exclusionPaths: [UIBezierPath] = []  // Stored only; visible.
  open weak var layoutManager: NSLayoutManager?
  weak var textView: UITextView?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public convenience override init() { self.init(size: .zero) }
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }
}
