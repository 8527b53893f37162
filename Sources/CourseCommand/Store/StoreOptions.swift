internal import ArgumentParser
internal import Foundation
internal import SharedStore
internal import Storage
internal import SystemPackage

/// Where `grade` keeps what it has found out, so that an equal submission is not graded again.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where verdicts are kept and found again: a folder, or the address of a web server that takes GET and PUT. Otherwise $COURSEMARK_STORE, or a folder of your own.",
      valueName: "place"))
  var store: String?

  @Flag(help: "Grade everything anew, and keep nothing for another run.")
  var noStore = false

  static let variable = "COURSEMARK_STORE"

  func validate() throws {
    if store != nil, noStore {
      throw ValidationError("'--store' names a store and '--no-store' wants none; keep one of them.")
    }
    // In the environment it means no store; here it would be a folder among the lessons.
    if store == "none" {
      throw ValidationError("For no store, say '--no-store'; a folder that is called 'none' is './none'.")
    }
    if let store { _ = try Self.address(store, by: "--store") }
  }

  /// - Returns: `nil` where none is wanted.
  func place(home: Home, environment: [String: String]) throws -> StoreAddress? {
    if noStore { return nil }
    if let store { return try Self.address(store, by: "--store") }
    if let named = environment[Self.variable], !named.isEmpty {
      return named == "none" ? nil : try Self.address(named, by: Self.variable)
    }
    return .folder(Self.standard(home).string)
  }

  /// The store of a user who has named none.
  static func standard(_ home: Home) -> FilePath { home.cache.appending("verdicts") }

  private static func address(_ text: String, by source: String) throws -> StoreAddress {
    do throws(StoreTrouble) {
      return try StoreAddress(text)
    } catch {
      throw UsageError("The store '\(text)' of \(source) can't be used: \(error).")
    }
  }
}
