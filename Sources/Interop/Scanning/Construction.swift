internal import SwiftSyntax

/// A call that makes an object of a class that is known only at run time: `T()`, `cellClass.init(style: .default, reuseIdentifier: nil)`,
/// `.init(frame: .zero)`. Swift does that by a `required` initializer alone, and those of Objective-C's classes can be called so on Apple's
/// systems. UIKit's `_Class` has the same initializers as functions.
struct Construction {
  /// Labels of the initializers that `_Class` has.
  private static let labels: Set<[String]> = [
    [], ["frame"], ["frame", "style"], ["frame", "collectionViewLayout"], ["style", "reuseIdentifier"],
    ["reuseIdentifier"], ["nibName", "bundle"], ["target", "action"],
  ]
  /// Of these, the ones that can be had where the class follows from the place.
  private static let labelsOfImplicit: Set<[String]> = [[], ["frame"]]

  /// Where the compiler speaks of the call.
  let token: TokenSyntax
  private let call: FunctionCallExprSyntax

  /// `nil` where `_Class` has no such initializer.
  init?(_ call: FunctionCallExprSyntax) {
    let labels = call.arguments.map { $0.label?.identifierText ?? "_" }
    guard call.trailingClosure == nil, call.leftParen != nil, Self.labels.contains(labels) else { return nil }
    self.call = call
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      token = member.declName.baseName
      if member.base == nil, token.text != "init" || !Self.labelsOfImplicit.contains(labels) { return nil }
    } else if let token = call.calledExpression.lastToken(viewMode: .sourceAccurate) {
      self.token = token
    } else {
      return nil
    }
  }

  func apply(to edited: inout EditedText) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), token.text == "init" else {
      // `T()`: the class itself.
      edited.insert("UIKit::_Class(", at: call.calledExpression.start)
      edited.insert(".self)", at: call.calledExpression.end)
      return
    }
    if let base = member.base {
      // Of a value, `.self` is the value.
      edited.insert("UIKit::_Class(", at: base.start)
      edited.replace(token.bytes, with: "self")
      edited.insert(")", at: token.end)
    } else {
      edited.blank(member.period.bytes)
      edited.replace(token.bytes, with: "")
      edited.insert("UIKit::_object", at: token.end)
    }
  }
}
