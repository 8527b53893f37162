import Testing

@testable import Examiner

@Suite struct DescribingTests {
  @Test func anAbsentValueAndAnEmptyTextAreToldApart() {
    #expect(ValueWords.words(String?.none as Any) == "nil")
    #expect(ValueWords.words(String?.some("") as Any) == "an empty text")
    #expect(ValueWords.words(String?.some("figs") as Any) == "\"figs\"")
    #expect(ValueWords.words("") == "nothing")
  }
}
