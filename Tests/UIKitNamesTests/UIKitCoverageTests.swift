import Testing

@testable import UIKitNames

@Suite struct UIKitCoverageTests {
  private static let coverage: UIKitCoverage = {
    var known = KnownNames()
    if let read = try? KnownNames(
      reading: """
        class UIField: UIView
          var text colour missing
          deprecated func drawText(in:)
        class UIView
          var text frame
        class UIGone
          init init()
        extension NSValue
          var cgRectValue
        """)
    {
      known = read
    }
    let source = """
      open class UIView { open var frame: Int { 1 } }
      open class UIField: UIView {
        open var text: Int { 1 }
        open var colour = 1  // Stored only.
      }
      """
    return UIKitCoverage(known: known, modelled: .read([.init(path: "Text/A.swift", text: source)]))
  }()

  @Test func eachMemberHasItsState() throws {
    let type = try #require(Self.coverage.type("UIField"))
    #expect(
      type.members.map { "\($0.name) \($0.state.rawValue)" }
        == ["colour stored", "drawText(in:) deprecated", "missing missing", "text modelled"])
    #expect(type.topic == "Text")
    #expect((type.present, type.total) == (2, 3))
  }

  @Test func aTypeThatIsMissingHasNoTopicAndOneOfNobodysIsNil() {
    #expect(Self.coverage.type("UIGone")?.topic == nil)
    #expect(Self.coverage.type("NSValue")?.topic == nil)
    #expect(Self.coverage.type("MyField") == nil)
  }

  @Test func whatIsUsedAndNotThereIsMissing() {
    let used = UsedMember.read("# comment\n30 UIField.text\n2 UIField.missing\n7 UIField.init()\n1 UIGone.init()\nodd")
    #expect(used.map(\.files) == [30, 2, 7, 1])
    #expect(Self.coverage.missing(used).map { "\($0.type).\($0.name)" } == ["UIField.missing", "UIGone.init()"])
  }
}
