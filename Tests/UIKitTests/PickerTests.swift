import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What a user does to wheels and scope buttons.
@MainActor
@Suite(.freshApp) struct PickerTests {
  private final class Countries: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, _MethodTableProviding {
    let names = ["France", "Spain", "Peru"]
    let log = Log()
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("pickerView:titleForRow:forComponent:") { r, a in
            (r as? Countries)?.names[_argument(a, 1, as: Int.self)]
          },
          _Method("pickerView:didSelectRow:inComponent:") { r, a in
            _result((r as? Countries)?.log.add("row \(_argument(a, 1, as: Int.self))"))
          },
        ], outlets: [])
    }
  }

  private let countries = Countries()
  private let picker = UIPickerView()

  init() {
    picker.dataSource = countries
    picker.delegate = countries
    Stage.fresh().addSubview(picker)
    MainLoop.runUntilIdle()
  }

  @Test(.documented("UIPickerViewDelegate, pickerView(_:didSelectRow:inComponent:)"))
  func theDelegateIsToldOfWhatAUserChoosesAlone() throws {
    let wheel = try #require(picker.wheels.first)
    #expect(wheel.chosenTitle == "France")
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(wheel.chosenTitle == "Peru")
    #expect(countries.log.taken() == [])
    #expect(UserInput.turn(wheel, named: "the wheel", to: "Spain") == .done)
    #expect(countries.log.taken() == ["row 1"])
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(UserInput.turn(wheel, named: "the wheel", to: "Mars") == .refused("the wheel has no row \"Mars\""))
  }

  private final class Colours: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, _MethodTableProviding {
    var made = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("pickerView:viewForRow:forComponent:reusing:") { r, a in
            let label = UILabel()
            label.text = "Row \(_argument(a, 1, as: Int.self))"
            (r as? Colours)?.made += 1
            return label
          }
        ], outlets: [])
    }
  }

  @Test(.documented("UIPickerView, view(forRow:forComponent:)"))
  func aVisibleRowKeepsTheDelegatesViewUntilItIsReloaded() throws {
    let colours = Colours()
    picker.dataSource = colours
    picker.delegate = colours
    picker.selectRow(10, inComponent: 0, animated: false)
    let view = try #require(picker.view(forRow: 10, forComponent: 0) as? UILabel)
    #expect(view.text == "Row 10")
    #expect(picker.view(forRow: 10, forComponent: 0) === view)
    #expect(picker.view(forRow: 19, forComponent: 0) == nil)
    #expect(picker.view(forRow: 20, forComponent: 0) == nil)
    view.text = "Chosen"
    #expect(picker.wheels.first?.chosenTitle == "Chosen")
    picker.reloadComponent(0)
    #expect(picker.wheels.first?.chosenTitle == "Row 10")
  }

  @Test(.documented("UISearchBarDelegate, searchBar(_:selectedScopeButtonIndexDidChange:)"))
  func aScopeButtonTellsTheDelegate() throws {
    final class Finder: NSObject, UISearchBarDelegate, _MethodTableProviding {
      let log = Log()
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [
            _Method("searchBar:selectedScopeButtonIndexDidChange:") { r, a in
              _result((r as? Finder)?.log.add("scope \(_argument(a, 1, as: Int.self))"))
            }
          ], outlets: [])
      }
    }
    let finder = Finder()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 300, width: 375, height: 100))
    bar.delegate = finder
    bar.scopeButtonTitles = ["All", "Done"]
    UIApplication.shared.windows.first?.addSubview(bar)
    MainLoop.runUntilIdle()
    #expect(bar.subtree.compactMap { ($0 as? UIButton)?.currentTitle } == [])
    bar.showsScopeBar = true
    bar.selectedScopeButtonIndex = 0
    MainLoop.runUntilIdle()
    #expect(finder.log.taken() == [])
    let done = try #require(bar.subtree.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Done" })
    #expect(UserInput.tap(done, named: "Done") == .done)
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(finder.log.taken() == ["scope 1"])
  }
}
