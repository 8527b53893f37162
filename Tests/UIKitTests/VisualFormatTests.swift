import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.freshApp) struct VisualFormatTests {
  private func lines(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    let root = UIView()
    root.accessibilityIdentifier = "root"
    var views: [String: UIView] = [:]
    for name in ["name", "button"] {
      let view = UIView()
      view.accessibilityIdentifier = name
      root.addSubview(view)
      views[name] = view
    }
    return NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
      .map { constraint in
        let text = constraint.description.dropFirst("<NSLayoutConstraint:0x600000c00000 ".count)
        return String(text.dropLast("   (inactive)>".count))
      }
  }

  @Test(
    .documented("Auto Layout Guide, Visual Format Language"), .observed("the standard spaces"),
    arguments: [
      ("[name]-[button]", ["button.leading == name.trailing + 8"]),
      ("[button(>=50)]", ["button.width >= 50"]),
      (
        "|-50-[name]-50-|",
        ["name.leading == root.leading + 50", "root.trailing == name.trailing + 50"]
      ),
      ("V:[name]-10-[button]", ["button.top == name.bottom + 10"]),
      ("[name][button]", ["button.leading == name.trailing"]),
      ("[button(100@20)]", ["button.width == 100 @20"]),
      ("[name(==button)]", ["name.width == button.width"]),
      ("[name(>=70,<=100)]", ["name.width >= 70", "name.width <= 100"]),
      ("V:|-(>=5@750)-[name]", ["name.top >= root.top + 5 @750"]),
      ("H:|-[name]", ["name.leading == root.leadingMargin"]), ("V:[name]-|", ["root.bottomMargin == name.bottom"]),
      ("[name(button*2+4)]", ["name.width == 2*button.width + 4"]),
    ])
  func aLineOfTheFormatIsThese(format: String, constraints: [String]) {
    #expect(lines(format) == constraints)
  }

  @Test(.documented("NSLayoutConstraint, constraints(withVisualFormat:options:metrics:views:)"))
  func metricsNameNumbersAndOptionsAlign() {
    #expect(
      lines("H:[name]-gap-[button(wide)]", options: [.alignAllCenterY], metrics: ["gap": 12, "wide": 80.5]) == [
        "button.leading == name.trailing + 12", "button.width == 80.5", "button.centerY == name.centerY",
      ])
  }
}
