import Foundation
import Testing
import UIKitNames

@testable import Interop

/// What UIKit only stores says so in its source, and nothing else does.
@Suite struct SupportMarkTests {
  @Test func theMarksAgreeWithTheCode() throws {
    // To be copied, or read and set by its name, is no effect, a formatter's locale is not a picker's, nor a transform's rotation a recognizer's.
    let others = [
      "/UIKitProperties.swift", "/Copying.swift", "/CGAffineTransform.swift", "/ListFormatter.swift",
      "/RelativeDateTimeFormatter.swift",
      "/DateComponentsFormatter.swift", "/AppLocale.swift", "/NumberFormatter.swift", "/LocalizedStrings.swift",
    ]
    let files = try UIKitSource.files(of: ["UIKit"])
    let uikit = files.filter { file in !others.contains { file.name.hasSuffix($0) } }.map {
      ModelledNames.Source(path: String($0.name.dropFirst("UIKit/".count)), text: $0.text)
    }
    // What a whole app is told at its launch is told in no lesson: there, the scene makes the window.
    let agent = try UIKitSource.files(of: ["AppAgent"]).filter { !$0.name.hasSuffix("/Interface+Launch.swift") }
    #expect(!agent.isEmpty && uikit.count == files.count - others.count)
    let names = ModelledNames.read(uikit, readers: agent.map(\.text))
    let known = try KnownNames.all()
    let unmarked = names.unmarked.filter { path in
      // `UIView.tintColor`, `UITableView.Style.none`, `D.ended(_:)`
      let base = path.prefix { $0 != "(" }
      guard let dot = base.lastIndex(of: ".") else { return false }
      let name = path[path.index(after: dot)...]
      return known.types[String(base[..<dot])]?.members.contains { $0.name == name } ?? false
    }
    #expect(unmarked.sorted() == [], "Give it an effect, or write '// Stored only.' behind it")
    #expect(names.markedThoughUsed.sorted() == [], "It has an effect; take the comment away")
  }

  /// A program that says so itself would be believed whatever it claims.
  @Test func noPlaceSaysWhateverIsAsked() throws {
    let places = try UIKitSource.catalog.get().unsupportedPlaces
    #expect(places.count > 10)
    #expect(places.filter { $0.says("everything") }.map(\.members) == [])
  }
}
