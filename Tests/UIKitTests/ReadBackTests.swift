import Testing

@testable import UIKit

/// What is set is read back, though nothing of it is seen here.
@MainActor
@Suite(.freshApp) struct ReadBackTests {
  private let one = UIImage(named: "one")
  private let two = UIImage(named: "two")

  @Test(
    .documented(
      "UISlider, thumbImage(for:), currentThumbImage; UIStepper, incrementImage(for:), dividerImage(forLeftSegmentState:rightSegmentState:)"
    ))
  func picturesOfControlsAreKeptByState() {
    let (slider, stepper) = (UISlider(), UIStepper())
    slider.setThumbImage(one, for: .normal)
    slider.setThumbImage(two, for: .disabled)
    slider.setMinimumTrackImage(two, for: .normal)
    #expect(
      slider.thumbImage(for: .normal) == one && slider.currentThumbImage == one
        && slider.currentMinimumTrackImage == two)
    slider.isEnabled = false
    #expect(
      slider.currentThumbImage == two && slider.thumbImage(for: .highlighted) == nil
        && slider.currentMaximumTrackImage == nil)
    stepper.setIncrementImage(one, for: .normal)
    stepper.setDividerImage(two, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    #expect(stepper.incrementImage(for: .normal) == one && stepper.decrementImage(for: .normal) == nil)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) == two)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)
  }

  @Test(
    .documented(
      "UISegmentedControl, setImage(_:forSegmentAt:), setTitle(_:forSegmentAt:): a segment has a title or an image"))
  func aSegmentHasATitleOrAnImage() {
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.setImage(one, forSegmentAt: 0)
    #expect(segments.imageForSegment(at: 0) == one && segments.titleForSegment(at: 0) == nil)
    segments.setTitle("C", forSegmentAt: 0)
    #expect(segments.imageForSegment(at: 0) == nil && segments.titleForSegment(at: 0) == "C")
    segments.setBackgroundImage(two, for: .normal, barMetrics: .default)
    #expect(segments.backgroundImage(for: .normal, barMetrics: .default) == two)
  }

  @Test(.documented("CGColor, components: a grey and an alpha, or red, green, blue and alpha"))
  func aGreyHasTwoComponents() {
    #expect(
      UIColor.white.cgColor.components == [1, 1] && UIColor(white: 0.5, alpha: 0.2).cgColor.numberOfComponents == 2)
    #expect(UIColor.black.withAlphaComponent(0.5).cgColor.components == [0, 0.5])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1] && UIColor(cgColor: UIColor.gray.cgColor) == .gray)
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor.white.getRed(&red, green: nil, blue: nil, alpha: &alpha) && red == 1 && alpha == 1)
  }
}
