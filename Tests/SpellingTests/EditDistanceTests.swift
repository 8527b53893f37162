import Spelling
import Testing

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "abcd", 1), ("abc", "acb", 1),
    ("kitten", "sitting", 3), ("", "abc", 3), ("délégué", "delegue", 3), ("KITTEN", "kitten", 0), ("e\u{301}", "e", 1),
  ])
  func eachEditCountsOne(a: String, b: String, distance: Int) {
    #expect(EditDistance.between(Letters(a), Letters(b), atMost: 10) == distance)
    #expect(EditDistance.between(Letters(b), Letters(a), atMost: 10) == distance)
  }

  @Test func aDistanceAboveTheLimitIsNone() {
    #expect(EditDistance.between(Letters("kitten"), Letters("sitting"), atMost: 3) == 3)
    #expect(EditDistance.between(Letters("kitten"), Letters("sitting"), atMost: 2) == nil)
    #expect(EditDistance.between(Letters("a"), Letters("abcdef"), atMost: 2) == nil)
    // The swap at the end is found although the row before it is at the limit.
    #expect(EditDistance.between(Letters("xbcaz"), Letters("abcza"), atMost: 2) == 2)
  }
}
