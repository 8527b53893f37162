import Foundation

/// A menu that is open: a row for each of its elements. [A] Elements of a menu of `displayInline` stand among those of the menu around it;
/// any other menu opens in place of the one that it stands in. A tap beside the menu closes it.
@MainActor
package final class MenuCard: UIView {
  private static let rowHeight: CGFloat = 44
  private static let breadth: CGFloat = 250

  private let sender: Any?
  /// Of an open menu: the one whose elements are shown, and what it opened from.
  private var shown: UIMenu?
  private var anchor: (place: CGRect, room: CGRect)?
  /// What it was opened from.
  private weak var source: UIView?

  private init(_ menu: UIMenu, sender: Any?) {
    self.sender = sender
    super.init(frame: .zero)
    show(menu)
  }
  package required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - view: The menu opens below it, as far as there is room.
  ///   - sender: What its elements are told of, where that is not the view.
  static func open(_ menu: UIMenu, from view: UIView, in window: UIWindow, sender: Any? = nil) {
    close()
    let backdrop = MenuBackdrop(frame: window.bounds)
    let card = MenuCard(menu, sender: sender ?? view)
    let anchor = view.convert(view.bounds, to: nil)
    backdrop.addSubview(card)
    window.addSubview(backdrop)
    card.source = view
    card.place(beside: anchor, in: window.bounds.inset(by: window.safeAreaInsets))
    AppState.current.openMenu = backdrop
  }
  static func close() {
    guard let open = AppState.current.openMenu else { return }
    open.removeFromSuperview()
    AppState.current.openMenu = nil
    UIMenuController.shared.didClose(open)
  }

  private func place(beside anchor: CGRect, in room: CGRect) {
    self.anchor = (anchor, room)
    let height = bounds.height
    let x = min(max(room.minX, anchor.minX), room.maxX - Self.breadth)
    let below = anchor.maxY + height <= room.maxY
    let y = below ? anchor.maxY : max(room.minY, min(anchor.minY, room.maxY) - height)
    frame = CGRect(x: x, y: y, width: Self.breadth, height: height)
  }

  private func show(_ menu: UIMenu) {
    for row in subviews { row.removeFromSuperview() }
    shown = menu
    var y: CGFloat = 0
    if !menu.title.isEmpty {
      let title = UILabel(frame: CGRect(x: 16, y: 0, width: Self.breadth - 32, height: Self.rowHeight))
      title.text = menu.title
      addSubview(title)
      y += Self.rowHeight
    }
    for element in rows(of: menu) {
      let row = UIButton(type: .system)
      row.setTitle(element.title, for: .normal)
      row.frame = CGRect(x: 0, y: y, width: Self.breadth, height: Self.rowHeight)
      row.isEnabled = !Self.attributes(of: element).contains(.disabled)
      row.isSelected = Self.isOn(element)
      row.addAction(UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
      addSubview(row)
      y += Self.rowHeight
    }
    frame.size = CGSize(width: Self.breadth, height: y)
  }

  private func rows(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { element -> [UIMenuElement] in
      if let inner = element as? UIMenu, inner.options.contains(.displayInline) { return rows(of: inner) }
      if let deferred = element as? UIDeferredMenuElement {
        return elements(of: deferred) ?? [Self.loading]
      }
      return Self.attributes(of: element).contains(.hidden) ? [] : [element]
    }
  }
  /// [O] In place of elements that are still asked for.
  private static var loading: UIMenuElement { UIAction(title: "Loading…", attributes: .disabled) { _ in } }

  /// What this card was answered, and whom it has asked.
  private var answers: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var asked: Set<ObjectIdentifier> = []

  /// - Returns: `nil` while they are asked for.
  private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
    let id = ObjectIdentifier(deferred)
    if asked.insert(id).inserted {
      var isLate = false
      deferred.ask { [weak self] elements in
        self?.answers[id] = elements
        if isLate { self?.showAnew() }
      }
      isLate = true
    }
    return answers[id]
  }

  private func showAnew() {
    guard let shown, let anchor, window != nil else { return }
    show(shown)
    place(beside: anchor.place, in: anchor.room)
  }

  private static func attributes(of element: UIMenuElement) -> UIMenuElement.Attributes {
    (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
  }
  private static func isOn(_ element: UIMenuElement) -> Bool {
    ((element as? UIAction)?.state ?? (element as? UICommand)?.state ?? .off) != .off
  }

  private func choose(_ element: UIMenuElement) {
    if let inner = element as? UIMenu { return show(inner) }
    if !Self.attributes(of: element).contains(.keepsMenuPresented) { Self.close() }
    switch element {
    case let action as UIAction:
      (sender as? UIButton)?.choose(action)
      action.perform(sender: sender)
    case let command as UICommand:
      // [A] UICommand, propertyList: the command is the sender. [O] Asked from the first responder on, or from what has the menu.
      let starts = [AppState.current.focus.firstResponder, sender as? UIResponder, source, UIApplication.shared]
      let target = starts.lazy.compactMap { $0?.target(forAction: command.action, withSender: command) }.first
      if let target { UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil) }
    default: break
    }
  }
}

extension UIButton {
  /// A pop-up button: one of the menu's elements is chosen, and the title tells which.
  private var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }
  private var choices: [UIAction] { menu.map(Self.actions) ?? [] }
  private static func actions(of menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { element in
      (element as? UIAction).map { [$0] } ?? (element as? UIMenu).map(actions) ?? []
    }
  }

  /// [A] UIButton, changesSelectionAsPrimaryAction. [O] Without an element that is on, it is the first.
  func showChoice() {
    guard isPopUp, let chosen = choices.first(where: { $0.state == .on }) ?? choices.first else { return }
    choose(chosen)
  }

  fileprivate func choose(_ action: UIAction) {
    guard isPopUp, choices.contains(where: { $0 === action }) else { return }
    for choice in choices { choice.state = choice === action ? .on : .off }
    setTitle(action.title, for: .normal)
    configuration?.title = action.title
  }
}

/// What is around an open menu.
@MainActor
final class MenuBackdrop: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { MenuCard.close() }
}

/// [A] Elements that are asked for when the menu opens; until they come, a row says that they are loaded. One that is cached asks once.
@MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var cached: [UIMenuElement]?
  private let isCached: Bool

  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(elementProvider, isCached: true)
  }
  private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, isCached: false) }

  /// Those who wait for the provider's answer.
  private var waiting: [([UIMenuElement]) -> Void] = []

  /// - Parameter answer: Called with the elements, now or later. One that is cached asks its provider once, whoever wants to know.
  func ask(_ answer: @escaping ([UIMenuElement]) -> Void) {
    guard isCached else { return provider(answer) }
    if let cached { return answer(cached) }
    waiting.append(answer)
    guard waiting.count == 1 else { return }
    provider { [weak self] found in
      guard let self else { return }
      cached = found
      let told = waiting
      waiting = []
      for answer in told { answer(found) }
    }
  }
}
