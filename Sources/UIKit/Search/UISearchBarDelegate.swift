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
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)  // Never called; visible.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)  // Never called; visible.
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
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
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
        method("textFieldShouldBeginEditing:") { events, _ in
          events.ask { bar, delegate in delegate.searchBarShouldBeginEditing(bar) }
        },
        method("textFieldDidBeginEditing:") { events, _ in
          events.bar?.searchController?.isActive = true
          return events.tell { bar, delegate in delegate.searchBarTextDidBeginEditing(bar) }
        },
        method("textFieldShouldEndEditing:") { events, _ in
          events.ask { bar, delegate in delegate.searchBarShouldEndEditing(bar) }
        },
        method("textFieldDidEndEditing:") { events, _ in
          events.tell { bar, delegate in delegate.searchBarTextDidEndEditing(bar) }
        },
        method("textField:shouldChangeCharactersInRange:replacementString:") { events, arguments in
          events.ask { bar, delegate in
            delegate.searchBar(
              bar, shouldChangeTextIn: _argument(arguments, 1), replacementText: _argument(arguments, 2))
          }
        },
        method("textFieldShouldReturn:") { events, _ in
          events.tell { bar, delegate in delegate.searchBarSearchButtonClicked(bar) }
        },
      ], outlets: [])
  }

  private typealias DelegateMethods = OptionalMethods<any UISearchBarDelegate>

  private func ask(_ question: (UISearchBar, DelegateMethods) -> Bool?) -> Bool? {
    guard let bar else { return true }
    return question(bar, DelegateMethods(bar.assignedDelegate)) ?? true
  }

  private func tell(_ call: (UISearchBar, DelegateMethods) -> Void?) -> Bool? {
    if let bar { _ = call(bar, DelegateMethods(bar.assignedDelegate)) }
    return false
  }
}
