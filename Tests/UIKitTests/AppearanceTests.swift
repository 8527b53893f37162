import Foundation
import Testing

@testable import UIKit

/// What `appearance()` is told, and which views look like it.
@MainActor
@Suite(.freshApp) struct AppearanceTests {
  private let window = Stage.fresh()

  private func shown<View: UIView>(_ view: View, in around: UIView? = nil) -> View {
    around?.addSubview(view)
    window.addSubview(around ?? view)
    return view
  }

  @Test(.documented("UIAppearance, appearance(): one proxy for each class"))
  func aProxyKeepsWhatItIsTold() {
    UILabel.appearance().textColor = .red
    #expect(UILabel.appearance().textColor == .red)
    #expect(UILabel.appearance() !== UIButton.appearance())
    #expect(UILabel.appearance() !== UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]))
  }

  @Test(.documented("UIAppearance: applied when a view enters a window, and not to one that is in a window already"))
  func viewsThatComeOntoTheScreenLookLikeTheirProxy() {
    let early = shown(UITextField())
    UITextField.appearance().keyboardAppearance = .dark
    UITextField.appearance().textColor = .red
    UITextField.appearance().tintColor = .green
    let late = UITextField()
    #expect(late.keyboardAppearance == .default)
    early.superview?.addSubview(late)
    #expect(late.keyboardAppearance == .dark && late.textColor == .red && late.tintColor == .green)
    #expect(early.keyboardAppearance == .default && early.textColor == .label)
  }

  @Test(.observed("What a view was told itself counts")) func whatAViewWasToldItselfStays() {
    UILabel.appearance().textColor = .red
    let label = UILabel()
    label.textColor = .blue
    #expect(shown(label).textColor == .blue)
  }

  private class Card: UIView {
    var margin = 8
    fileprivate final class func table() -> _MethodTable {
      _MethodTable(
        methods: [],
        outlets: [
          _Outlet(
            "margin", get: { ($0 as? Card)?.margin }, set: { ($0 as? Card)?.margin = $1 as? Int ?? 0 },
            keyPath: \Card.margin)
        ])
    }
  }
  private final class Letter: Card {}

  @Test(.documented("UIAppearance: properties of one's own that are marked for it"))
  func propertiesOfALearnersOwnClassCount() {
    _ObjectiveC.register(Card.self, Card.table())
    Card.appearance().margin = 20
    #expect(shown(Card()).margin == 20)
    #expect(shown(Letter()).margin == 20)
    Letter.appearance().margin = 30
    #expect(shown(Letter()).margin == 30)
    #expect(shown(Card()).margin == 20)
  }

  private final class Rounded: UIView {
    var asked = 0
  }

  @Test(.documented("UIAppearance: a property is told by a message, so that it is dynamic; nothing else is asked"))
  func computedPropertiesCountIfTheyAreDynamic() {
    func outlet(_ key: String, isDynamic: Bool) -> _Outlet {
      _Outlet(
        key,
        get: {
          ($0 as? Rounded)?.asked += isDynamic ? 0 : 1
          return ($0 as? UIView)?.layer.cornerRadius
        }, set: { ($0 as? UIView)?.layer.cornerRadius = $1 as? CGFloat ?? 0 }, isDynamic: isDynamic)
    }
    _ObjectiveC.register(
      Rounded.self,
      _MethodTable(methods: [], outlets: [outlet("radius", isDynamic: true), outlet("other", isDynamic: false)]))
    Rounded.appearance().layer.cornerRadius = 7
    let view = shown(Rounded())
    #expect(view.layer.cornerRadius == 7 && view.asked == 0)
  }

  @Test(.documented("UIAppearance: colours of bars and controls, also those that only a picture shows"))
  func barsAndControlsAreToldTheirColours() {
    UINavigationBar.appearance().barTintColor = .red
    let look = UINavigationBarAppearance()
    look.backgroundColor = .blue
    UINavigationBar.appearance().standardAppearance = look
    UISwitch.appearance().onTintColor = .green
    #expect(shown(UINavigationBar()).barTintColor == .red)
    #expect(shown(UINavigationBar()).standardAppearance.backgroundColor == .blue)
    #expect(shown(UISwitch()).onTintColor == .green && shown(UISwitch()).thumbTintColor == nil)
  }

  @Test(.documented("UIAppearance, appearance(whenContainedInInstancesOf:): the innermost container first"))
  func aProxyCanBeForSomePlacesAlone() {
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UIToolbar.self]).textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, UIToolbar.self]).textColor = .blue
    #expect(shown(UILabel()).textColor == .red)
    #expect(shown(UILabel(), in: UIToolbar()).textColor == .green)
    let (toolbar, stack) = (UIToolbar(), UIStackView())
    toolbar.addSubview(stack)
    let label = UILabel()
    stack.addSubview(label)
    window.addSubview(toolbar)
    #expect(label.textColor == .blue)
    #expect(shown(UILabel(), in: UIStackView()).textColor == .red)
  }
}
