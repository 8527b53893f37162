import Testing

@testable import SwiftSource

@Suite struct ParserLimitsTests {
  @Test(arguments: [
    String(repeating: "let a = 1\n", count: 20_000), "let a = " + String(repeating: "(", count: 2_000),
    "let a = b" + String(repeating: ".c", count: 2_000), "let a = b" + String(repeating: "\n  .c", count: 2_000),
    String(repeating: "func f() {\n", count: 2_000),
  ])
  func whatIsHugeOrDeepIsNotRead(code: String) {
    #expect(!ParserLimits.allow(code))
  }
}
