import Foundation
import Storage
import SystemPackage
import TestSupport
import Testing

@testable import Grading

/// What a compiler has said of itself holds for its files.
@Suite struct KnownToolchainsTests {
  private let folder: FilePath
  private let memory: KnownToolchains

  init() throws {
    folder = FilePath(NSTemporaryDirectory()).appending("coursemark-toolchains-\(UUID().uuidString)")
    try folder.makeDirectory()
    try folder.appending("bin").makeDirectory()
    memory = KnownToolchains(settings: folder.appending("settings"))
    for name in ["swiftc", "swift-frontend"] { try folder.appending("bin").appending(name).write("first") }
  }

  private var compiler: String { folder.appending("bin/swiftc").string }

  @Test func anAnswerIsKeptUntilTheDriverOrTheFrontendIsAnother() throws {
    #expect(memory.answer(of: compiler) == nil)
    for name in ["swiftc", "swift-frontend"] {
      memory.keep(Data("answer".utf8), of: compiler)
      #expect(memory.answer(of: compiler) == Data("answer".utf8))
      try folder.appending("bin").appending(name).write("another, and longer")
      #expect(memory.answer(of: compiler) == nil)
    }
  }

  @Test func aCompilerThatChoosesAmongToolchainsIsAskedEachTime() throws {
    try FileManager.default.removeItem(atPath: folder.appending("bin/swift-frontend").string)
    memory.keep(Data("answer".utf8), of: compiler)
    #expect(memory.answer(of: compiler) == nil)
  }

  @Test func whereNothingCanBeKeptNothingIsKnown() throws {
    let memory = KnownToolchains(settings: folder.appending("bin/swiftc"))
    memory.keep(Data("answer".utf8), of: compiler)
    #expect(memory.answer(of: compiler) == nil)
  }
}
