import Foundation
import Testing

@testable import InterfaceFiles

/// Nibs with several objects at their top.
@Suite struct NibFileTests {
  private func read(_ objects: String, owner: String = "") throws -> InterfaceFile {
    try InterfaceFile(
      "Parts",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)</objects></document>
        """)
  }

  private func lines(_ file: InterfaceFile) -> [String] {
    file.scene.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func allViewsAtTheTopAreMadeInTheirOrder() throws {
    let file = try read(
      "<view id=\"v-1\"/><label userInteractionEnabled=\"NO\" id=\"l-1\" text=\"Header\"/><button id=\"b-1\" customClass=\"RoundButton\"/>"
    )
    #expect(file.problems == [])
    #expect(
      lines(file) == [
        "nib(\"Parts\", UIView.self) { root in", "let label = UILabel()", "label.text = \"Header\"",
        "let button = made(RoundButton.self)", "topObjects([root, label, button])", "}",
      ])
  }

  @Test func theViewOfTheOwnerIsTheRootWhereverItStands() throws {
    let file = try read(
      "<label id=\"l-1\" text=\"Header\"/><view id=\"v-1\"/>",
      owner: "<connections><outlet property=\"view\" destination=\"v-1\" id=\"o-1\"/></connections>")
    #expect(file.problems == [])
    #expect(lines(file).first == "nib(\"Parts\", UIView.self) { root, owner in")
    #expect(lines(file).contains("topObjects([label, root])"))
  }

  @Test func recognizersAndCellsStandAtTheTopToo() throws {
    let file = try read(
      """
      <view id="v-1"><connections><outletCollection property="gestureRecognizers" destination="r-1" appends="YES" id="c-1"/>
      </connections></view><tapGestureRecognizer id="r-1"/>
      <tableViewCell id="t-1" customClass="WideCell"><tableViewCellContentView key="contentView" id="t-2"/></tableViewCell>
      """)
    #expect(file.problems == [])
    #expect(lines(file).contains("let tableViewCell = made(WideCell.self)"))
    #expect(lines(file).contains("topObjects([root, tapGestureRecognizer, tableViewCell])"))
  }

  @Test func aNibWithOneViewSaysNothingOfItsTop() throws {
    #expect(!lines(try read("<view id=\"v-1\"/>")).contains { $0.contains("topObjects") })
  }
}
