internal import Storage
internal import SystemPackage

extension Home {
  /// The attacks on the grader, and the lessons that they are tried on.
  var attacks: FilePath { root.appending("Attacks") }
  /// The folder that holds all of Coursemark's own files: a checkout, or `share/coursemark`.
  var root: FilePath { sources.removingLastComponent() }
}
