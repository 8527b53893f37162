import CourseModel
import Testing

@testable import Grading

/// Initialisers of UIKit's classes can be called of a class that is known only at run time, as on a phone.
@Suite(.serialized) struct RuntimeConstructionTests {
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
}
