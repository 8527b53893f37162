import Foundation
import Testing

/// The C code for the machine that this is not, where Debian's 'libc6-dev-arm64-cross' or 'libc6-dev-amd64-cross' has its headers.
@Suite struct OtherMachineTests {
  #if arch(x86_64)
    static let target = "aarch64-linux-gnu"
  #else
    static let target = "x86_64-linux-gnu"
  #endif
  static let headers = "/usr/\(target)/include"
  static let compiler: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { (folder: Substring) -> String in "\(folder)/clang" }
    .first { (path: String) in access(path, X_OK) == 0 }

  @Test(
    .enabled(
      if: compiler != nil && access(headers + "/asm/unistd.h", R_OK) == 0,
      "There is no clang here, or no headers of the other architecture: install libc6-dev-arm64-cross or libc6-dev-amd64-cross."
    ))

  func theWallsCompileForTheOtherMachine() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/CSandbox")
      .standardizedFileURL.path
    let files = try FileManager.default.contentsOfDirectory(atPath: sources).filter { $0.hasSuffix(".c") }.sorted()
    #expect(files.contains("filter.c"))
    let process = Process()
    let output = Foundation.Pipe()
    process.executableURL = URL(fileURLWithPath: try #require(Self.compiler))
    process.arguments =
      [
        "--target=\(Self.target)", "-isystem", Self.headers, "-I", sources + "/include", "-fsyntax-only", "-Wall",
        "-Wextra", "-Werror",
      ] + files.map { "\(sources)/\($0)" }
    process.standardError = output
    try process.run()
    let words = String(decoding: (try output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(words)")
  }
}
