import CourseModel
import Testing

@testable import Grading

/// What Objective-C's runtime allows and Swift alone does not, as on a phone: initialisers of UIKit's classes of a class that is known only at
/// run time, and overrides in extensions.
@Suite(.serialized) struct ObjectiveCUseTests {
  private static let numbers = "class Numbers { func double(_ n: Int) -> Int { 2 * n } }\n"

  private func grade(_ field: String) async throws -> LessonReport {
    try await UnsupportedTests().grade(["Numbers.swift": Self.numbers, "Field.swift": field])
  }

  @Test func aClassOfWhichOnlyTheKindIsKnownMakesItsObjects() async throws {
    let report = try await grade(
      """
      import UIKit
      protocol Styled { static func styled() -> Self }
      extension UIView: Styled { static func styled() -> Self { Self() } }
      func make<T: UIView>(frame: CGRect = .zero, _ style: (T) -> Void) -> T {
          let view = T(frame: frame); style(view); return view
      }
      func other<T: UIView>() -> T { .init() }
      class Row: UITableViewCell {
          override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: "row") }
          required init?(coder: NSCoder) { fatalError() }
      }
      class Field: UITextField {
          let rows: [UITableViewCell.Type] = [Row.self]
          var count: Int {
              let label: UILabel = make { $0.text = "a" }
              let box: UIScrollView = other()
              let row = rows[0].init(style: .default, reuseIdentifier: nil)
              guard row.reuseIdentifier == "row", UIButton.styled().subviews.isEmpty == box.subviews.isEmpty else { return 0 }
              return label.text?.count ?? 0
          }
      }
      """)
    #expect(UnsupportedTests().verdicts(report) == ["double pass", "field pass"])
    #expect(report.messages.map(\.message) == [])
  }

  @Test func aMistakeBesideStaysWhereItStands() async throws {
    let report = try await grade(
      """
      import UIKit
      func make<T: UIView>() -> T { let view = T(); return veiw }
      class Field: UITextField {
          var count: Int { 1 }
      }
      """)
    #expect(UnsupportedTests().verdicts(report) == ["double pass", "field does-not-compile"])
    let error = try #require(report.messages.first { $0.kind == .error })
    #expect(error.message == "cannot find 'veiw' in scope")
    #expect(error.location?.position.line == 2 && error.location?.position.column == 54)
  }

  @Test func aClassThatIsNoneOfObjectiveCsIsNotJudged() async throws {
    let report = try await grade(
      """
      import UIKit
      class Thing { init() {}; static func make() -> Self { Self() } }
      func make<T: UIView>() -> T { T() }
      class Field: UITextField {
          var count: Int { [Thing.make()].count }
      }
      """)
    #expect(UnsupportedTests().verdicts(report) == ["double pass", "field unsupported"])
    #expect(report.messages.filter { $0.kind == .unsupported }.compactMap { $0.location?.position.line } == [2])
  }

  @Test(arguments: ["extension Field", "// In another file.\nextension Field"])
  func overridesMayStandInExtensions(_ start: String) async throws {
    let field = """
      import UIKit
      class Field: UITextField {
          var touches = 0, isWide = false
          @objc func clear() { text = "" } }
      """
    let other = """
      \(start) {
          override open func sizeThatFits(_ size: CGSize) -> CGSize {
              isWide ? CGSize(width: 300, height: super.sizeThatFits(size).height) : super.sizeThatFits(size)
          }
          override var canBecomeFirstResponder: Bool { touches == 0 && super.canBecomeFirstResponder }
          override var isHighlighted: Bool {
              get { super.isHighlighted }
              set {
                  super.isHighlighted = newValue
                  if newValue { touches += 1 }
              }
          }
          override class var requiresConstraintBasedLayout: Bool { true }
          var count: Int {
              isWide = true
              let canBegin = canBecomeFirstResponder
              isHighlighted = true
              let view: UIView = self
              guard type(of: view).requiresConstraintBasedLayout else { return 0 }
              return view.sizeThatFits(.zero).width == 300 && canBegin && !canBecomeFirstResponder ? 1 : 0
          }
      }
      """
    let isElsewhere = start.hasPrefix("//")
    let report = try await UnsupportedTests().grade(
      isElsewhere
        ? ["Numbers.swift": Self.numbers, "Field.swift": field, "Other.swift": "import UIKit\n" + other]
        : ["Numbers.swift": Self.numbers, "Field.swift": field + "\n" + other])
    #expect(UnsupportedTests().verdicts(report) == ["double pass", "field pass"])
    #expect(report.messages.map(\.message) == [])
  }

  @Test func membersOfAClassOnOneLineAreKeptApart() async throws {
    let report = try await grade(
      """
      import UIKit
      class Field: UITextField {
          var count: Int { Inner().canBecomeFirstResponder && Inner().canResignFirstResponder ? 1 : 0 }
          class Inner: UIView { private class Deep: NSObject { @objc func a() {} } }
      }
      extension Field.Inner {
          override var canBecomeFirstResponder: Bool { true }
          override var canResignFirstResponder: Bool { true }
      }
      """)
    #expect(UnsupportedTests().verdicts(report) == ["double pass", "field pass"])
    #expect(report.messages.map(\.message) == [])
  }

  @Test(arguments: ["class Field: Base {", "class Field: Base {}\nextension Field {"])
  func whatIsDeclaredInAnExtensionMayBeOverridden(_ start: String) async throws {
    let report = try await grade(
      """
      import UIKit
      class Base: UITextField {}
      extension Base {
          @objc func marks() -> Int { 0 }
          @objc dynamic var isMarked: Bool { false }
          func unmarked() -> Int { marks() }
      }
      \(start)
          override func marks() -> Int { super.marks() + 1 }
          override var isMarked: Bool { !super.isMarked }
          var count: Int {
              let base: Base = self
              return base.isMarked ? base.unmarked() : 0
          }
      }
      """)
    #expect(UnsupportedTests().verdicts(report) == ["double pass", "field pass"])
    #expect(report.messages.map(\.message) == [])
  }

  @Test func anOverrideForAllObjectsOfUIKitsIsNotJudged() async throws {
    let report = try await grade(
      """
      import UIKit
      extension UITextField { override open func sizeToFit() { super.sizeToFit() } }
      class Field: UITextField { var count: Int { 1 } }
      """)
    #expect(UnsupportedTests().verdicts(report) == ["double pass", "field unsupported"])
  }

  @Test func anOverrideOfWhatAnExtensionOfUIKitsDeclaresIsNotJudged() async throws {
    let report = try await grade(
      """
      import UIKit
      extension UIResponder { @objc func route(_ event: String) { next?.route(event) } }
      class Field: UITextField {
          var count = 0
          override func route(_ event: String) { count += 1; super.route(event) }
      }
      """)
    #expect(UnsupportedTests().verdicts(report) == ["double pass", "field unsupported"])
  }

  @Test func aMistakeInSuchAnOverrideStaysWhereItStands() async throws {
    let report = try await grade(
      """
      import UIKit
      class Field: UITextField { var count: Int { 1 } }
      extension Field {
          override func layoutSubviews() { super.layoutSubviews(); lable.frame = .zero }
      }
      """)
    #expect(UnsupportedTests().verdicts(report) == ["double pass", "field does-not-compile"])
    let error = try #require(report.messages.first { $0.kind == .error })
    #expect(error.message == "cannot find 'lable' in scope")
    #expect(error.location?.position.line == 4 && error.location?.position.column == 62)
  }
}
