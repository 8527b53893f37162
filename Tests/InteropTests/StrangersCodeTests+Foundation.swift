import Foundation
import Testing

extension StrangersCodeTests {
  /// Where Foundation on Linux does otherwise: numbers that only begin a text, fractions, and letters that are cut in two.
  @Test func foundationDoesAsOnAPhone() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @MainActor public func demo(_ word: String) {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        let texts = ["1500x", "1.2.3", "1,500.25", "-3", "", word, "1E3", "5%", "1 2"]
        print(texts.map { formatter.number(from: $0)?.stringValue ?? "nil" })
        formatter.minimumFractionDigits = 2
        formatter.maximumFractionDigits = 2
        print([1380.575, 0.125, 2].map { formatter.string(from: NSNumber(value: $0)) ?? "nil" })
        let money = NumberFormatter()
        money.numberStyle = .currency
        money.locale = Locale(identifier: "en_US")
        print(money.string(for: 1234.5) ?? "nil", money.number(from: "$1,234.50") ?? 0)
        money.maximumFractionDigits = 0
        print(money.string(for: 7.256) ?? "nil")
        let defaults = UserDefaults(suiteName: UUID().uuidString)!
        defaults.set(URL(string: "https://a.b/c")!, forKey: "page")
        defaults.set(7, forKey: "count")
        print(defaults.url(forKey: "page")?.host ?? "nil", defaults.integer(forKey: "count"))
        defaults.set(nil, forKey: "page")
        print(defaults.url(forKey: "page")?.host ?? "nil")
        let cut = "a👍" as NSString
        print(cut.substring(from: cut.length - 1) == "?", cut.substring(to: 1), cut.substring(with: NSRange(location: 1, length: 2)))
      }
      """
    ).run(["ab"])
    #expect(
      printed == [
        "[\"nil\", \"nil\", \"1500.25\", \"-3\", \"nil\", \"nil\", \"1000\", \"nil\", \"nil\"]\n[\"1,380.58\", \"0.12\", \"2.00\"]\n$1,234.50 1234.5\n$7\na.b 7\nnil\nfalse a 👍\n"
      ])
  }
}
