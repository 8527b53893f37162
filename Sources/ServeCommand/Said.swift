internal import Grading

/// What a reader is told by a page's script.
enum Said: Encodable, Sendable, Equatable {
  /// A text that the script has in the language of the site: its name, and the values in it.
  case text(String, [String: String] = [:])
  /// Words that the script does not have: of the compiler, of the app or of the system.
  case words(String)

  /// Why a question has no answer.
  init(_ error: any Error) {
    self =
      switch error {
      case let gone as ServedLessons.Gone: gone.said
      case let nothing as Grader.NothingToPlay where nothing.hasNoScreen: .text("serve.noApp")
      default: .words("\(error)")
      }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let name, let values):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .name)
      try container.encode(values, forKey: .values)
    case .words(let words):
      var container = encoder.singleValueContainer()
      try container.encode(words)
    }
  }

  private enum Key: CodingKey {
    case name, values
  }
}
