import Testing

@testable import Examiner

@Suite struct DescribingTests {
  @Test func anAbsentValueAndAnEmptyTextAreToldApart() {
    #expect(Describing.words(String?.none as Any) == "nil")
    #expect(Describing.words(String?.some("") as Any) == "an empty text")
    #expect(Describing.words(String?.some("milk") as Any) == "\"milk\"")
    #expect(Describing.words("") == "nothing")
  }
}
