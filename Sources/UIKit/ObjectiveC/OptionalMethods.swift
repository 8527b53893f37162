/// Calls the optional requirements of a protocol on an object that may implement them.
///
///     OptionalMethods<any UITextFieldDelegate>(delegate).textFieldShouldReturn(self) ?? true
///
/// The methods are in `OptionalRequirements.swift`, with the arguments and the result that the protocol declares. They go
/// through the object's method table and not through the protocol's witness: that one has a default for each.
@MainActor
struct OptionalMethods<Requirements> {
  let receiver: AnyObject?

  /// - Parameter receiver: An object that conforms to the protocol; `nil` implements nothing.
  init(_ receiver: AnyObject?) { self.receiver = receiver }

  func call<Result>(_ selector: Selector, _ arguments: [Any?]) -> Result? {
    _ObjectiveC.ask(receiver, selector, arguments)
  }
}
