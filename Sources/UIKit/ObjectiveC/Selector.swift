/// The name of a method, as Objective-C has it: `textFieldShouldReturn:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  public init(_ str: String) { name = str }
  public init(stringLiteral value: String) { name = value }
  public var description: String { name }

  /// How many arguments a method of this name takes.
  package var argumentCount: Int { name.count { $0 == ":" } }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// What a learner's `#selector(…)` becomes: `_Selector(…)` has the same length, so no column moves.
///
/// The method is never evaluated. Its name was taken from the compiler when the submission was prepared, and is found
/// again by the place of the call.
public func _Selector<T>(
  _ method: @autoclosure () -> T, file: StaticString = #fileID, line: Int = #line, column: Int = #column
) -> Selector {
  _ObjectiveC.selector(file: "\(file)", line: line, column: column)
}

/// `#selector(getter: …)`
public func _Selector<T>(
  getter property: @autoclosure () -> T, file: StaticString = #fileID, line: Int = #line, column: Int = #column
) -> Selector {
  _ObjectiveC.selector(file: "\(file)", line: line, column: column)
}

/// `#selector(setter: …)`
public func _Selector<T>(
  setter property: @autoclosure () -> T, file: StaticString = #fileID, line: Int = #line, column: Int = #column
) -> Selector {
  _ObjectiveC.selector(file: "\(file)", line: line, column: column)
}
