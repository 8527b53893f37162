import Foundation

/// Told of what happens in a search bar. All requirements are optional.
@MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Hands the questions of a search bar's field on to the bar's delegate.
@MainActor
final class SearchFieldEvents: NSObject, UITextFieldDelegate, _MethodTableProviding {
  weak var bar: UISearchBar?

  nonisolated static func _methodTable() -> _MethodTable? {
    func method(_ selector: Selector, _ body: @escaping @MainActor (SearchFieldEvents, [Any?]) -> Bool?) -> _Method {
      _Method(selector) { receiver, arguments in
        _result((receiver as? SearchFieldEvents).flatMap { body($0, arguments) })
      }
    }
    return _MethodTable(
      methods: [
        method("textFieldShouldBeginEditing:") { events, _ in events.asks("searchBarShouldBeginEditing:") },
        method("textFieldDidBeginEditing:") { events, _ in events.begin() },
        method("textFieldShouldEndEditing:") { events, _ in events.asks("searchBarShouldEndEditing:") },
        method("textFieldDidEndEditing:") { events, _ in events.tell("searchBarTextDidEndEditing:") },
        method("textField:shouldChangeCharactersInRange:replacementString:") { events, arguments in
          events.asks("searchBar:shouldChangeTextInRange:replacementText:", Array(arguments.dropFirst()))
        },
        method("textFieldShouldReturn:") { events, _ in events.tell("searchBarSearchButtonClicked:") },
      ], outlets: [])
  }

  private func asks(_ question: Selector, _ details: [Any?] = []) -> Bool? {
    guard let bar else { return true }
    return _ObjectiveC.ask(bar.delegate, question, [bar] + details, as: Bool.self) ?? true
  }

  private func tell(_ news: Selector) -> Bool? {
    if let bar { _ObjectiveC.tell(bar.delegate, news, [bar]) }
    return false
  }

  private func begin() -> Bool? {
    bar?.searchController?.isActive = true
    return tell("searchBarTextDidBeginEditing:")
  }
}
