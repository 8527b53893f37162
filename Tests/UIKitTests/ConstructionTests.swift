import Foundation
import Testing

@testable import UIKit

/// Objects of classes that are known only at run time, as the text of a learner's program makes them.
@MainActor
@Suite(.freshApp) struct ConstructionTests {
  @Test(
    arguments: [
      UIView.self, UILabel.self, UIButton.self, UITextField.self, UITextView.self, UITableView.self, UIScrollView.self,
      UITableViewCell.self, UITableViewHeaderFooterView.self, UICollectionViewCell.self, UICollectionReusableView.self,
      UIStackView.self, UIImageView.self, UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self,
      UIPickerView.self, UIDatePicker.self, UIPageControl.self, UIProgressView.self, UIActivityIndicatorView.self,
      UIVisualEffectView.self, UIToolbar.self, UINavigationBar.self, UISearchBar.self, UITabBar.self, UIInputView.self,
      UIWindow.self, UIControl.self, UIRefreshControl.self,
    ] as [UIView.Type])
  func everyViewCanBeMadeByItsClass(type: UIView.Type) {
    Stage.fresh()
    #expect(Swift.type(of: _Class(type)()) == type)
    #expect(Swift.type(of: _Class(type)(frame: CGRect(x: 1, y: 2, width: 30, height: 40))) == type)
  }

  @Test(
    arguments: [
      UIViewController.self, UITableViewController.self, UINavigationController.self, UITabBarController.self,
      UISplitViewController.self, UISearchController.self,
    ] as [UIViewController.Type])
  func everyControllerCanBeMadeByItsClass(type: UIViewController.Type) {
    Stage.fresh()
    #expect(Swift.type(of: _Class(type)()) == type)
    #expect(Swift.type(of: _Class(type)(nibName: nil, bundle: nil)) == type)
  }

  class Card: UIView {
    let margin = 8
    private(set) var frames: [CGRect] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      frames.append(frame)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    static func make() -> Self { _Class(Self.self)() }
  }
  final class Large: Card {
    var size = "L"
  }

  @Test func initialisersOfSubclassesAreCalled() {
    let card = Card.make()
    #expect(card.margin == 8 && card.frames == [.zero])
    let large = Large.make()
    #expect(large.size == "L" && large.margin == 8 && large.frames == [.zero])
    let sized: Large = _object(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(sized.frames == [CGRect(x: 0, y: 0, width: 5, height: 5)])
  }

  @Test func whatIsMadeIsFreed() {
    weak var card: UIView?
    do {
      let made = _Class(Large.self as UIView.Type)()
      card = made
      #expect(card != nil)
    }
    #expect(card == nil)
  }

  final class Row: UITableViewCell {
    let given: CellStyle
    override init(style: CellStyle, reuseIdentifier: String?) {
      given = style
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func aCellIsMadeByItsStyle() {
    let row = _Class(Row.self as UITableViewCell.Type)(style: .subtitle, reuseIdentifier: "Row") as? Row
    #expect(row?.given == .subtitle && row?.reuseIdentifier == "Row")
    #expect((_Class(Row.self as UIView.Type)() as? Row)?.given == .default)
  }

  @Test func whatAnInitialiserIsGivenIsNotFreedTooOften() {
    weak var layout: UICollectionViewFlowLayout?
    weak var target: NSObject?
    do {
      let (flow, object) = (UICollectionViewFlowLayout(), NSObject())
      (layout, target) = (flow, object)
      let name = "an identifier of a row that is longer than fifteen bytes, number \(Int.random(in: 1...9))"
      for _ in 0..<100 {
        #expect(_Class(UITableViewCell.self)(style: .default, reuseIdentifier: name).reuseIdentifier == name)
        #expect(_Class(UITableViewHeaderFooterView.self)(reuseIdentifier: name).reuseIdentifier == name)
        #expect(_Class(UICollectionView.self)(frame: .zero, collectionViewLayout: flow).collectionViewLayout === flow)
        _ = _Class(UITapGestureRecognizer.self)(target: object, action: "description")
        _ = _Class(UIViewController.self)(nibName: nil, bundle: .main)
      }
      #expect(_Class(UITableView.self)(frame: .zero, style: .grouped).style == .grouped)
      #expect(layout === flow && target === object)
    }
    #expect(layout == nil && target == nil)
  }

  class Names: NSObject { var count = 3 }
  final class More: Names {
    override init() {
      super.init()
      count += 1
    }
  }

  @Test func objectsOfOtherClassesAreMade() {
    #expect(_Class(More.self as Names.Type)().count == 4)
    let tap: UITapGestureRecognizer = _Class(UITapGestureRecognizer.self)(target: nil, action: nil)
    #expect(tap.numberOfTapsRequired == 1)
  }

  @Test func aProxyOfLooksDoesNotCallWhatAFileWouldCall() {
    #expect(Card.appearance().margin == 8)
  }
}
