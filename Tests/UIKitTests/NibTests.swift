import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Views that code makes by the name of an interface file.
@MainActor
@Suite(.freshApp) struct NibTests {
  final class CardController: UIViewController {
    @MainActor var name: UITextField?
    nonisolated override class func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [],
        outlets: [
          _Outlet(
            "name", get: { ($0 as? CardController)?.name }, set: { ($0 as? CardController)?.name = $1 as? UITextField })
        ])
    }
  }

  private func register(_ name: String) {
    nib(name, UIView.self) { root, owner in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      root.addSubview(field)
      connect(owner, "name", to: field)
    }
  }

  @Test(
    .documented("UIViewController, nibName: without a name, a nib that is called after the class"),
    arguments: ["Card", "CardController"])
  func aControllerHasTheViewOfTheNibThatIsCalledAfterIt(_ name: String) {
    register(name)
    let controller = CardController()
    Stage.fresh()
    register(name)
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.name?.superview === controller.view)
  }

  @Test(.documented("UIViewController, init(nibName:bundle:)"))
  func aControllerHasTheViewOfTheNibThatItNames() {
    Stage.fresh()
    register("Other")
    let controller = CardController(nibName: "Other", bundle: nil)
    #expect(controller.view.subviews.first === controller.name)
  }

  @Test(.documented("Bundle, loadNibNamed(_:owner:options:): without an owner its outlets lead nowhere"))
  func aNibWithoutAnOwnerIsMadeAllTheSame() {
    Stage.fresh()
    register("Card")
    let made = Bundle.main.loadNibNamed("Card", owner: nil)?.first as? UIView
    #expect(made?.subviews.count == 1)
  }

  @Test(
    .documented(
      "UINib, instantiate(withOwner:options:); Bundle, loadNibNamed(_:owner:options:): the objects at the top"),
    arguments: [true, false])
  func allObjectsAtTheTopAreGivenInTheirOrder(_ isLoadedByName: Bool) throws {
    final class Awoken: UIView {
      var wakes = 0
      override func awakeFromNib() { wakes += 1 }
    }
    Stage.fresh()
    nib("Parts", UIView.self) { root in
      root.tag = 2
      let header = UILabel()
      header.tag = 1
      let footer = Awoken()
      footer.tag = 3
      topObjects([header, root, footer])
    }
    let made =
      isLoadedByName
      ? Bundle.main.loadNibNamed("Parts", owner: nil) : UINib(nibName: "Parts", bundle: nil).instantiate(withOwner: nil)
    #expect(made?.compactMap { ($0 as? UIView)?.tag } == [1, 2, 3])
    #expect((made?.last as? Awoken)?.wakes == 1)
    #expect(UIViewController(nibName: "Parts", bundle: nil).view.tag == 2)
  }

  @Test(.documented("NSObject, awakeFromNib(): each object of a nib is told once, also what stands in its views"))
  func allOfANibWakesOnceAlsoInCellsAndConstraints() throws {
    final class Part: UIView {
      var wakes = 0
      override func awakeFromNib() { wakes += 1 }
    }
    final class Distance: NSLayoutConstraint {
      static var woken = 0
      override func awakeFromNib() { Self.woken += 1 }
    }
    Stage.fresh()
    Distance.woken = 0
    nib("Part", Part.self) { part in
      let width = Distance(
        item: part, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 9)
      width.isActive = true
    }
    let table = UITableView()
    prototype(in: table, identifier: "cell", UITableViewCell.self) { cell in
      let own = Part()
      cell.contentView.addSubview(own)
      if let nested = Bundle.main.loadNibNamed("Part", owner: nil)?.first as? Part { own.addSubview(nested) }
    }
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "cell"))
    let own = try #require(cell.contentView.subviews.first as? Part)
    #expect(own.wakes == 1)
    #expect((own.subviews.first as? Part)?.wakes == 1)
    #expect(Distance.woken == 1)
  }

  @Test(.observed("the exception's text: a nib of a cell has nothing else at its top"))
  func aNibOfACellHasOneObject() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await MainActor.run {
        Stage.fresh()
        nib("Cell", UITableViewCell.self) { topObjects([$0, UITapGestureRecognizer()]) }
        let table = UITableView()
        table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
        _ = table.dequeueReusableCell(withIdentifier: "cell")
      }
    }
  }

  @Test(.documented("UITableView, register(_:forHeaderFooterViewReuseIdentifier:)"))
  func aHeaderIsMadeOfItsNib() {
    Stage.fresh()
    nib("Header", UITableViewHeaderFooterView.self) { $0.tag = 7 }
    let table = UITableView()
    table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.tag == 7)
  }
}
