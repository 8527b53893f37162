/// The behaviours that the script of a conformance app holds: a section each, which says what, how it is known, what the user does and what
/// is seen then.
///
///     ## Return asks the delegate, and ends nothing by itself
///     # documented: UITextFieldDelegate, textFieldShouldReturn(_:)
///     return
///     expect "asked"
package struct ScriptBehaviours: Sendable, Equatable {
  /// In the order of the script.
  package var behaviours: [Behaviour] = []
  /// What is wrong with a section, by its 1-based line: a script holds nothing that nobody vouches for, or that nothing shows.
  package var mistakes: [Mistake] = []

  package struct Mistake: Sendable, Equatable {
    package var line: Int
    package var message: String
  }

  /// - Parameter app: The name of the app's folder: `return-key`.
  package init(reading script: String, app: String) {
    var section: Section?
    for (index, line) in script.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("## ") {
        end(section, of: app)
        section = Section(line: index + 1, sentence: String(line.dropFirst(3)))
      } else if line.hasPrefix("# ") {
        section?.read(source: line.dropFirst(2))
      } else if line.hasPrefix("expect") {
        section?.isSeen = true
      }
    }
    end(section, of: app)
  }

  private struct Section {
    var line: Int
    var sentence: String
    var sources: [(kind: Behaviour.Kind, words: String)] = []
    var isSeen = false

    mutating func read(source comment: Substring) {
      guard let colon = comment.firstIndex(of: ":"), let kind = Behaviour.Kind(rawValue: String(comment[..<colon]))
      else { return }
      let words = comment[comment.index(after: colon)...].drop { $0 == " " }
      if !words.isEmpty { sources.append((kind, String(words))) }
    }
  }

  private mutating func end(_ section: Section?, of app: String) {
    guard let section else { return }
    if section.sources.isEmpty {
      mistakes.append(Mistake(line: section.line, message: "Nothing says how it is known: # documented: …"))
    }
    if !section.isSeen { mistakes.append(Mistake(line: section.line, message: "Nothing is expected.")) }
    behaviours += section.sources.map {
      Behaviour(kind: $0.kind, sentence: section.sentence, source: $0.words, file: app)
    }
  }
}
