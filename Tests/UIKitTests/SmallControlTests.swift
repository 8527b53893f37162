import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Segments, wheels, progress and pictures.
@MainActor
@Suite(.freshApp) struct SmallControlTests {
  let log = Log()

  private func segments(in window: UIWindow) -> UISegmentedControl {
    let control = UISegmentedControl(items: ["Small", "Large", "Huge"])
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    control.addTarget(Target(log).kept, action: "pressed", for: .valueChanged)
    window.addSubview(control)
    window.layoutIfNeeded()
    return control
  }

  @Test(.documented("UISegmentedControl: a tap selects a segment and sends valueChanged; code sends nothing"))
  func aTapSelectsASegment() {
    let control = segments(in: Stage.fresh())
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    #expect(log.taken() == [])
    _ = UserInput.tap(control.subviews[1], named: "")
    _ = UserInput.tap(control.subviews[1], named: "")
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.taken() == ["pressed"])
  }

  @Test(.documented("UISegmentedControl, isMomentary"))
  func aMomentaryControlKeepsNoSegment() {
    let control = segments(in: Stage.fresh())
    control.isMomentary = true
    _ = UserInput.tap(control.subviews[2], named: "")
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(log.taken() == ["pressed"])
  }

  @Test(.documented("UISegmentedControl, insertSegment(withTitle:at:animated:)"))
  func theSelectionMovesWithItsSegment() {
    let control = segments(in: Stage.fresh())
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Tiny", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect((0..<control.numberOfSegments).map(control.titleForSegment) == ["Tiny", "Small", "Large", "Huge"])
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test(.documented("UISegmentedControl, setEnabled(_:forSegmentAt:)"))
  func aDisabledSegmentCannotBeSelected() {
    let control = segments(in: Stage.fresh())
    control.setEnabled(false, forSegmentAt: 1)
    _ = UserInput.tap(control.subviews[1], named: "")
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test(.documented("UIActivityIndicatorView, hidesWhenStopped"))
  func aWheelIsSeenWhileItTurns() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test(.documented("UIProgressView, progress"))
  func progressIsBetweenNoneAndAll() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.setProgress(1.5, animated: false)
    #expect(bar.progress == 1)
    bar.progress = -1
    #expect(bar.progress == 0)
  }

  @Test(.observed("XCUITest goes by traits: what is selected, what is enabled, and what a view is"))
  func traitsSayWhatAViewIs() throws {
    let window = Stage.fresh()
    func see(_ view: UIView, _ traits: UIAccessibilityTraits, isElement: Bool = true) throws -> AppProtocol.Element {
      view.frame = CGRect(x: 0, y: 100, width: 80, height: 40)
      view.accessibilityTraits = traits
      view.isAccessibilityElement = isElement
      view.accessibilityIdentifier = "it"
      window.addSubview(view)
      defer { view.removeFromSuperview() }
      return try #require(ScreenObserver().observe().elements.first { $0.identifier == "it" })
    }
    #expect(try see(UIView(), []).type == .other)
    #expect(try see(UIView(), .button).type == .button)
    #expect(try see(UIView(), .button, isElement: false).type == .other)
    #expect(try see(UILabel(), .button, isElement: false).type == .button)
    #expect(try see(UIView(), .image).type == .image)
    let chip = try see(UIButton(), [.button, .selected])
    #expect(chip.isSelected && chip.isEnabled)
    #expect(try !see(UIView(), .notEnabled).isEnabled)
  }

  @Test(.documented("UIDatePicker, minimumDate"))
  func aDateStaysWithinItsLimits() {
    let picker = UIDatePicker()
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 1000)
    picker.setDate(Date(timeIntervalSinceReferenceDate: 0), animated: false)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 1000))
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 2000)
    picker.date = .distantFuture
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 2000))
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 3000)
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test(.documented("UIPickerView, selectRow(_:inComponent:animated:)"))
  func aPickerHasTheRowsOfItsDataSource() {
    final class Sizes: NSObject, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component * 3 }
    }
    let picker = UIPickerView()
    let sizes = Sizes()
    picker.dataSource = sizes
    picker.selectRow(2, inComponent: 1, animated: false)
    picker.selectRow(3, inComponent: 1, animated: false)
    #expect([0, 1].map(picker.selectedRow) == [-1, 2])
  }

  @Test(.documented("UIImage, init(data:): nil for what is no picture"))
  func aPictureHasTheSizeThatItsFileSays() {
    func bytes(_ numbers: UInt8...) -> Data { Data(numbers) }
    let png = bytes(
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 40)
    let jpeg = bytes(0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 60)
    #expect(UIImage(data: png)?.size == CGSize(width: 256, height: 40))
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 128, height: 20))
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 60, height: 30))
    #expect(UIImage(data: jpeg)?.jpegData(compressionQuality: 1) == jpeg)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: jpeg.prefix(6)) == nil)
  }

  @Test(.documented("UILabel, text and attributedText replace each other"))
  func aLabelKeepsTheAttributesOfItsText() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "Hello")
    text.addAttribute(NSAttributedString.Key("colour"), value: "red", range: NSRange(location: 0, length: 2))
    label.attributedText = text
    #expect(label.text == "Hello")
    #expect(label.attributedText == text)
    label.text = "Bye"
    #expect(label.attributedText == NSAttributedString(string: "Bye"))
  }

  @Test(.documented("XCUIElement.ElementType"))
  func theExaminerKnowsThemByTheirKind() {
    let window = Stage.fresh()
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.4
    let views = [
      UISegmentedControl(items: ["One"]), progress, UIActivityIndicatorView(), UIPickerView(), UIDatePicker(),
      UIToolbar(), UIImageView(),
    ]
    (views[2] as? UIActivityIndicatorView)?.startAnimating()
    views.forEach(window.addSubview)
    let seen = ScreenObserver().observe().elements
    #expect(
      seen.map(\.type) == [
        .segmentedControl, .progressIndicator, .activityIndicator, .picker, .datePicker, .toolbar, .image,
      ])
    #expect(seen.map(\.value) == ["", "40%", "1", "", "", "", ""])
    #expect(seen[0].children.map(\.label) == ["One"])
  }

  @Test(.documented("UISegmentedControl, init(frame:actions:): a segment's action is performed when it is chosen"))
  func aSegmentDoesItsAction() throws {
    var done: [String] = []
    let actions = ["Day", "Week"].map { title in
      UIAction(title: title, identifier: UIAction.Identifier(title)) { done.append($0.title) }
    }
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
    Stage.fresh().addSubview(control)
    control.layoutIfNeeded()
    #expect(control.titleForSegment(at: 1) == "Week")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Week")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Year")) == UISegmentedControl.noSegment)
    let second = try #require(control.subviews.last)
    #expect(UserInput.tap(second, named: "Week") == .done)
    #expect(done == ["Week"])
    #expect(control.selectedSegmentIndex == 1)
  }
}

extension Target {
  /// Held as long as the tests run: controls do not hold their targets.
  fileprivate var kept: Target {
    Self.all.append(self)
    return self
  }
  private static var all: [Target] = []
}
