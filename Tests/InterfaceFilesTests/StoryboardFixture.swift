import Foundation

@testable import InterfaceFiles

/// Storyboards with one or two scenes, as short as they can be.
enum StoryboardFixture {
  /// A storyboard with one controller, `c-1`, whose view holds this, and another one, `c-2`, that segues may lead to.
  static func read(
    _ subviews: String = "", kind: String = "viewController", view: String = "view", controller: String = "",
    objects: String = ""
  ) throws -> InterfaceFile {
    try InterfaceFile(
      "Main",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c-1"><scenes>
        <scene><objects><\(kind) id="c-1" customClass="Form" sceneMemberID="viewController">
        <\(view) key="view" id="v-1">
        <subviews>\(subviews)</subviews></\(view)>
        \(controller)
        </\(kind)>\(objects)</objects></scene>
        <scene><objects><viewController id="c-2" storyboardIdentifier="detail" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """)
  }
}

extension InterfaceFile {
  /// The scene's lines without their margins.
  var lines: [String] { scene.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } }
  var messages: [String] { problems.map(\.message) }
}
