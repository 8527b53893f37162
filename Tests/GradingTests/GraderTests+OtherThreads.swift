import Testing

@testable import Grading

/// What actors, tasks and queues bring to the main queue is there before the next event.
extension GraderTests {
  @Test func noTwoIdentifiersAreTheSame() async throws {
    let text = "label.text = \"\\(Set((0...count).map { _ in UUID() }).count - 1)\""
    let shown = Self.counting.replacing("label.text = \"\\(count)\"", with: text)
    let report = try await grade(["Counter.swift": shown, "Numbers.swift": Self.doubling])
    #expect(verdicts(report).prefix(2) == ["count.one pass", "count.two pass"])
  }

  @Test(arguments: [
    "let n = count; Task.detached { var sum = 0; for i in 0..<3_000_000 { sum &+= i }; let shown = sum == -1 ? 0 : n; await MainActor.run { self.label.text = \"\\(shown)\" } }",
    "let n = count; DispatchQueue.global().async { usleep(20_000); DispatchQueue.main.async { self.label.text = \"\\(n)\" } }",
    "let n = count; DispatchQueue.global().async { usleep(500_000); DispatchQueue.main.async { self.label.text = \"\\(n)\" } }",
    "NotificationCenter.default.post(name: Notification.Name(\"more\"), object: nil)",
  ])
  func whatComesFromAnotherThreadIsWaitedFor(body: String) async throws {
    let shown = Self.counting.replacing("label.text = \"\\(count)\"", with: body).replacing(
      "var count = 0",
      with: """
        var count = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            Task { [weak self] in
                for await _ in NotificationCenter.default.notifications(named: Notification.Name("more")) {
                    self?.label.text = "\\(self?.count ?? 0)"
                }
            }
        }
        """)
    let report = try await grade(["Counter.swift": shown, "Numbers.swift": Self.doubling])
    #expect(verdicts(report).prefix(2) == ["count.one pass", "count.two pass"])
  }
}
