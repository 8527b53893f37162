import SwiftSource
import Testing

@Suite struct ListingOutlineTests {
  @Test func membersAreToldFromStatements() {
    let members = ListingOutline("override func viewDidLoad() { super.viewDidLoad() }")
    #expect(members.looksLikeMembers && members.mentionsSelf && members.parsesAsMembers)
    #expect(members.memberNames == ["viewDidLoad()"])
    let statements = ListingOutline("let cell = Cell()\ncell.show()")
    #expect(!statements.looksLikeMembers && !statements.mentionsSelf && !statements.parsesAsMembers)
    #expect(statements.names == ["cell"])
    #expect(ListingOutline("init(number: Int) {}").looksLikeMembers)
  }

  @Test func namesAreThoseOfTypesAndTheirMembersToo() {
    let outline = ListingOutline("import UIKit\nclass Cell { var text = 1 }\nextension String { func trimmed() {} }")
    #expect(outline.declaredNames == ["Cell", "text", "trimmed"])
    #expect(outline.items.map(\.kind) == [.importing, .type, .extension])
    #expect(outline.needsFileScope)
  }

  @Test func whatIsLeftOutIsSeen() {
    #expect(ListingOutline("func f() {\n  ...\n}").hasEllipsis)
    #expect(!ListingOutline("for i in 0...2 {}\n// ...\n").hasEllipsis)
  }

  @Test(arguments: ["func f() {}", "let a = 1", "import UIKit", "class A: B {\n}", "@IBAction func tap(_ s: Any) {}"])
  func swiftLooksLikeSwift(code: String) { #expect(ListingOutline.looksLikeSwift(code)) }

  @Test(arguments: [
    "$ swift build", "- (void)save;", "let x = document.getElementById('a');\nfunction f() {}", "class = 'a'", "",
    "func f() {",
  ])
  func otherTextsDoNot(code: String) { #expect(!ListingOutline.looksLikeSwift(code)) }
}
