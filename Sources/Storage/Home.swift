internal import Foundation
package import SystemPackage

/// Where Coursemark finds its own files, and where it keeps what it makes.
package struct Home: Sendable {
  /// The folder that holds `UIKit`, `Examiner` and the other modules that learners' code and checks are compiled
  /// against, as source.
  package var sources: FilePath
  /// The page templates that ship with Coursemark.
  package var templates: FilePath
  /// What is known of UIKit: lists of names. The lesson that new ones begin as is there, too.
  package var data: FilePath
  /// The pages that explain the rules, one each.
  package var rules: FilePath
  /// Modules that were compiled when Coursemark was installed, for all users; the folder is not there in a checkout.
  package var installedRuntimes: FilePath
  /// What can be made again: compiled modules, examiners.
  package var cache: FilePath
  /// What can't: the secret of the generated input.
  package var settings: FilePath

  package init(
    sources: FilePath, templates: FilePath, data: FilePath, rules: FilePath,
    installedRuntimes: FilePath, cache: FilePath, settings: FilePath
  ) {
    self.sources = sources
    self.templates = templates
    self.data = data
    self.rules = rules
    self.installedRuntimes = installedRuntimes
    self.cache = cache
    self.settings = settings
  }

  /// Where the compiler keeps what it makes of C headers. Those files name their own folder, so a cache that was moved, as CI
  /// does, gets a new one.
  package var clangCache: FilePath { cache.appending("clang/\(ContentHash([cache.resolved.string]))") }

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
    func holdsSources(_ folder: FilePath) -> Bool { folder.appending("Sources/UIKit").exists }
    var candidates = [environment["COURSEMARK_HOME"]].compactMap { $0.map { FilePath($0) } }
    var folder = FilePath(executable).resolved
    while folder.removeLastComponent() { candidates += [folder, folder.appending("share/coursemark")] }
    guard let root = candidates.first(where: holdsSources) else { throw NotFound(executable: executable) }
    let user = UserFolders(environment: environment)
    return Home(
      sources: root.appending("Sources"), templates: root.appending("templates"), data: root.appending("data"),
      rules: root.appending("Documentation/Rules"), installedRuntimes: root.appending("runtime"),
      cache: environment["COURSEMARK_CACHE"].map { FilePath($0) } ?? user.caches.appending("coursemark"),
      settings: user.settings.appending("coursemark"))
  }
}
