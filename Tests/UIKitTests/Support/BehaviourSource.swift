import Testing

/// How it is known that UIKit behaves as a conformance test says. `Documentation/UIKit.md` lists the tests by it.
///
///     @Test(.documented("UITextFieldDelegate, textFieldShouldReturn(_:)"))
///     func theReturnKeyAsksAndDoesNotDismiss() { … }
struct BehaviourSource: TestTrait, SuiteTrait {
  enum Kind: String { case documented, observed, assumed }

  let kind: Kind
  let source: String
  var comments: [Comment] { [Comment(rawValue: "\(kind.rawValue): \(source)")] }
}

extension Trait where Self == BehaviourSource {
  /// Apple's documentation, by page and symbol, or a comment in a header: `header of UITextField, …`.
  static func documented(_ source: String) -> Self { Self(kind: .documented, source: source) }

  /// Others saw it and wrote it down, in logs or issues that are public.
  static func observed(_ what: String) -> Self { Self(kind: .observed, source: what) }

  /// Nobody says so; it is what fits best. UIKit notes at run time that an app could have noticed: see `Assumption`.
  static func assumed(_ what: String) -> Self { Self(kind: .assumed, source: what) }
}
