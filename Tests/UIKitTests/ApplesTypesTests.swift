import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Declarations have the types that Apple's have: these tests are right programs that another type refuses.
@MainActor
@Suite(.freshApp) struct ApplesTypesTests {
  private final class UsualDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
  private final class OldDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow! }
  private final class LazyDelegate: UIResponder, UIApplicationDelegate { lazy var window: UIWindow? = UIWindow() }
  private final class DelegateWithScenes: UIResponder, UIApplicationDelegate {}
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }

  @Test(.documented("UIApplicationDelegate.window is an optional requirement: an optional of an optional to who asks"))
  func aDelegateMayHaveNoPlaceForAWindow() {
    let window = UIWindow()
    let usual = UsualDelegate()
    let delegates: [any UIApplicationDelegate] = [usual, OldDelegate(), LazyDelegate(), DelegateWithScenes()]
    for delegate in delegates { delegate.hold(window) }
    #expect(delegates.map { $0.window == nil } == [false, false, false, true])
    #expect(delegates.map { ($0.window ?? nil) === window } == [true, true, true, false])
    #expect(usual.window === window)
    usual.window = nil
    let delegate: (any UIApplicationDelegate)? = usual
    #expect(delegate?.window??.rootViewController == nil)
    if let held = delegate?.window { #expect(held == nil) } else { Issue.record("It has a place for a window.") }
    let scene: any UISceneDelegate = SceneDelegate()
    (scene as? any UIWindowSceneDelegate)?.hold(window)
    #expect((scene as? any UIWindowSceneDelegate)?.window??.windowLevel == .normal)
  }

  private func name(_ type: UIKeyboardType) -> String {
    switch type {
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
      "letters"
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: "digits"
    }
  }

  @Test(.documented("Using imported C enumerations in Swift: any number makes a value"))
  func enumerationsTakeAnyNumber() {
    #expect(UIKeyboardType(rawValue: 99)?.rawValue == 99)
    #expect(UIReturnKeyType(rawValue: -1)?.rawValue == -1)
    #expect(NSWritingDirection(rawValue: -1) == .natural && NSWritingDirection(rawValue: 1) == .rightToLeft)
    #expect(UIBarButtonItem.SystemItem(rawValue: 22) == .redo)
    #expect(UITextField.ViewMode(rawValue: 3) == .always && UITextField.ViewMode.whileEditing.rawValue == 1)
    #expect(NSLayoutConstraint.Attribute(rawValue: 0) == .notAnAttribute)
    #expect(UIModalPresentationStyle(rawValue: -2) == .automatic && UIModalPresentationStyle.popover.rawValue == 7)
    #expect(name(.phonePad) == "digits" && name(.URL) == "letters")
    let unknown: UIKeyboardType? = UIKeyboardType(rawValue: 44)
    #expect(unknown != nil && unknown != .default)
  }

  @Test(.documented("UILayoutPriority, UIFont.Weight and UIWindow.Level are compared and moved as numbers"))
  func numbersWithAMeaningAreNumbers() {
    #expect(UILayoutPriority.defaultLow < .required && UILayoutPriority.required - .defaultHigh == 250)
    #expect((UILayoutPriority.required - 1).rawValue == 999 && (1 + UILayoutPriority.defaultLow).rawValue == 251)
    #expect(UIFont.Weight.bold > .regular && UIWindow.Level.alert + 1 > .alert)
  }

  @Test(.documented("Human Interface Guidelines, Typography: sizes of the text styles by category"))
  func aFontIsAsLargeAsTheTraitsWantIt() {
    let (large, largest) = (
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    )
    func size(_ style: UIFont.TextStyle, _ traits: UITraitCollection?) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    #expect(size(.body, large) == 19 && size(.body, largest) == 53 && size(.caption2, largest) == 40)
    #expect(size(.body, nil) == 17 && size(.largeTitle, UITraitCollection()) == 34)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    #expect(UITraitCollection().preferredContentSizeCategory == .unspecified)
  }

  @Test(.documented("UIFontMetrics, scaledValue(for:compatibleWith:); UIColor, resolvedColor(with:)"))
  func sizesAndColorsFollowTheTraits() {
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: largest) == 53 && metrics.scaledValue(for: 17) == 17)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize == 30)
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(UIColor.label.resolvedColor(with: dark) == .white && UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
  }

  private final class Rows: UITableViewController {
    var names = ["milk", "figs"]
    var isTold = false
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func dropFirst() {
      tableView.performBatchUpdates {
        names.remove(at: 0)
        tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
      tableView.performBatchUpdates(nil) { [weak self] _ in self?.isTold = true }
    }
  }

  @Test(.documented("UITableView and UICollectionView, performBatchUpdates(_:completion:): the updates do not escape"))
  func updatesNeedNoSelf() {
    let rows = Rows()
    Stage.fresh().rootViewController = rows
    rows.tableView.layoutIfNeeded()
    rows.dropFirst()
    MainLoop.runUntilIdle()
    #expect(rows.tableView.numberOfRows(inSection: 0) == 1 && rows.isTold)
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
    private(set) var added: [UIView] = []
    override func addSubview(_ view: UIView) {
      added.append(view)
      super.addSubview(view)
    }
  }

  @Test(.documented("UIView, layer, addSubview(_:): subclasses override them"))
  func aViewMayKnowItsLayersClass() {
    let (view, label) = (GradientView(), UILabel())
    view.layer.colors = [UIColor.red.cgColor]
    view.addSubview(label)
    #expect(view.layer.colors?.count == 1 && view.added == [label] && view.subviews == [label])
  }

  private struct Card: UIContentConfiguration, Hashable {
    var content = UIListContentConfiguration.cell()
    var background = UIBackgroundConfiguration.clear()
    var isChosen = false
    func makeContentView() -> any UIView & UIContentView { content.makeContentView() }
    func updated(for state: any UIConfigurationState) -> Card {
      var card = self
      card.isChosen = (state as? UICellConfigurationState)?.isSelected ?? false
      return card
    }
  }

  private nonisolated static func card(_ text: String, for traits: UITraitCollection) -> Card {
    var card = Card()
    card.content.text = text
    var state = UICellConfigurationState(traitCollection: traits)
    state.isSelected = traits.accessibilityContrast == .normal
    return card.updated(for: state)
  }

  @Test(.documented("Configurations, their states and UITraitCollection are values of no actor, and are compared"))
  func valuesBelongToNoActor() async {
    let card = await Task.detached { Self.card("milk", for: .current) == Self.card("milk", for: .current) }.value
    #expect(card)
    #expect(Self.card("milk", for: .current) != Self.card("figs", for: .current))
    #expect(UIButton.Configuration.plain() == .plain())
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test(.documented("UIColor, UICollectionViewLayoutAttributes.bounds, NSDirectionalEdgeInsets, UITableViewCell"))
  func valuesAreMadeSetAndSavedAsOnAPhone() throws {
    #expect(UIColor.brick(200).cgColor.components?.first == CGFloat(200) / 255)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.bounds = CGRect(x: 0, y: 0, width: 20, height: 30)
    #expect(attributes.size == CGSize(width: 20, height: 30))
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: JSONEncoder().encode(insets)) == insets)
    #expect(UIPageViewController(nibName: nil, bundle: nil).viewControllers == [])
    let cell: any UIGestureRecognizerDelegate = UITableViewCell()
    #expect(cell.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
  }
}

extension UIColor {
  fileprivate static func brick(_ red: CGFloat) -> UIColor {
    return self.init(red: red / 255, green: 0, blue: 0, alpha: 1)
  }
}
