internal import Foundation
internal import Storage

extension Home {
  /// The attacks on the grader, and the lessons that they are tried on.
  var attacks: String { (sources.string as NSString).deletingLastPathComponent + "/Attacks" }
}
