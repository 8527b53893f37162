import SwiftSource
import Testing

@Suite struct OutermostNamesTests {
  @Test(arguments: [
    ("func move(by step: Int) { let target = step }", ["move"]),
    ("let (a, (b, _)) = (1, (2, 3)), c = 4", ["a", "b", "c"]),
    ("var `default`: Int { let inner = 1; return inner }", ["default"]),
    ("func == (a: Item, b: Item) -> Bool { true }", ["=="]), ("class A { func b() {} }\nprint(1)", []),
  ])
  func onlyWhatOtherFilesSee(code: String, names: [String]) {
    #expect(OutermostNames(code).names.sorted() == names)
  }
}
