/// How much of this machine the readers of served pages may use. Each of their machines counts as one reader.
struct ReaderLimits: Sendable {
  /// Apps of one reader at the same time; the one that was used longest ago makes room.
  var apps: Int
  /// Apps of all.
  var appsOfAll: Int
  /// Gradings of one reader that are under way or wait; the oldest makes room.
  var gradings: Int
  /// Gradings at the same time; others wait in line.
  var gradingsAtOnce = 2
  /// Readers whose gradings wait; others are asked to come back.
  var waiting = 200

  /// Who writes or reads a course on the own machine, in several windows.
  static let oneReader = ReaderLimits(apps: 6, appsOfAll: 6, gradings: 2)
  /// An app that nobody touches takes some 40 MB of memory and no processor.
  static let classroom = ReaderLimits(apps: 2, appsOfAll: 60, gradings: 1)
}
