internal import ArgumentParser
internal import Foundation
internal import Reporting
internal import Verification

/// Mending what has one right answer.
struct FixOptions: ParsableArguments {
  @Flag(
    help:
      "Of texts that were not written for Coursemark, print as a diff how broken listings are mended that have one right answer: renamed names, forms of old Swift, labels."
  )
  var fix = false

  @Flag(help: "With '--fix', write the changes into the files.")
  var write = false

  func validate() throws {
    if write, !fix { throw ValidationError("'--write' belongs to '--fix'; without it nothing is mended.") }
  }

  func run(_ foreign: ForeignCourse, _ survey: ForeignSurvey, _ progress: ProgressLine) async throws {
    guard !foreign.lessons.isEmpty else {
      throw UsageError("'--fix' mends texts that were not written for Coursemark, and there are none here.")
    }
    let fixer = ListingFixer(survey: survey)
    let (texts, unread) = try await Interruption.cancelling {
      var unread: [String] = []
      let texts = try await fixer.fix(foreign.lessons) { file in
        let text = Self.text(of: file)
        if text == nil { unread.append(file) }
        return text
      }
      return (texts, unread)
    }
    progress.clear()
    for file in unread {
      Console.note(visible("\(file): nothing of it is mended, because it can't be read as UTF-8; save it as UTF-8."))
    }
    for text in texts {
      let path = RelativePath.inCurrentFolder(text.file)
      let diff = UnifiedDiff(file: path, original: text.original, changed: text.fixed)
      Console.write(Console.isTerminal(.standardOutput) ? diff.shown : diff.text)
      if write { try save(text) }
    }
    Console.note(summary(texts))
  }

  /// Byte for byte what stands in the file; `nil` for bytes that are no UTF-8, which would be lost in writing it.
  private static func text(of file: String) -> String? {
    FileManager.default.contents(atPath: file).flatMap { String(validating: $0, as: UTF8.self) }
  }

  private func save(_ text: ListingFixer.FixedText) throws {
    do {
      // A link stays one.
      let url = URL(fileURLWithPath: text.file).resolvingSymlinksInPath()
      try Data(text.fixed.joined(separator: "\n").utf8).write(to: url, options: .atomic)
    } catch {
      throw UsageError("'\(text.file)' can't be written: \(error.localizedDescription)")
    }
  }

  private func summary(_ texts: [ListingFixer.FixedText]) -> String {
    let listings = texts.map(\.listings).reduce(0, +)
    guard listings > 0 else { return "No broken listing has one right answer." }
    let what = "\(counted(listings, "listing")) of \(counted(texts.count, "text"))"
    return write ? "\(what) mended." : "\(what) can be mended so; '--fix --write' writes it."
  }
}
