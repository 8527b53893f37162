import Foundation
import FuzzTargets
import Testing

/// What a fuzzer has found once is read again at every test.
@Suite struct FuzzCorpusTests {
  static let files = Result { try Repository.files(under: "Fuzzing/Corpus") }

  @Test func everyTargetHasACorpus() throws {
    let folders = try Repository.folders(under: "Fuzzing/Corpus")
    #expect(Set(folders) == Set(FuzzTarget.allCases.map(\.rawValue)))
  }

  @Test func noFileOfTheCorpusTraps() throws {
    for path in try Self.files.get() {
      let target = try #require(FuzzTarget(rawValue: String(path.split(separator: "/")[2])))
      target.read(Array(try Data(contentsOf: Repository.root.appending(path: path))))
      // Cut off anywhere, it does not either.
      target.read(Array(try Data(contentsOf: Repository.root.appending(path: path)).dropLast(7)))
    }
  }

  @Test func theScriptFuzzesEveryTarget() throws {
    let script = try Repository.text("scripts/fuzz")
    #expect(script.contains("set -- " + FuzzTarget.allCases.map(\.rawValue).joined(separator: " ")))
  }
}
