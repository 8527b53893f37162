internal import Foundation

/// Straight quotes, hyphens and dots of prose as printers set them: “so”, it’s, 1–2, ….
///
/// libcmark would do it while it reads, and the tree would have lost what the author wrote. What follows goes from text to text of
/// a paragraph, and a quote opens where nothing or a blank stands before it.
struct SmartPunctuation {
  private let double: (open: String, close: String)
  private let single: (open: String, close: String)
  /// What stands before the next text; `nil` at the start of a block.
  private var previous: Character?

  /// - Parameter language: A tag of BCP 47.
  init(language: String) {
    let marks = QuotationMarks(language: language)
    (double, single) = (marks.double, marks.single)
  }

  /// A block begins.
  mutating func begin() { previous = nil }

  /// Something stands here that is not to be changed.
  mutating func pass(_ text: String) { previous = text.last ?? previous }

  /// - Parameter next: What stands behind the text; `nil` at the end of what it stands in.
  mutating func text(_ text: String, before next: Character?) -> String {
    let characters = Array(text)
    let lastSingle = characters.lastIndex(of: "'") ?? -1
    // Whether a single quote is open, so that the next one closes it and is no apostrophe.
    var isOpen = false
    var result = ""
    var index = 0
    while index < characters.count {
      let character = characters[index]
      let run = character == "-" || character == "." ? characters[index...].prefix { $0 == character }.count : 1
      let after = index + 1 < characters.count ? characters[index + 1] : next
      switch character {
      case "\"": result += opens(before: after) ? double.open : double.close
      case "'":
        let isPaired = lastSingle > index && after?.isNumber != true
        if opens(before: after), isPaired {
          (result, isOpen) = (result + single.open, true)
        } else if isOpen, after?.isLetter != true {
          (result, isOpen) = (result + single.close, false)
        } else {
          result += "’"
        }
      case "-" where run == 3: (result, index) = (result + "—", index + 2)
      // "--format" is what somebody types.
      case "-" where run == 2 && !(isStart && characters.indices.contains(index + 2) && characters[index + 2].isLetter):
        (result, index) = (result + "–", index + 1)
      case "-": (result, index) = (result + String(repeating: "-", count: run), index + run - 1)
      case "." where run == 3: (result, index) = (result + "…", index + 2)
      case ".": (result, index) = (result + String(repeating: ".", count: run), index + run - 1)
      default: result.append(character)
      }
      previous = character
      index += 1
    }
    return result
  }

  private var isStart: Bool { previous.map { $0.isWhitespace || "([{/–—-\"'„“‚‘«‹¿¡".contains($0) } ?? true }

  private func opens(before next: Character?) -> Bool { isStart && next.map { !$0.isWhitespace } ?? false }
}
