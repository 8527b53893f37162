/// What generated code asks for `delegate?.method` without a call.
public func _responds(_ receiver: AnyObject, to selector: Selector) -> Bool {
  _ObjectiveC.responds(receiver, to: selector)
}

/// What generated code does for `delegate?.method?(…)`.
/// - Returns: `nil` when the receiver has no method of that name.
public func _ask<Result>(
  _ receiver: AnyObject, _ selector: Selector, _ arguments: [Any?], as type: Result.Type = Result.self
) -> Result? {
  _ObjectiveC.ask(receiver, selector, arguments, as: type)
}
