import Testing

@testable import SiteServer

/// Under which names a server answers.
@Suite struct HostRuleTests {
  @Test(arguments: [
    "localhost", "LOCALHOST:8080", "127.0.0.1:1", "127.0.0.2", "[::1]:80", "[::1]", "[0:0::1]:65535",
    "[::ffff:127.0.0.1]",
  ])
  func aServerForThisMachineHasThisMachinesNames(host: String) {
    for name in ["127.0.0.1", "localhost", "::1"] {
      #expect(HostRule(name: name).allows(host, local: "127.0.0.1"), "\(name)")
    }
  }

  @Test(arguments: [
    "evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "localhost:80@evil.example",
    "[::1].evil.example", "localhost.", "", ":80", "192.168.0.7", "192.168.0.7:80", "0.0.0.0", "[::]", "::1:80",
    "127.0.0.1:999999", "127.1", "localhost:80 ", "localhost,localhost",
  ])
  func noOtherNameIsAnswered(host: String) {
    for name in ["127.0.0.1", "localhost", "::1"] {
      #expect(!HostRule(name: name).allows(host, local: "127.0.0.1"), "\(name)")
    }
  }

  @Test func theNameThatWasGivenIsTheOnlyOne() {
    let rule = HostRule(name: "studio.local")
    #expect(rule.allows("Studio.local:80", local: "192.168.0.7"))
    #expect(!rule.allows("localhost", local: "192.168.0.7"))
    #expect(!rule.allows("192.168.0.7", local: "192.168.0.7"))
    #expect(HostRule(name: "192.168.0.7").allows("192.168.0.7:80", local: nil))
  }

  @Test(arguments: ["0.0.0.0", "::"])
  func aServerOnEveryAddressIsCalledByTheOneThatWasReached(name: String) {
    let rule = HostRule(name: name)
    #expect(rule.allows("192.168.0.7:80", local: "192.168.0.7"))
    #expect(rule.allows("192.168.0.7:80", local: "::ffff:192.168.0.7"))
    #expect(rule.allows("[fe80::7]:80", local: "fe80:0::7"))
    #expect(rule.allows("localhost:80", local: "172.17.0.2"))
    #expect(!rule.allows("192.168.0.8", local: "192.168.0.7"))
    #expect(!rule.allows("evil.example", local: "192.168.0.7"))
    #expect(!rule.allows("192.168.0.7", local: nil))
  }
}
