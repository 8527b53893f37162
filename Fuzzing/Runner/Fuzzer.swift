internal import Foundation
internal import FuzzTargets

/// The program that `make fuzz` builds with libFuzzer, whose `main` calls this with input after input. `COURSEMARK_FUZZ` names
/// the target.
private let chosen: FuzzTarget? = ProcessInfo.processInfo.environment["COURSEMARK_FUZZ"].flatMap(FuzzTarget.init)

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let chosen else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(Data("COURSEMARK_FUZZ has to be one of \(names).\n".utf8))
    exit(2)
  }
  chosen.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

#if !FUZZING
  /// Without libFuzzer, it reads the files that are named, once each.
  @main
  enum Replay {
    static func main() {
      for path in CommandLine.arguments.dropFirst() {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        _ = data.withUnsafeBytes { testOneInput($0.bindMemory(to: UInt8.self).baseAddress, data.count) }
      }
    }
  }
#endif
