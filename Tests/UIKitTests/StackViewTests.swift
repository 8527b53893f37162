import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.freshApp) struct StackViewTests {
  /// A view whose content is of that size.
  private final class Block: UIView {
    var size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func stack(_ views: [UIView], in size: CGSize, _ configure: (UIStackView) -> Void) -> [CGRect] {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    configure(stack)
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  private var blocks: [UIView] { [Block(40, 10), Block(60, 30), Block(20, 20)] }

  private struct Case: CustomTestStringConvertible {
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var frames: [[CGFloat]]
    var testDescription: String { "\(distribution), \(alignment)" }
  }

  @Test(
    .documented("UIStackView.Distribution and UIStackView.Alignment"),
    .assumed("Of views that hug alike the last is stretched"),
    arguments: [
      Case(distribution: .fill, alignment: .fill, frames: [[0, 0, 40, 100], [50, 0, 60, 100], [120, 0, 180, 100]]),
      Case(
        distribution: .fillEqually, alignment: .leading,
        frames: [[0, 0, 93.5, 10], [103.5, 0, 93, 30], [206.5, 0, 93.5, 20]]),
      Case(
        distribution: .fillProportionally, alignment: .trailing,
        frames: [[0, 90, 93.5, 10], [103.5, 70, 140, 30], [253.5, 80, 46.5, 20]]),
      Case(
        distribution: .equalSpacing, alignment: .center,
        frames: [[0, 45, 40, 10], [130, 35, 60, 30], [280, 40, 20, 20]]),
      Case(
        distribution: .equalCentering, alignment: .center,
        frames: [[0, 45, 40, 10], [125, 35, 60, 30], [280, 40, 20, 20]]),
    ])
  private func viewsAreSharedOutAlongTheAxisAndAlignedAcrossIt(_ one: Case) {
    let frames = stack(blocks, in: CGSize(width: 300, height: 100)) {
      $0.distribution = one.distribution
      $0.alignment = one.alignment
      $0.spacing = 10
    }
    #expect(frames.map { [$0.minX, $0.minY, $0.width, $0.height] } == one.frames)
  }

  @Test(.documented("UIStackView: its size follows from the views and the spacing unless constraints say it"))
  func aStackIsAsLargeAsItsViewsAndSpaces() {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.axis = .vertical
    stack.spacing = 5
    stack.alignment = .center
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 70))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 66, height: 74))
  }

  @Test(.documented("UIStackView: a hidden view takes no room"))
  func aHiddenViewMakesRoomForTheOthers() {
    let views = blocks
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = root.bounds
    stack.alignment = .top
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[0])
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 70, 140])
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect([views[0].frame.minX, views[2].frame.minX] == [0, 70])
    views[0].isHidden = true
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect([views[1].frame.minX, views[2].frame.minX] == [0, 70])
  }

  @Test(.documented("removeArrangedSubview(_:): the view stays a subview; removeFromSuperview() takes it out of both"))
  func arrangedViewsAreSubviews() {
    let stack = UIStackView()
    let views = blocks
    for view in views { stack.addArrangedSubview(view) }
    stack.removeArrangedSubview(views[0])
    views[1].removeFromSuperview()
    stack.insertArrangedSubview(views[0], at: 1)
    #expect(stack.arrangedSubviews == [views[2], views[0]])
    #expect(stack.subviews == [views[0], views[2]])
  }
}
