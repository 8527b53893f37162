internal import Foundation
internal import Sandboxing
internal import Storage
internal import SystemPackage

/// Makes bitmaps of drawings with `rsvg-convert`, where that is installed. A drawing that was made one before is not made again.
struct BitmapDrawer: Sendable {
  static let program = "rsvg-convert"

  private let executable: String
  private let known: ValueCache<Data>

  /// Seconds and bytes that one drawing may take.
  private static let limits = Limits(wallClock: 30, memory: 1 << 30)

  /// - Returns: `nil` where the program is not in `PATH`.
  init?(home: Home, environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let found = ProgramSearch.find(Self.program, environment: environment) else { return nil }
    executable = found
    known = ValueCache(folder: home.cache.appending("bitmaps"))
  }

  /// - Parameter svg: Of our own drawing: it leads to no file and no address.
  /// - Returns: PNG; `nil` where the program refuses.
  @Sendable func png(of svg: String) async throws -> Data? {
    let key = ContentHash([executable, svg])
    if let png = known.value(for: key) { return png }
    let command = Command(
      executable: executable, arguments: ["--format=png"],
      environment: ProcessInfo.processInfo.environment, limits: Self.limits, input: Array(svg.utf8))
    let ending = try await Supervisor.run(command)
    let png = Data(ending.standardOutput)
    guard ending.succeeded, png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    known.store(png, for: key)
    return png
  }
}
