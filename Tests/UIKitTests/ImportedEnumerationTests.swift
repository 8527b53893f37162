import Foundation
import SwiftSyntax
import Testing

@testable import AppAgent
@testable import UIKit

/// Numbers of enumerations stand apart from their cases; nobody may change the one without the other.
@MainActor
@Suite(.freshApp) struct ImportedEnumerationTests {
  /// Enumerations of Swift's overlays: no number but theirs makes one.
  private static let ofSwift = [
    "UIButton.Configuration.", "UICellAccessory.", "UICollectionLayoutListConfiguration.",
    "UIContentUnavailableConfiguration.", "UIListContentConfiguration.",
  ]

  @Test func theNumbersAreThoseOfTheCases() throws {
    let found = EnumerationReader(viewMode: .sourceAccurate)
    for file in try UIKitSource.files(of: ["UIKit"]) { found.walk(file.tree) }
    let imported = found.cases.filter { path, _ in !Self.ofSwift.contains { path.hasPrefix($0) } }
    #expect(imported.count > 150)
    #expect(imported.filter { !$0.value.endsWithOther }.map(\.key).sorted() == [])
    for (path, cases) in imported { #expect(found.numbers[path] == cases.numbers, "\(path)") }
    #expect(Set(found.numbers.keys).subtracting(imported.keys) == [])
  }

  @Test(.documented("Using imported C enumerations in Swift: a number without a name is a value like others"))
  func whatHasNoNameIsTakenByViews() throws {
    let window = Stage.fresh()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.keyboardType = try #require(UIKeyboardType(rawValue: 99))
    field.returnKeyType = try #require(UIReturnKeyType(rawValue: 99))
    field.autocapitalizationType = try #require(UITextAutocapitalizationType(rawValue: 99))
    field.autocorrectionType = try #require(UITextAutocorrectionType(rawValue: 99))
    field.borderStyle = try #require(UITextField.BorderStyle(rawValue: 99))
    field.clearButtonMode = try #require(UITextField.ViewMode(rawValue: 99))
    field.textAlignment = try #require(NSTextAlignment(rawValue: 99))
    field.contentMode = try #require(UIView.ContentMode(rawValue: 99))
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroller.keyboardDismissMode = try #require(UIScrollView.KeyboardDismissMode(rawValue: 99))
    scroller.addSubview(field)
    window.addSubview(scroller)
    field.becomeFirstResponder()
    field.insertText("a")
    MainLoop.runUntilIdle()
    #expect(field.text == "a" && field.keyboardType.rawValue == 99)
  }

  @Test(.documented("Using imported C enumerations in Swift: a number without a name is a value like others"))
  func whatHasNoNameIsTakenByLayoutsAndLists() throws {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIDatePicker()])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    stack.axis = try #require(NSLayoutConstraint.Axis(rawValue: 99))
    stack.distribution = try #require(UIStackView.Distribution(rawValue: 99))
    stack.alignment = try #require(UIStackView.Alignment(rawValue: 99))
    stack.semanticContentAttribute = try #require(UISemanticContentAttribute(rawValue: 99))
    (stack.arrangedSubviews[0] as? UILabel)?.lineBreakMode = try #require(NSLineBreakMode(rawValue: 99))
    (stack.arrangedSubviews[1] as? UIDatePicker)?.datePickerMode = try #require(UIDatePicker.Mode(rawValue: 99))
    let cell = UITableViewCell(style: try #require(UITableViewCell.CellStyle(rawValue: 99)), reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 300, width: 300, height: 44)
    cell.textLabel?.text = "a"
    cell.detailTextLabel?.text = "b"
    cell.accessoryType = try #require(UITableViewCell.AccessoryType(rawValue: 99))
    cell.selectionStyle = try #require(UITableViewCell.SelectionStyle(rawValue: 99))
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 350, width: 300, height: 100))
    scroller.contentInsetAdjustmentBehavior = try #require(UIScrollView.ContentInsetAdjustmentBehavior(rawValue: 99))
    let controller = UIViewController()
    controller.navigationItem.largeTitleDisplayMode = try #require(UINavigationItem.LargeTitleDisplayMode(rawValue: 99))
    for view in [stack, cell, scroller] { controller.view.addSubview(view) }
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    Stage.fresh().rootViewController = navigation
    MainLoop.runUntilIdle()
    #expect(stack.window != nil && cell.textLabel?.frame.width ?? 0 > 0)
  }
}

/// What enumerations say of their numbers, by the path of the type.
private final class EnumerationReader: SyntaxVisitor {
  private(set) var cases: [String: (numbers: [Int], endsWithOther: Bool)] = [:]
  private(set) var numbers: [String: [Int]] = [:]
  private var path: [String] = []

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    path.append(name)
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    let type = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    guard node.modifiers.contains(where: { $0.name.text == "public" }), ["Int", "UInt", "Int32"].contains(type) else {
      return .visitChildren
    }
    let declared = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    let isOther = { (one: EnumCaseDeclSyntax) in one.elements.first?.name.text == "_other" }
    var (next, found) = (0, [Int]())
    for element in declared.filter({ !isOther($0) }).flatMap(\.elements) {
      if let value = element.rawValue?.value.trimmedDescription { next = Int(value) ?? .min }
      found.append(next)
      next += 1
    }
    cases[path.joined(separator: ".")] = (found, declared.last.map(isOther) ?? false)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first, binding.pattern.trimmedDescription == "_numbers",
      node.modifiers.contains(where: { $0.name.text == "static" }), let value = binding.initializer?.value
    else { return .skipChildren }
    let text = value.trimmedDescription
    if let match = text.wholeMatch(of: /Array\(0\.\.<(\d+)\)/) {
      numbers[path.joined(separator: ".")] = Array(0..<(Int(match.1) ?? 0))
    } else {
      numbers[path.joined(separator: ".")] = text.matches(of: /-?\d+/).compactMap { Int($0.0) }
    }
    return .skipChildren
  }
}
