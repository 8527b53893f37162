import SwiftSource
import Testing

@Suite struct MemberMergeTests {
  @Test func aMemberReplacesTheOneOfTheSameFullName() {
    let merged = merge(
      """
      /// New words.
      func size(of text: String) -> Int {
        44
      }
      """, into: "Cell",
      of: """
        class Cell {
            // Old words.
            func size(of text: String) -> Int { 0 }
            func size(for text: String) -> Int { 0 }
        }

        """)
    #expect(
      merged == """
        class Cell {
            /// New words.
            func size(of text: String) -> Int {
              44
            }
            func size(for text: String) -> Int { 0 }
        }

        """)
  }

  @Test func aNewMemberGoesToTheEndOfTheBodyWithItsIndentation() {
    let merged = merge(
      "func b() {\n  a += 1\n}\n\nvar c = 2\n", into: "Cell",
      of: "class Cell {\n\tvar a = 1\n\t// the end\n}\n\nstruct Other {}\n")
    #expect(
      merged == """
        class Cell {
        \tvar a = 1
        \t// the end

        \tfunc b() {
        \t  a += 1
        \t}

        \tvar c = 2
        }

        struct Other {}

        """)
  }

  @Test func anEmptyBodyOnOneLineIsOpened() {
    #expect(merge("var a = 1", into: "Cell", of: "class Cell {}\n") == "class Cell {\n    var a = 1\n}\n")
  }

  @Test func membersOnOneLineAreReplacedInPlace() {
    #expect(
      merge("var a = 9", into: "Cell", of: "class Cell { var a = 1; var b = 2 }")
        == "class Cell { var a = 9; var b = 2 }")
  }

  @Test func everyKindOfMemberIsFoundByItsName() {
    let merged = merge(
      """
      init(frame: Int) { new() }
      deinit { new() }
      subscript(index: Int) -> Int { 1 }
      static func size() -> Int { 1 }
      typealias Row = Int
      lazy var field = 1
      class Inner { let new = true }
      """, into: "Cell",
      of: """
        class Cell {
          init(frame: Int) {}
          init(style: Int) {}
          deinit {}
          subscript(i: Int) -> Int { 0 }
          static func size() -> Int { 0 }
          func size() -> Int { 0 }
          struct Row {}
          var field = 0
          class Inner {}
        }
        """)
    #expect(
      merged == """
        class Cell {
          init(frame: Int) { new() }
          init(style: Int) {}
          deinit { new() }
          subscript(index: Int) -> Int { 1 }
          static func size() -> Int { 1 }
          func size() -> Int { 0 }
          typealias Row = Int
          lazy var field = 1
          class Inner { let new = true }
        }
        """)
  }

  @Test func overloadsAreToldApartByTheirTypes() {
    let merged = merge(
      "func add(_ n: String) { new() }", into: "Cell",
      of: "class Cell {\n  func add(_ n: Int) {}\n  func add(_ n: String) {}\n}")
    #expect(merged == "class Cell {\n  func add(_ n: Int) {}\n  func add(_ n: String) { new() }\n}")
  }

  @Test func aCaseOfAnEnumIsReplacedOrAdded() {
    #expect(
      merge("case b = 3\ncase c = 4", into: "Cell", of: "enum Cell: Int {\n  case a = 1\n  case b = 2\n}")
        == "enum Cell: Int {\n  case a = 1\n  case b = 3\n\n  case c = 4\n}")
  }

  @Test func aMemberIsReplacedInAnExtensionToo() {
    #expect(
      merge("func a() { new() }", into: "Cell", of: "class Cell {}\n\nextension Cell {\n  func a() {}\n}\n")
        == "class Cell {}\n\nextension Cell {\n  func a() { new() }\n}\n")
  }

  @Test func aMemberIsReplacedInsideACondition() {
    #expect(
      merge("var a = 2", into: "Cell", of: "class Cell {\n#if os(iOS)\n  var a = 1\n#endif\n}")
        == "class Cell {\n#if os(iOS)\n  var a = 2\n#endif\n}")
  }

  @Test(arguments: ["Outer.Inner", "Inner"])
  func aNestedTypeIsFoundByItsPathOrItsName(type: String) {
    #expect(
      merge("var a = 2", into: type, of: "class Outer {\n  class Inner {\n    var a = 1\n  }\n}")
        == "class Outer {\n  class Inner {\n    var a = 2\n  }\n}")
  }

  @Test func anImportIsAddedOnceAfterTheOthers() {
    #expect(
      merge(
        "import UIKit\nimport Foundation\nvar a = 2", into: "Cell",
        of: "import Foundation\n\nclass Cell {\n  var a = 1\n}")
        == "import Foundation\nimport UIKit\n\nclass Cell {\n  var a = 2\n}")
    #expect(merge("import UIKit", into: "Cell", of: "class Cell {}") == "import UIKit\nclass Cell {}")
  }

  @Test func aHeaderBringsItsNewConformances() {
    #expect(
      merge(
        "class Cell: UITableViewCell, UITextFieldDelegate {\n  var a = 2\n}", into: "Cell",
        of: "class Cell: UITableViewCell {\n    var a = 1\n}")
        == "class Cell: UITableViewCell, UITextFieldDelegate {\n    var a = 2\n}")
    #expect(
      merge("extension Cell: P {\n  var p: Int { 1 }\n}", into: "Cell", of: "class Cell<T> {\n}")
        == "class Cell<T>: P {\n    var p: Int { 1 }\n}")
  }

  @Test func anExtensionOfAnotherTypeIsMergedIntoThatType() {
    #expect(
      merge("extension Row: P {\n  var p: Int { 1 }\n}", into: "Cell", of: "class Cell {}\nstruct Row {}\n")
        == "class Cell {}\nstruct Row: P {\n    var p: Int { 1 }\n}\n")
  }

  @Test func anExtensionOfAForeignTypeGoesToTheEndOfTheFile() {
    #expect(
      merge("extension String {\n  var p: Int { 1 }\n}", into: "Cell", of: "class Cell {}\n")
        == "class Cell {}\n\nextension String {\n  var p: Int { 1 }\n}\n")
  }

  @Test func multiLineStringsKeepTheirMeaning() {
    let merged = merge(
      "var a = \"\"\"\n    four\n  two\n  \"\"\"", into: "Cell", of: "class Cell {\n        var a = 1\n}")
    #expect(merged == "class Cell {\n        var a = \"\"\"\n            four\n          two\n          \"\"\"\n}")
  }

  @Test func carriageReturnsAreKept() {
    #expect(
      merge("var a = 2\r\nvar b = 3\r\n", into: "Cell", of: "class Cell {\r\n  var a = 1\r\n}\r\n")
        == "class Cell {\r\n  var a = 2\r\n\n  var b = 3\n}\r\n")
  }

  @Test func aTypeThatIsNotThereIsToldAtTheAnswersLine() {
    #expect(
      merge("var a = 2", into: "Sell", of: "class Cell {}")
        == "answer.md:10:1: No type 'Sell' is declared yet; declare it in a file, or name one that is.")
  }

  @Test func codeThatIsNotMembersIsToldAtItsOwnLine() {
    #expect(
      merge("var a = 2\nprint(a)\n", into: "Cell", of: "class Cell {}")
        == "answer.md:11:1: Members of a type are expected here, but 'print(a)' does not fit.")
  }

  @Test func aBraceTooManyOrTooFewIsTold() {
    #expect(
      merge("func a() {\n", into: "Cell", of: "class Cell {}")
        == "answer.md:11:1: Members of a type are expected here, but '}' is missing.")
    #expect(
      merge("func a() {}\n}\nvar b = 1", into: "Cell", of: "class Cell {}")
        == "answer.md:11:1: Members of a type are expected here, but there is one '}' too many.")
  }

  @Test func namesThatWouldBeLostAreTold() {
    #expect(
      merge("var a = 1", into: "Cell", of: "class Cell {\n  var a = 0, b = 0\n}")
        == "answer.md:10:1: The declaration that this replaces also declares 'b'; declare all of its names.")
  }

  @Test func deepNestingIsSurvived() {
    let deep = String(repeating: "class A {", count: 5000) + String(repeating: "}", count: 5000)
    #expect(merge(deep, into: "Cell", of: "class Cell {}").hasPrefix("answer.md:10:"))
    let chain = "var a = x" + String(repeating: ".b", count: 20_000)
    #expect(merge(chain, into: "Cell", of: "class Cell {}").hasPrefix("class Cell {\n    var a = x.b.b"))
  }
}
