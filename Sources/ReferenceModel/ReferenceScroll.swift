/// Where a scroll view stands, as far as that is the person's doing alone: what its content is, and what makes room for it, only the app
/// knows.
public enum ReferenceScroll: Hashable, Sendable {
  case beginning, end, elsewhere

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
