internal import Foundation

/// Where Coursemark finds its own files, and where it keeps what it makes.
package struct Home: Sendable {
  /// The folder that holds `UIKit`, `Examiner` and the other modules that learners' code and checks are compiled
  /// against, as source.
  package var sources: String
  /// The page templates that ship with Coursemark.
  package var templates: String
  /// What is known of UIKit: lists of names.
  package var data: String
  /// The pages that explain the rules, one each.
  package var rules: String
  /// What can be made again: compiled modules, examiners.
  package var cache: String
  /// What can't: the secret of the generated input.
  package var settings: String

  package init(sources: String, templates: String, data: String, rules: String, cache: String, settings: String) {
    self.sources = sources
    self.templates = templates
    self.data = data
    self.rules = rules
    self.cache = cache
    self.settings = settings
  }

  package struct NotFound: Error, CustomStringConvertible {
    package var executable: String
    package var description: String {
      """
      Coursemark's own sources were not found near \(executable). Run it from its build folder or install it with \
      'make install'; or set COURSEMARK_HOME to a folder that holds Sources/UIKit.
      """
    }
  }

  /// The one that the running program came with.
  package static func find() throws(NotFound) -> Home {
    // The path of the program itself, however it was called.
    let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return try find(
      executable: executable ?? CommandLine.arguments.first ?? "coursemark",
      environment: ProcessInfo.processInfo.environment)
  }

  /// Looks at `$COURSEMARK_HOME`, then at the folders above the executable: a checkout, or `share/coursemark` beside `bin`.
  package static func find(executable: String, environment: [String: String]) throws(NotFound) -> Home {
    func holdsSources(_ folder: String) -> Bool {
      FileManager.default.fileExists(atPath: folder + "/Sources/UIKit")
    }
    var candidates = [environment["COURSEMARK_HOME"]].compactMap(\.self)
    var folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      candidates += [folder.path, folder.path + "/share/coursemark"]
    }
    guard let root = candidates.first(where: holdsSources) else { throw NotFound(executable: executable) }
    let user = environment["HOME"] ?? NSTemporaryDirectory()
    return Home(
      sources: root + "/Sources", templates: root + "/templates", data: root + "/data",
      rules: root + "/Documentation/Rules",
      cache: environment["COURSEMARK_CACHE"] ?? (environment["XDG_CACHE_HOME"] ?? user + "/.cache") + "/coursemark",
      settings: (environment["XDG_CONFIG_HOME"] ?? user + "/.config") + "/coursemark")
  }
}
