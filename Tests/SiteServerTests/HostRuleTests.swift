import Testing

@testable import SiteServer

/// Under which names a server answers.
@Suite struct HostRuleTests {
  private func allows(_ host: String?, name: String, local: String? = "127.0.0.1", port: Int = 8080) -> Bool {
    HostRule(name: name).allows(host, local: local, port: port)
  }

  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1:8080"), ("localhost", "LOCALHOST:8080"), ("::1", "[::1]:8080"), ("::1", "[0:0::1]:8080"),
    ("0:0::1", "[::1]:8080"), ("studio.local", "Studio.local:8080"), ("192.168.0.7", "192.168.0.7:8080"),
  ])
  func theNameAndThePortThatItWasStartedWithAreItsOwn(name: String, host: String) {
    #expect(allows(host, name: name))
    #expect(!allows(host, name: name, port: 8081))
  }

  @Test func aPortThatIsNotSaidIsTheOneOfHTTP() {
    #expect(allows("127.0.0.1", name: "127.0.0.1", port: 80))
    #expect(allows("127.0.0.1:80", name: "127.0.0.1", port: 80))
    #expect(!allows("127.0.0.1", name: "127.0.0.1"))
  }

  @Test(arguments: [
    "evil.example:8080", "localhost.evil.example:8080", "127.0.0.1.evil.example:8080", "localhost:8080@evil.example",
    "[::1].evil.example:8080", "localhost.:8080", "", ":8080", "192.168.0.7:8080", "0.0.0.0:8080", "[::]:8080",
    "::1:8080", "127.0.0.1:008080", "127.0.0.1:", "127.0.0.1:80a", "127.1:8080", "localhost:8080 ",
    "localhost:8080,localhost:8080", "127.0.0.2:8080", "[::ffff:127.0.0.1]:8080", "127.0.0.1:٨٠٨٠",
  ])
  func noOtherNameIsAnswered(host: String) {
    for name in ["127.0.0.1", "localhost", "::1"] { #expect(!allows(host, name: name), "\(name)") }
  }

  @Test(arguments: [
    ("127.0.0.1", "localhost:8080"), ("127.0.0.1", "[::1]:8080"), ("localhost", "127.0.0.1:8080"),
    ("::1", "127.0.0.1:8080"), ("studio.local", "localhost:8080"), ("studio.local", "127.0.0.1:8080"),
  ])
  func namesOfThisMachineDoNotStandForOneAnother(name: String, host: String) { #expect(!allows(host, name: name)) }

  @Test(arguments: ["0.0.0.0", "::"])
  func aServerOnEveryAddressIsCalledByTheOneThatWasReached(name: String) {
    #expect(allows("192.168.0.7:8080", name: name, local: "192.168.0.7"))
    #expect(allows("192.168.0.7:8080", name: name, local: "::ffff:192.168.0.7"))
    #expect(allows("[fe80::7]:8080", name: name, local: "fe80:0::7"))
    #expect(allows("localhost:8080", name: name, local: "172.17.0.2"))
    #expect(!allows("192.168.0.7:80", name: name, local: "192.168.0.7"))
    #expect(!allows("192.168.0.8:8080", name: name, local: "192.168.0.7"))
    #expect(!allows("0.0.0.0:8080", name: name, local: "192.168.0.7"))
    #expect(!allows("evil.example:8080", name: name, local: "192.168.0.7"))
    #expect(!allows("192.168.0.7:8080", name: name, local: nil))
  }

  @Test(arguments: [
    ("127.0.0.1", "http://127.0.0.1:8080/"), ("::1", "http://[::1]:8080/"), ("0.0.0.0", "http://localhost:8080/"),
    ("::", "http://localhost:8080/"), ("studio.local", "http://studio.local:8080/"),
  ])
  func theAddressThatIsPrintedIsAnswered(name: String, address: String) {
    #expect(HostRule.address(name: name, port: 8080) == address)
    #expect(allows(String(address.dropFirst("http://".count).dropLast()), name: name))
  }
}
