import Foundation
import Testing

@testable import UIKit

/// Views for people who read from right to left.
@MainActor
@Suite(.freshApp) struct LayoutDirectionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func box() -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    return box
  }

  @Test(.documented("UIView, semanticContentAttribute and effectiveUserInterfaceLayoutDirection"))
  func theAttributeDecidesTheDirection() {
    #expect(root.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(box().effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
  }

  @Test(.documented("NSLayoutConstraint.Attribute: leading and trailing follow the direction of reading"))
  func leadingIsRightWhereOneReadsFromRightToLeft() {
    let (first, second) = (box(), box())
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 50),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
      second.widthAnchor.constraint(equalToConstant: 500).with(priority: .defaultLow),
    ])
    root.layoutIfNeeded()
    #expect(first.frame.minX == 10 && second.frame.minX == 68 && second.frame.maxX == 280)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(first.frame.maxX == 290 && second.frame.maxX == 232 && second.frame.minX == 20)
  }

  @Test(.documented("NSLayoutConstraint.Attribute: left and right stay")) func leftStaysLeft() {
    let view = box()
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }

  @Test(.documented("UITextField, leftView: on the left, or leading, side")) func aSideViewChangesSides() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = side
    field.leftViewMode = .always
    field.semanticContentAttribute = .forceRightToLeft
    root.addSubview(field)
    root.layoutIfNeeded()
    #expect(side.frame.midX > 100)
  }

  @Test(.documented("UIStackView: arranged from the leading edge")) func aRowBeginsAtTheRight() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    let views = [60, 240].map { (width: CGFloat) in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      stack.addArrangedSubview(view)
      return view
    }
    stack.semanticContentAttribute = .forceRightToLeft
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [240, 0])
  }
}

extension NSLayoutConstraint {
  fileprivate func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }

  @Test(.documented("UIView, directionalLayoutMargins: leading is at the right where one reads from right to left"))
  func theLeadingMarginIsWhereReadingBegins() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 31, bottom: 0, trailing: 13)
    #expect(view.layoutMargins.left == 13 && view.layoutMargins.right == 31)
    #expect(view.directionalLayoutMargins.leading == 31)
  }
}
