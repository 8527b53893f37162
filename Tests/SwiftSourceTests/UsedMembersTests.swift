import SwiftSource
import Testing

@Suite struct UsedMembersTests {
  @Test func membersAreThoseBehindADot() {
    let code = """
      let other = app.fetched(word).count
      func late() { app.buttons["late"].tap() } // app.comment
      """
    #expect(usedMembers(in: code) == ["fetched", "count", "buttons", "tap"])
  }

  @Test func aTypeTellsItsNameAndWhatItInherits() {
    let parts = CodeOutline("struct Entry: Codable & Sendable, Equatable {}\nprivate func help() {}\nlet a = 1").parts
    #expect(parts[0].type?.name == "Entry")
    #expect(parts[0].type?.inherits == ["Codable", "Sendable", "Equatable"])
    #expect(parts.map(\.isPrivate) == [false, true, false])
    #expect(parts[2].type?.name == nil)
  }
}
