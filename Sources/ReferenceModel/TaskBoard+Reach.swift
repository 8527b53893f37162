extension TaskBoard {
  /// How far the lesson has taught: a step each, and at last everything.
  ///
  /// A step's model is about that step. It leaves out what comes later; and what was judged before it does no more than it
  /// needs to, so that a mistake of an early step is told at that step and not again at each one after it.
  public enum Reach: Int, Comparable, CaseIterable, Sendable {
    /// What stands in the field is read.
    case reading
    /// Blanks around it are dropped, and blanks alone are nothing.
    case trimming
    /// The Done key hands the caption on, empties the field, and sends the keyboard away.
    case answeringDone
    /// Add does the same, and is enabled when there is something to add.
    case adding
    /// Done and Add do the same whatever was typed.
    case comparing
    /// A new task is shown.
    case showing
    /// What ends in a question mark goes to Bonus.
    case sorting
    /// A tap ticks a task off, and a second one takes that back.
    case ticking
    /// The label counts.
    case counting
    /// The list makes room for the keyboard, however high that is.
    case makingRoom
    /// The whole lesson at once.
    case everything

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }
}
