/// A controller or a view of the app's own classes that has left the screen for good and is not freed.
public struct LeakedObject: Hashable, Sendable, Codable {
  /// Of its class.
  public var name: String
  /// What holds it: `the property 'delegate' of NewTaskCell`; `nil` where that can't be told.
  public var holder: String?

  public init(name: String, holder: String?) {
    self.name = name
    self.holder = holder
  }

  /// A clause: `NewTaskController, held by a timer that still runs`.
  public var words: String { holder.map { "\(name), held by \($0)" } ?? name }
}
