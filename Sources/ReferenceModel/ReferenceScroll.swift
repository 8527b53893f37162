/// How far a scroll view is scrolled, as far as that depends on the user alone. How high its content is, only the app knows.
///
///     var scroll = ReferenceScroll.beginning
///     if case .scroll(.table("basket"), let points) = event { scroll.handle(by: points) }
public enum ReferenceScroll: Hashable, Sendable {
  /// All the way up, as at the launch.
  case beginning
  /// All the way down, by ``UserEvent/scrollToEnd(of:)``.
  case end
  /// Anywhere: only the app knows how far.
  case elsewhere

  /// The person scrolls, as of ``UserEvent/scroll(_:by:)``.
  public mutating func handle(by points: Double) {
    self = points >= UserEvent.far ? .end : points <= -UserEvent.far ? .beginning : .elsewhere
  }

  /// The room for the content has changed, which may move its end; its beginning stays.
  public mutating func roomChanged() {
    if self == .end { self = .elsewhere }
  }

  /// Ways to scroll: some distance, all the way down, and all the way up.
  public static func events(of element: ElementName, _ random: inout SeededRandom) -> [UserEvent] {
    [
      .scroll(element, by: Double(random.int(in: -300...300))), .scrollToEnd(of: element),
      .scrollToBeginning(of: element),
    ]
  }
}
