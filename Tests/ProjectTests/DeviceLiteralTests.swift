import DeviceMeasures
import Foundation
import Testing

/// Sizes of screens and keyboards stand in `Sources/DeviceMeasures` alone, so that UIKit, the models and the drawings of screens agree.
@Suite struct DeviceLiteralTests {
  /// Widths of the glyphs of a font, in thousandths.
  private static let otherNumbers = ["Sources/ScreenDrawing/TextWidth.swift"]

  @Test(arguments: ["UIKit", "AppAgent", "ScreenDrawing", "ReferenceModel", "Examiner"])
  func noSourceHasASizeOfADevice(module: String) throws {
    try expectNoSize(in: try Repository.files(under: "Sources/\(module)"))
  }

  @Test func noModelOfALessonHasASizeOfADevice() throws {
    let files = try Repository.files(under: "lessons").filter { $0.hasSuffix("/Model.swift") }
    #expect(files.count == 5)
    try expectNoSize(in: files)
  }

  @Test(arguments: [
    ("let height = 216", ["216"]), ("CGSize(width: 375.0, height: 667)", ["375", "667"]), ("red: 0.667", []),
    ("// 216 points on an old phone", []), ("let code = 1216", []), ("size.width >= 414 ? 20 : 16", ["414"]),
    ("let wait = 1_180", []), ("\"e\\u{301}\"", []), ("if size.width >= 744 {", ["744"]),
  ])
  func aSizeOfADeviceIsFound(line: String, sizes: [String]) {
    #expect(Self.sizes(in: line) == sizes)
  }

  private func expectNoSize(in files: [String]) throws {
    var found: [String] = []
    for file in files where file.hasSuffix(".swift") && !Self.otherNumbers.contains(file) {
      for (index, line) in try Repository.text(file).components(separatedBy: "\n").enumerated() {
        found += Self.sizes(in: line).map { "\(file):\(index + 1): \($0)" }
      }
    }
    #expect(found == [])
  }

  /// Every width, height and height of a keyboard of the table, and the width of the smallest tablet, which separates tablets from phones. 200
  /// is too common a number to tell anything.
  private static let measured: Set<String> = {
    let numbers = DeviceMeasures.all.flatMap { device in
      [device.width, device.height]
        + [device.portraitKeyboard, device.landscapeKeyboard].flatMap {
          [$0.withSuggestions, $0.withoutSuggestions]
        }
    }
    return Set(numbers.map { String(Int($0)) } + ["744"]).subtracting(["200"])
  }()

  private static func sizes(in line: String) -> [String] {
    let code = line.components(separatedBy: "//")[0].replacing(/\\u\{[0-9A-Fa-f]+\}/, with: "")
    return code.matches(of: /[\w.]+/).map { $0.output.hasSuffix(".0") ? $0.output.dropLast(2) : $0.output }
      .map(String.init).filter(measured.contains)
  }
}
