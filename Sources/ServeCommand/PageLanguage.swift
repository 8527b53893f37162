internal import PageRendering
internal import Synchronization

/// The language of the pages as they are now, for what is told between two builds: it changes with the course's files.
final class PageLanguage: Sendable {
  /// `nil` as long as nothing was built.
  private let strings = Mutex<ServedStrings?>(nil)

  func change(to new: ServedStrings) { strings.withLock { $0 = new } }

  /// What an examiner has said; in English where no other words for it are known.
  @Sendable func told(_ text: String) -> ToldText { strings.withLock { $0 }?.told(text) ?? ToldText(text) }

  /// Several that belong together: all in one language.
  func told(_ texts: some Sequence<String>) -> [ToldText] {
    strings.withLock { $0 }?.told(Array(texts)) ?? texts.map(ToldText.init)
  }
}
