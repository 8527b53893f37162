import Foundation
import Testing

@testable import UIKit

/// What UIKit asks of labels and fields, so that a subclass can answer otherwise.
@MainActor
@Suite(.freshApp) struct SubclassTests {
  private final class PaddedLabel: UILabel {
    var drawn: [CGRect] = []
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      super.textRect(forBounds: bounds.insetBy(dx: 20, dy: 10), limitedToNumberOfLines: numberOfLines)
        .insetBy(dx: -20, dy: -10)
    }
    override func drawText(in rect: CGRect) { drawn.append(rect) }
  }

  private final class WideLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 16, height: size.height + 8)
    }
  }

  private final class DigitField: UITextField {
    var isClosed = false
    var drawn: [String] = []
    override func paste(_ sender: Any?) { insertText((UIPasteboard.general.string ?? "").filter(\.isNumber)) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !(isClosed && action == "paste:") && super.canPerformAction(action, withSender: sender)
    }
    override func drawPlaceholder(in rect: CGRect) { drawn.append("placeholder") }
    override func drawText(in rect: CGRect) { drawn.append("text") }
  }

  private final class LayoutInPages: UICollectionViewCompositionalLayout {
    let pages: Int
    init(pages: Int, section: NSCollectionLayoutSection) {
      self.pages = pages
      super.init(section: section)
    }
    required init?(coder: NSCoder) { nil }
    override var collectionView: UICollectionView { super.collectionView! }
  }

  /// Set up before it is given to a collection.
  private final class Strip: UICollectionViewFlowLayout {
    override init() {
      super.init()
      itemSize = CGSize(width: 30, height: 20)
    }
    required init?(coder: NSCoder) { nil }
    override var collectionView: UICollectionView { super.collectionView! }
  }

  private final class CanvasTap: UITapGestureRecognizer {
    override var view: UIImageView { super.view as! UIImageView }
  }

  private final class Overlay: UIWindow {
    let isDimmed: Bool
    override init(windowScene: UIWindowScene) {
      isDimmed = true
      super.init(windowScene: windowScene)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Sticker: UIImage, @unchecked Sendable {
    let author: String
    init?(data: Data, author: String) {
      self.author = author
      super.init(data: data, scale: 2)
    }
    required init?(coder: NSCoder) { nil }
    required convenience init(imageLiteralResourceName name: String) { fatalError() }
  }

  private final class TintedBar: UINavigationBar {}
  private final class TintedController: UINavigationController {
    override var navigationBar: TintedBar { super.navigationBar as! TintedBar }
  }

  @Test(.documented("UIWindow, UIImage and UICollectionViewCompositionalLayout: each initializer is designated"))
  func aSubclassCallsAnyInitializer() throws {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(10))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    let layout = LayoutInPages(pages: 3, section: section)
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 40, height: 40), collectionViewLayout: layout)
    #expect(layout.collectionView === collection && layout.pages == 3)
    let strip = Strip()
    collection.setCollectionViewLayout(strip, animated: false)
    #expect(strip.collectionView === collection)
    let (canvas, tap) = (UIImageView(), CanvasTap())
    canvas.addGestureRecognizer(tap)
    #expect(tap.view === canvas)
    let window = Overlay(windowScene: AppState.current.windowScene)
    #expect(window.isDimmed && window.frame == UIScreen.main.bounds)
    #expect(Sticker(data: Data("no picture".utf8), author: "A") == nil)
    let bar = TintedController(navigationBarClass: TintedBar.self, toolbarClass: nil).navigationBar
    #expect(type(of: bar) == TintedBar.self)
  }

  @Test(.documented("UILabel, textRect(forBounds:limitedToNumberOfLines:): overridden, the label has another size"))
  func aLabelAsksForTheRoomOfItsText() {
    let (padded, plain) = (PaddedLabel(), UILabel())
    (padded.text, plain.text) = ("hello", "hello")
    let size = plain.intrinsicContentSize
    #expect(padded.intrinsicContentSize == CGSize(width: size.width + 40, height: size.height + 20))
    padded.sizeToFit()
    #expect(padded.bounds.size == padded.intrinsicContentSize)
    for label in [padded, plain] {
      label.numberOfLines = 0
      label.text = "a text of some words"
    }
    let wrapped = plain.sizeThatFits(CGSize(width: 60, height: 0))
    #expect(padded.sizeThatFits(CGSize(width: 100, height: 0)).height == wrapped.height + 20)
  }

  @Test(.documented("UIView, intrinsicContentSize: of a label of several lines, too"))
  func aLabelOfSeveralLinesHasTheSizeThatItSays() {
    let window = Stage.fresh()
    let (wide, plain) = (WideLabel(), UILabel())
    for label in [wide, plain] {
      label.numberOfLines = 0
      label.text = "short"
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
      label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    }
    window.layoutIfNeeded()
    #expect(wide.bounds.width == plain.bounds.width + 16 && wide.bounds.height == plain.bounds.height + 8)
  }

  @Test(.documented("UILabel, drawText(in:); UITextField, drawText(in:), drawPlaceholder(in:)"))
  func textIsDrawnByTheCodeOfASubclass() {
    let window = Stage.fresh()
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let field = DigitField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
    field.placeholder = "digits"
    window.addSubview(label)
    window.addSubview(field)
    window.displayIfNeeded()
    #expect(label.drawn == [label.bounds] && field.drawn == ["placeholder"])
    (label.text, field.text) = ("a", "1")
    window.displayIfNeeded()
    #expect(label.drawn.count == 2 && field.drawn == ["placeholder", "text"])
  }

  @Test(.documented("UIResponderStandardEditActions, paste(_:); UIResponder, canPerformAction(_:withSender:)"))
  func whatIsPastedGoesThroughThePasteOfTheField() {
    let window = Stage.fresh()
    let field = DigitField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    field.becomeFirstResponder()
    AppState.current.keyboard.paste("a1b2")
    #expect(field.text == "12")
    field.isClosed = true
    AppState.current.keyboard.paste("3")
    #expect(field.text == "12", "Paste is not offered")
  }

  @Test(.documented("UIMenuController, showMenu(from:rect:): what the first responder can do"))
  func theMenuHasWhatTheFirstResponderCanDo() throws {
    let window = Stage.fresh()
    let field = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 30))
    field.text = "abc"
    window.addSubview(field)
    field.becomeFirstResponder()
    field.selectAll(nil)
    let menu = UIMenuController.shared
    menu.showMenu(from: field, rect: field.bounds)
    #expect(menu.isMenuVisible)
    let card = try #require(AppState.current.openMenu?.subviews.first)
    let rows = card.subviews.compactMap { $0 as? UIButton }
    #expect(rows.compactMap { $0.title(for: .normal) } == ["Cut", "Copy"])
    var hidden = 0
    NotificationCenter.default.addObserver(forName: UIMenuController.didHideMenuNotification, object: nil, queue: nil) {
      _ in MainActor.assumeIsolated { hidden += 1 }
    }
    rows[1].sendActions(for: .touchUpInside)
    #expect(UIPasteboard.general.string == "abc" && !menu.isMenuVisible && hidden == 1)
    field.resignFirstResponder()
    menu.showMenu(from: field, rect: field.bounds)
    #expect(!menu.isMenuVisible, "nobody is first responder")
  }

  @Test(.observed("NSLayoutConstraint: a size that is compared with nothing, with a second attribute all the same"))
  func aSizeWithoutASecondItemIsThatSize() {
    let window = Stage.fresh()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    for (attribute, points) in [(NSLayoutConstraint.Attribute.width, 40.0), (.height, 36)] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: attribute, multiplier: 1,
        constant: points
      ).isActive = true
    }
    window.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 40, height: 36))
  }

  @Test(.documented("String.LocalizationValue")) func aKeyOfATextCanBeKept() {
    let key: String.LocalizationValue = "Hello \(1)"
    #expect(String(localized: key) == "Hello 1")
    #expect(String(localized: "\("a") of \(2) is 50%, \(0.5)") == "a of 2 is 50%, 0.500000")
  }
}
