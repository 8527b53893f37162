import Foundation
import Testing

@testable import UIKit

/// What a phone's Foundation has and that of Linux has not: weak collections, words, lists in words.
@Suite(.freshApp) struct FoundationCollectionsTests {
  private final class Listener: NSObject {}

  @Test(.documented("NSHashTable, weakObjects()")) func aWeakTableForgetsWhoHasGone() {
    let table = NSHashTable<Listener>.weakObjects()
    let one = Listener()
    table.add(one)
    table.add(one)
    do {
      let other = Listener()
      table.add(other)
      #expect(table.count == 2 && table.contains(other))
    }
    #expect(table.allObjects == [one])
    table.remove(one)
    #expect(table.anyObject == nil && table.count == 0)
  }

  @Test(.documented("NSHashTable: members are compared by isEqual(_:), unless the options say otherwise"))
  func equalMembersAreOne() {
    let equal = NSHashTable<NSString>()
    let same = NSHashTable<NSString>(options: .objectPointerPersonality)
    for table in [equal, same] {
      table.add(NSMutableString(string: "a"))
      table.add(NSMutableString(string: "a"))
    }
    #expect(equal.count == 1)
    #expect(same.count == 2)
  }

  @Test(.documented("NSMapTable, weakToStrongObjects() and strongToWeakObjects()")) func anEntryGoesWithItsWeakHalf() {
    let byKey = NSMapTable<Listener, NSString>.weakToStrongObjects()
    let byName = NSMapTable<NSString, Listener>.strongToWeakObjects()
    let one = Listener()
    do {
      let other = Listener()
      for listener in [one, other] {
        byKey.setObject("x", forKey: listener)
        byName.setObject(listener, forKey: listener === one ? "one" : "other")
      }
      #expect(byKey.count == 2 && byName.object(forKey: "other") === other)
    }
    #expect(byKey.count == 1 && byKey.object(forKey: one) == "x")
    #expect(byName.object(forKey: "other") == nil && byName.object(forKey: "one") === one)
    byName.setObject(nil, forKey: "one")
    #expect(byName.count == 0)
  }

  @Test(.documented("NSString.EnumerationOptions, byWords; header of NSString: the enclosing range"))
  func wordsAreEnumerated() {
    let text = " Hello, new-world. It's 3 o'clock! \u{1F600} e\u{301}t\u{e9}"
    var words: [String] = []
    var enclosing = ""
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, range, _ in
      words.append(word ?? "")
      enclosing += text[range]
    }
    #expect(words == ["Hello", "new", "world", "It's", "3", "o'clock", "e\u{301}t\u{e9}"])
    #expect(enclosing == text)
    words = []
    text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .reverse]) { word, _, _, stop in
      words.append(word ?? "")
      stop = words.count == 2
    }
    #expect(words == ["e\u{301}t\u{e9}", "o'clock"])
    var lines: [String] = []
    "a b\nc".enumerateSubstrings(in: "a b\nc".startIndex..., options: .byLines) { line, _, _, _ in
      lines.append(line ?? "")
    }
    #expect(lines == ["a b", "c"])
  }

  @Test(.documented("ListFormatter")) func listsAreWritten() {
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2, 3]) == "1.0, 2.0, and 3.0")
  }
}
