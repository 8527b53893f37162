import Testing

@testable import UIKitNames

@Suite struct KnownNamesTests {
  private static let text = """
    # A comment.
    global
      func UIRectFill(_:)
      deprecated let UIPasteboardNameFind
    class UIField: UIControl, UITextInput
      var text borderStyle
      static var automatic
      deprecated func drawText(in:)
    enum UIField.BorderStyle: Int
      case none line
    protocol UIFieldDelegate
      optional func fieldDidEnd(_:)
    class UIControl: UIView
    extension NSValue
      var cgRectValue
    """

  @Test func namesStandUnderTheirTypesByKind() throws {
    let names = try KnownNames(reading: Self.text)
    #expect(names.globals.map(\.name) == ["UIRectFill(_:)", "UIPasteboardNameFind"])
    #expect(
      names.types["UIField"]
        == KnownType(
          kind: .class, inherited: ["UIControl", "UITextInput"], isDeprecated: false,
          members: [
            KnownMember(kind: "var", name: "text", isDeprecated: false),
            KnownMember(kind: "var", name: "borderStyle", isDeprecated: false),
            KnownMember(kind: "static var", name: "automatic", isDeprecated: false),
            KnownMember(kind: "func", name: "drawText(in:)", isDeprecated: true),
          ]))
    #expect(names.types["UIField.BorderStyle"]?.members.map(\.name) == ["none", "line"])
    #expect(names.types["UIFieldDelegate"]?.members.map(\.isOptional) == [true])
  }

  @Test func aTypeOfAnotherModuleIsNotCounted() throws {
    #expect(try KnownNames(reading: "extension NSValue\n  var a b").count == 2)
    #expect(try KnownNames(reading: "class NSValue\n  var a b").count == 3)
  }

  @Test func ancestorsComeNearestFirst() throws {
    #expect(
      try KnownNames(reading: Self.text).ancestry(of: "UIField") == ["UIField", "UIControl", "UITextInput", "UIView"])
  }

  @Test(arguments: [
    ("func stray(", 1), ("class A\n  verb x", 2), ("class A\n  var", 2), ("classy A", 1), ("class", 1),
  ])
  func aLineThatIsNotInTheFormatIsNamed(text: String, line: Int) {
    #expect(throws: KnownNames.Malformed.self) { try KnownNames(reading: text) }
    do { _ = try KnownNames(reading: text) } catch { #expect(error.line == line) }
  }

  @Test func listsOfTwoFilesAreJoinedTypeByType() throws {
    let uikit = try KnownNames(reading: "extension NSObject\n  var isAccessibilityElement\nclass UIView: NSObject")
    let others = try KnownNames(reading: "class NSObject\n  func value(forKey:)")
    let both = uikit.merged(with: others)
    #expect(both.types["NSObject"]?.kind == .class)
    #expect(both.types["NSObject"]?.members.map(\.name) == ["isAccessibilityElement", "value(forKey:)"])
  }

  @Test func labelsAreReadFromAName() {
    #expect(KnownMember.labels(in: "setTitle(_:for:)") == ["_", "for"])
    #expect(KnownMember.labels(in: "reloadData()") == [])
    #expect(KnownMember.labels(in: "text") == nil)
  }
}
