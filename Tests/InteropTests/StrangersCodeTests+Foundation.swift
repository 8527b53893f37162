import Foundation
import Testing

extension StrangersCodeTests {
  /// Where Foundation on Linux does otherwise: numbers that only begin a text, fractions, and letters that are cut in two.
  @Test func foundationDoesAsOnAPhone() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      class Limited: NSObject {
        @objc dynamic var value = 0 {
          didSet {
            if value > 10 { value = 10 }
            guard value != oldValue else { return }
          }
        }
      }
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
        let text = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.mutableString.append("!")
        text.mutableString.replaceOccurrences(
          of: "one", with: "three", options: [], range: NSRange(location: 0, length: text.length))
        text.removeAttribute(.font, range: NSRange(location: 0, length: 5))
        var at = NSRange()
        let font = text.attribute(.font, at: text.length - 1, effectiveRange: &at) as? UIFont
        print(text.string, text.mutableString.range(of: "two"), font?.pointSize ?? 0, at)
        let allowed = NSMutableCharacterSet()
        allowed.addCharacters(in: "a-c")
        allowed.formUnion(with: .decimalDigits)
        print("abc-12".components(separatedBy: (allowed as CharacterSet).inverted))
        enum Fault: Error { case late }
        let errors: [any Error] = [
          Fault.late, NSError(domain: "app", code: 7), NSError(domain: "app", code: 8, userInfo: [NSLocalizedDescriptionKey: "Own"])
        ]
        print(errors.map { $0.localizedDescription.contains("couldn’t be completed") || $0.localizedDescription == "Own" })
        do { _ = try String(contentsOf: URL(fileURLWithPath: "/none.txt"), encoding: .utf8) } catch { print(error.localizedDescription) }
        do { _ = try JSONDecoder().decode([Int].self, from: Data("x".utf8)) } catch { print(error.localizedDescription) }
        let calendar = DateFormatter()
        if let months = calendar.monthSymbols, let am = calendar.amSymbol { print(months[0], am, calendar.shortWeekdaySymbols![1]) }
        calendar.pmSymbol = "late"
        calendar.pmSymbol = nil
        print(calendar.pmSymbol ?? "none")
        let limited = Limited()
        let heard = limited.observe(\\.value, options: [.new]) { print("told", $0.value, $1.newValue ?? -1) }
        limited.value = 50
        heard.invalidate()
        let next: NSInteger = Int(NSUInteger(6)) + 1
        print(next)
        let configuration = URLSessionConfiguration.default
        configuration.waitsForConnectivity = true
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
        "[\"nil\", \"nil\", \"1500.25\", \"-3\", \"nil\", \"nil\", \"1000\", \"nil\", \"nil\"]\n[\"1,380.58\", \"0.12\", \"2.00\"]\n$1,234.50 1234.5\n$7\nthree two! {6, 3} 30.0 {5, 5}\n[\"a\", \"c-12\"]\n[true, true, true]\nThe file “none.txt” couldn’t be opened because there is no such file.\nThe data couldn’t be read because it isn’t in the correct format.\nJanuary AM Mon\nPM\ntold 10 10\n7\na.b 7\nnil\nfalse a 👍\n"
      ])
  }

  /// Where Foundation on Linux does not find a number again, does not come to an end, ends the app, or has nothing.
  @Test func collectionsAndPathsAreAsOnAPhone() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @MainActor public func demo(_ word: String) {
        func list(_ set: NSOrderedSet) -> String { set.array.map { "\\($0)" }.joined(separator: ",") }
        print(list(NSOrderedSet(array: [1, 1, 2])), list(NSMutableOrderedSet(array: [word, word])), list(NSOrderedSet(objects: 3, 3)))
        let numbers = NSMutableOrderedSet(array: [1, 2, 3, 4])
        numbers.intersect(NSOrderedSet(array: [4, 3, 2]))
        print(list(numbers), numbers.index(of: 3))
        numbers.minusSet([2])
        numbers.remove(4)
        print(list(numbers), numbers.count, numbers.index(of: 9) == NSNotFound)
        numbers.add(4)
        numbers.intersectSet([4, 5])
        numbers.minus(NSOrderedSet(array: [7]))
        print(list(numbers))
        let array = NSMutableArray(array: [1, word, 2.5, 1])
        print(array.index(of: 2.5), array.index(of: word), NSArray(array: [true]).index(of: 7) == NSNotFound)
        array.remove(1)
        array.removeObjects(in: [2.5])
        print(array.count, array.firstObject as? String ?? "nil")
        let (inner, outer) = (NSMutableArray(array: [1]), NSMutableArray(array: ["x"]))
        outer.add(inner)
        outer.remove("x")
        inner.add(2)
        print((outer.firstObject as? NSArray)?.count ?? 0)
        let some = NSMutableArray(array: [1, 2, 1])
        print(some.index(of: 1, in: NSRange(location: 1, length: 2)), list(NSMutableOrderedSet(objects: 1, 1)))
        print(NSSet(array: [1]).intersects([1, 2]), NSOrderedSet(array: [1]).isSubset(of: [1, 2]), NSOrderedSet(array: [1]).intersectsSet([2]))
        let key = NSMutableString(string: "k")
        let kept = NSMutableDictionary()
        kept.setObject(1, forKey: key)
        key.append("!")
        print(kept["k"] ?? "nil")
        let views = NSArray(objects: UIView(), UILabel())
        print(NSArray(objects: "a", word).count, NSMutableArray(objects: 1, word, 2).index(of: 2), views.count)
        print(NSSet(array: [1, 2]).isEqual(to: [2, 1]), NSMutableSet(array: [1]).isSubset(of: [1, 2]), NSSet(array: [3]).isSubset(of: [1]))
        let entries = NSMutableDictionary(dictionary: ["a": 1, "b": word])
        entries.setObject(3, forKey: "c" as NSCopying)
        entries.setObject(4, forKey: word as NSString)
        print(entries["c"] ?? "nil", entries.object(forKey: "ab") ?? "nil")
        entries.removeObjects(forKeys: ["c", word])
        print(entries.isEqual(to: ["a": 1, "b": "ab"]), entries.isEqual(to: ["a": 2, "b": "ab"]), NSCountedSet(array: [1, 1]).count(for: 1))
        for path in ["a", "/", "/a", "a/b/", "/tmp/lock//", ""] {
          let path = path as NSString
          print(path.deletingLastPathComponent, path.appendingPathComponent("c"), path.appendingPathComponent("/d/"), separator: "|")
        }
        print(URL(fileURLWithPath: "/a/b").deletingLastPathComponent().path)
        let plain = "Crème brûlée".data(using: .ascii, allowLossyConversion: true)
        let documents = ["<a><b/></a>", "<a><b></a>", "nonsense"]
        print(documents.map { XMLParser(data: Data($0.utf8)).parse() })
        XMLParser(data: Data("<a/>".utf8)).parse()
        print("é\u{101}".data(using: .isoLatin1, allowLossyConversion: true).map { Array($0) } ?? [])
        print(plain.flatMap { String(data: $0, encoding: .ascii) } ?? "nil", "é".data(using: .ascii) == nil, "é".data(using: .utf8)!.count)
      }
      """
    ).run(["ab"])
    let sets = "1,2 ab 3\n2,3,4 1\n3 1 true\n4\n2 1 true\n1 ab\n2\n2 1\ntrue true false\n1\n"
    let collections = sets + "2 2 2\ntrue true false\n3 4\ntrue false 2\n"
    let paths = "|a/c|a/d\n/|/c|/d\n/|/a/c|/a/d\na|a/b/c|a/b/d\n/tmp|/tmp/lock/c|/tmp/lock/d\n|c|/d\n/a\n"
    #expect(printed == [collections + paths + "[true, false, false]\n[233, 97]\nCreme brulee true 2\n"])
  }

  /// What Objective-C's classes inherit, and what Foundation on Linux leaves out or ends the app for.
  @Test func whatFoundationLeavesOutIsThere() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @MainActor public func demo(_ word: String) {
        let phone = NSMutableString()
        phone.appendFormat("(%@) %d", word, 7)
        print(phone, NSEC_PER_SEC / NSEC_PER_MSEC)
        var words: [String] = []
        let text = "one, two three" as NSString
        text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .byWords) { word, _, _, stop in
          words.append(word ?? "-")
          stop.pointee = ObjCBool(words.count == 2)
        }
        print(words, (UILayoutPriority.required - 1).rawValue)
        var changes = 0
        let token = NotificationCenter.default.addObserver(
          forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in changes += 1 }
        let defaults = UserDefaults.standard
        defaults.set(word, forKey: "word")
        defaults.set(7, forKey: "count")
        defaults.setValue(true, forKey: "isOn")
        defaults.removePersistentDomain(forName: Bundle.main.bundleIdentifier!)
        NotificationCenter.default.removeObserver(token)
        print(changes, defaults.string(forKey: "word") ?? "nil", Bundle.main.url(forResource: "a", withExtension: "json") == nil)
        var name: NSString?
        let address = Scanner(string: "mail@host")
        print(address.scanUpTo("@", into: &name), name ?? "nil", address.scanString("@", into: nil))
        let rich = try? NSAttributedString(AttributedString("rich"), including: AttributeScopes.UIKitAttributes.self)
        print(rich?.string ?? "nil")
        let fish = NSMutableAttributedString(string: "red fish, blue fish")
        let all = NSRange(location: 0, length: fish.length)
        print(fish.mutableString.replaceOccurrences(of: "fish", with: "whale", options: [], range: all), fish.string)
        fish.mutableString.replaceOccurrences(
          of: "(\\\\w+) whale", with: "$1", options: .regularExpression, range: NSRange(location: 0, length: fish.length))
        print(fish.string)
        let whole = NSDecimalNumberHandler(
          roundingMode: .plain, scale: 0, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
          raiseOnDivideByZero: false)
        let seven = NSDecimalNumber(string: "7")
        print(seven.dividing(by: 2, withBehavior: whole), seven.dividing(by: 2), seven.multiplying(byPowerOf10: -1, withBehavior: whole))
        print(seven.compare(8) == .orderedAscending, seven.compare(6.5) == .orderedDescending, seven.compare(7) == .orderedSame)
      }
      """
    ).run(["ab"])
    let words = "(ab) 7 1000\n[\"one\", \"two\"] 999.0\n4 nil true\n"
    let scanned = "true mail true\nrich\n2 red whale, blue whale\nred, blue\n"
    #expect(printed == [words + scanned + "4 3.5 1\ntrue true true\n"])
  }

  /// Lengths of time in digits and words, and how far away a day is: Foundation on Linux has neither.
  @Test func lengthsOfTimeAreWritten() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @MainActor public func demo(_ word: String) {
        let clock = DateComponentsFormatter()
        clock.allowedUnits = [.minute, .second]
        print([0, 5, 65, 3605].map { clock.string(from: $0) ?? "nil" })
        clock.zeroFormattingBehavior = .pad
        print([5, 65.9].map { clock.string(from: TimeInterval($0)) ?? "nil" })
        var english = Calendar(identifier: .gregorian)
        english.locale = Locale(identifier: "en_US")
        let words = DateComponentsFormatter()
        words.calendar = english
        words.unitsStyle = .full
        words.allowedUnits = [.hour, .minute]
        print(words.string(from: 5400) ?? "nil", words.string(from: 3600) ?? "nil", words.string(from: DateComponents(minute: 1)) ?? "nil")
        words.unitsStyle = .abbreviated
        print(words.string(from: 5400) ?? "nil")
        let relative = RelativeDateTimeFormatter()
        relative.locale = Locale(identifier: "en_US")
        print(relative.localizedString(fromTimeInterval: -5400), relative.localizedString(from: DateComponents(day: 1)))
        relative.dateTimeStyle = .named
        relative.unitsStyle = .short
        print(relative.localizedString(from: DateComponents(day: -1)), relative.localizedString(from: DateComponents(month: 2)))
        relative.unitsStyle = .full
        let counts = [DateComponents(day: 0), DateComponents(day: 8), DateComponents(second: 90), DateComponents(month: 14)]
        print(counts.map { relative.localizedString(from: $0) })
      }
      """
    ).run(["ab"])
    #expect(
      printed == [
        """
        ["0", "5", "1:05", "60:05"]
        ["00:05", "01:05"]
        1 hour, 30 minutes 1 hour 1 minute
        1h 30m
        1 hour ago in 1 day
        yesterday in 2 mo.
        ["today", "in 8 days", "in 90 seconds", "in 14 months"]

        """
      ])
  }

  /// Dates, numbers and sums of money as on a phone that is set to the United States, in each of the ways to write them.
  @Test(arguments: ["5", "6"]) func theAppIsInTheUnitedStates(mode: String) async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @MainActor public func demo(_ word: String) {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        print(formatter.string(from: date), DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none))
        let money = NumberFormatter()
        money.numberStyle = .currency
        print(money.string(from: 5) ?? "nil", NumberFormatter.localizedString(from: 0.5, number: .percent))
        print(6.0.formatted(.currency(code: "USD")), 1234567.formatted(), Decimal(5).formatted(.currency(code: "USD")))
        print(date.formatted(date: .abbreviated, time: .omitted), date.formatted(.dateTime.day().month()))
        print(date.formatted(.dateTime.day().month().locale(Locale(identifier: "de_DE"))))
        print(["a", "b", "c"].formatted(), [1, 2, 3].formatted(.list(memberStyle: .number, type: .or)))
        print(Locale.current.identifier, Calendar.current.firstWeekday, Locale.current.currency?.identifier ?? "nil")
      }
      """, mode: mode
    ).run(["ab"])
    #expect(
      printed == [
        """
        Jan 1, 2001 1/1/01
        $5.00 50%
        $6.00 1,234,567 $5.00
        Jan 1, 2001 Jan 1
        1. Jan.
        a, b, and c 1, 2, or 3
        en_US 1 USD

        """
      ])
  }

  /// What time it is follows the app's clock, classes of UIKit's have no module's name, and chaining adds no second optional.
  @Test func timeClassesAndOptionalRequirementsAreAsOnAPhone() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      final class Heads: NSObject, UITableViewDelegate, UITableViewDataSource {
        weak var next: (any UITableViewDelegate)?
        @objc func go() {}
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          next?.tableView?(tableView, viewForHeaderInSection: section)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
      @MainActor public func demo(_ word: String) {
        let heads = Heads()
        let source: any UITableViewDataSource = heads
        let table = UITableView()
        print(source.tableView!(table, titleForHeaderInSection: 0) ?? "nil", source.numberOfSections?(in: table) ?? 7)
        let scroller: any UITableViewDelegate = heads
        let height: CGFloat? = scroller.tableView?(table, heightForRowAt: IndexPath(row: 0, section: 0))
        print(height == nil)
        print(heads.tableView(table, viewForHeaderInSection: 0) == nil)
        print(NSStringFromClass(UIButton.self), NSClassFromString("UIButton") == UIButton.self)
        let start = Date()
        print(abs(start.timeIntervalSinceNow) < 1, Date(timeIntervalSinceNow: 60) > start, Date.now >= start)
        heads.perform(#selector(Heads.go), with: nil, afterDelay: 1, inModes: [.common])
        print(String(localized: "greeting", defaultValue: "Hi", comment: "First"))
        print(AttributeContainer([.foregroundColor: UIColor.red]).uiKit.foregroundColor == .red)
      }
      """
    ).run(["ab"])
    #expect(printed == ["Head 7\ntrue\ntrue\nUIButton true\ntrue true true\nHi\ntrue\n"])
  }

  /// Libraries keep the old names of their methods so.
  @Test func whatNobodyMayUseIsInNoTable() async throws {
    let program = LearnersProgram(
      """
      import UIKit
      final class Manager: NSObject {
        @available(*, unavailable, renamed: "enable()") @objc func turnOn() {}
        @available(iOS, unavailable, message: "gone") @objc func turnOff() {}
        @available(iOS, deprecated: 15) @objc func enable() { print("enabled") }
      }
      @MainActor public func demo(_ word: String) {
        let manager = Manager()
        print(manager.responds(to: Selector("turnOn")))
        _ = manager.perform(Selector("enable"))
      }
      """, mode: "5")
    #expect(try await program.run(["b"]) == ["false\nenabled\n"])
  }
}
