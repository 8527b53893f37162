import Foundation

/// UIKit's own methods that code names by selector, and its outlets that a scene connects.
enum _UIKitMethods {
  static func table(of type: AnyClass) -> _MethodTable? { tablesWithProperties[ObjectIdentifier(type)] }

  private static let tablesWithProperties = tables.merging(
    _UIKitProperties.byClass.mapValues { _MethodTable(methods: [], outlets: $0) }
  ) { _MethodTable(methods: $0.methods + $1.methods, outlets: $0.outlets + $1.outlets) }

  private static let tables: [ObjectIdentifier: _MethodTable] = [
    ObjectIdentifier(UIResponder.self): _MethodTable(
      methods: [
        method("becomeFirstResponder", UIResponder.self) { object, _ in object.becomeFirstResponder() },
        method("resignFirstResponder", UIResponder.self) { object, _ in object.resignFirstResponder() },
        method("reloadInputViews", UIResponder.self) { object, _ in object.reloadInputViews() },
        method("awakeFromNib", UIResponder.self) { object, _ in object.awakeFromNib() },
      ], outlets: []),
    ObjectIdentifier(UIView.self): _MethodTable(
      methods: [
        method("endEditing:", UIView.self) { object, force in object.endEditing(_argument([force], 0)) },
        method("layoutIfNeeded", UIView.self) { object, _ in object.layoutIfNeeded() },
        method("setNeedsLayout", UIView.self) { object, _ in object.setNeedsLayout() },
        method("setNeedsDisplay", UIView.self) { object, _ in object.setNeedsDisplay() },
        method("removeFromSuperview", UIView.self) { object, _ in object.removeFromSuperview() },
        method("sizeToFit", UIView.self) { object, _ in object.sizeToFit() },
      ], outlets: []),
    ObjectIdentifier(UIViewController.self): _MethodTable(
      methods: [
        method("viewDidLoad", UIViewController.self) { object, _ in object.viewDidLoad() },
        method("didReceiveMemoryWarning", UIViewController.self) { object, _ in object.didReceiveMemoryWarning() },
      ],
      outlets: []),
    ObjectIdentifier(UITableView.self): _MethodTable(
      methods: [method("reloadData", UITableView.self) { object, _ in object.reloadData() }],
      outlets: []),
    ObjectIdentifier(UIScrollView.self): _MethodTable(
      methods: [],
      outlets: [
        _Outlet("delegate", get: { ($0 as? UIScrollView)?.delegate }) { object, value in
          (object as? UIScrollView)?.delegate = value as? any UIScrollViewDelegate
        }
      ]),
    // [O] Keys that no header names, and that code has used since before there were properties for them.
    ObjectIdentifier(UISearchBar.self): _MethodTable(
      methods: [],
      outlets: [
        _Outlet("cancelButtonText", get: { ($0 as? UISearchBar)?.cancelButtonText }) { object, value in
          (object as? UISearchBar)?.cancelButtonText = value as? String
        },
        _Outlet("searchField", get: { ($0 as? UISearchBar)?.searchTextField }) { _, _ in },
        _Outlet("_searchField", get: { ($0 as? UISearchBar)?.searchTextField }) { _, _ in },
        _Outlet("cancelButton", get: { ($0 as? UISearchBar)?.cancelButton }) { _, _ in },
      ]),
    ObjectIdentifier(UINavigationController.self): _MethodTable(
      methods: [],
      outlets: [
        _Outlet("delegate", get: { ($0 as? UINavigationController)?.delegate }) { object, value in
          (object as? UINavigationController)?.delegate = value as? any UINavigationControllerDelegate
        }
      ]),
    ObjectIdentifier(UITextView.self): _MethodTable(methods: editing(UITextView.self), outlets: []),
    ObjectIdentifier(UITextField.self): _MethodTable(
      methods: editing(UITextField.self),
      outlets: [
        _Outlet("delegate", get: { ($0 as? UITextField)?.delegate }) { object, value in
          (object as? UITextField)?.delegate = value as? any UITextFieldDelegate
        }
      ]),
  ]

  /// What the edit menu does: of texts alone, since every other responder has it in name only.
  private static func editing<Text: UIResponder>(_ type: Text.Type) -> [_Method] {
    [
      method("cut:", type) { text, sender in text.cut(sender) },
      method("copy:", type) { text, sender in text.copy(sender) },
      method("paste:", type) { text, sender in text.paste(sender) },
      method("select:", type) { text, sender in text.select(sender) },
      method("selectAll:", type) { text, sender in text.selectAll(sender) },
      method("delete:", type) { text, sender in text.delete(sender) },
    ]
  }

  private static func method<Receiver: AnyObject, Result>(
    _ selector: Selector, _ type: Receiver.Type, _ call: @escaping @MainActor (Receiver, Any?) -> Result
  ) -> _Method {
    _Method(selector) { receiver, arguments in
      (receiver as? Receiver).map { call($0, arguments.first ?? nil) }
    }
  }
}
