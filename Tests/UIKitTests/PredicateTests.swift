import Foundation
import Testing

@testable import UIKit

/// Predicates by their text, which Foundation on Linux does not read.
@MainActor
@Suite(.freshApp) struct PredicateTests {
  private static let names = ["Anna", "Bob", "anton", "Émile", "a*b"]

  @Test(
    .documented("Predicate Programming Guide, Predicate Format String Syntax"),
    arguments: [
      ("SELF CONTAINS %@", ["n"], ["Anna", "anton"]),
      ("SELF CONTAINS[c] %@", ["AN"], ["Anna", "anton"]),
      ("self contains[cd] 'emi'", [], ["Émile"]),
      ("SELF BEGINSWITH[c] %@", ["a"], ["Anna", "anton", "a*b"]),
      ("SELF ENDSWITH 'b'", [], ["Bob", "a*b"]),
      ("SELF == %@", ["Bob"], ["Bob"]),
      ("SELF = \"Bob\" OR SELF LIKE[c] 'AN*'", [], ["Anna", "Bob", "anton"]),
      ("SELF LIKE 'B?b' && NOT (SELF CONTAINS 'x')", [], ["Bob"]),
      ("SELF MATCHES '[A-Z].*'", [], ["Anna", "Bob"]),
      ("SELF.length > %d AND SELF != 'Émile'", [4], ["anton"]),
      ("SELF IN {'Bob', 'Anna'}", [], ["Anna", "Bob"]),
      ("%K BETWEEN {3, 4}", ["length"], ["Anna", "Bob", "a*b"]),
      ("TRUEPREDICATE AND NOT FALSEPREDICATE AND length == 3", [], ["Bob", "a*b"]),
    ] as [(String, [any Sendable], [String])])
  func stringsAreFiltered(_ format: String, _ arguments: [any Sendable], _ expected: [String]) {
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    #expect(Self.names.filter { predicate.evaluate(with: $0) } == expected)
  }

  @Test(.documented("Predicate Programming Guide, Predicate Format String Syntax: key paths"))
  func theValuesOfKeysAreCompared() {
    let people: [[String: Any]] = [
      ["name": "Ada", "age": 36, "tags": ["x", "y"]], ["name": "Bo", "age": 7, "tags": []],
    ]
    func found(_ format: String, _ arguments: Any?...) -> [String] {
      let predicate = NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
      return people.filter { predicate.evaluate(with: $0) }.compactMap { $0["name"] as? String }
    }
    #expect(found("name BEGINSWITH %@ AND age >= 18", "A") == ["Ada"])
    #expect(found("%K == %@", "age", 7) == ["Bo"])
    #expect(found("ANY tags == 'y'") == ["Ada"])
    #expect(found("nickname == nil") == ["Ada", "Bo"])
  }

  @Test(.observed("NSInvalidArgumentException, Unable to parse the format string"))
  func aTextThatIsNoneEndsTheApp() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "SELF CONTAINS", argumentArray: nil)
    }
    #expect(
      standardError(result)
        == "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'Unable to parse the format string \"SELF CONTAINS\"'\n")
  }

  @Test(.documented("NSSortDescriptor, init(key:ascending:)"))
  func objectsAreSortedByAKey() {
    let people: [[String: Any]] = [["name": "bo"], ["name": "Ada"], ["name": "Cy"]]
    func sorted(_ descriptor: NSSortDescriptor) -> [String] {
      NSArray(array: people).sortedArray(using: [descriptor]).compactMap { ($0 as? [String: Any])?["name"] as? String }
    }
    #expect(sorted(NSSortDescriptor(key: "name", ascending: false)) == ["bo", "Cy", "Ada"])
    #expect(
      sorted(NSSortDescriptor(key: "name", ascending: true, selector: "localizedCaseInsensitiveCompare:"))
        == ["Ada", "bo", "Cy"])
    #expect(
      NSArray(array: ["b", "a"]).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)]) as? [String]
        == ["a", "b"])
  }
}
