internal import SwiftSyntax
internal import UIKitNames

// How this works: the tree is walked once, and each form that the compiler on Linux cannot take becomes an edit of the
// text. The text itself is never searched, so nothing in a string or a comment changes, and nothing in a branch of `#if` that is
// certainly not compiled.

/// Edits a file so that the compiler on Linux takes it, and finds what cannot be had at all.
final class FileEditor: SyntaxVisitor {
  private(set) var edited: EditedText
  private(set) var messages: [InteropMessage] = []
  /// The optional requirements that the file calls as `object.name?(…)`.
  private(set) var optionalCalls: Set<MethodName> = []
  private(set) var extensionMembers: [ExtensionMember] = []
  private(set) var missingModules: [MissingModule] = []
  /// Parts of Foundation that are modules of their own on Linux, and that the file uses.
  private var partsOfFoundation: Set<String> = []

  /// Whether properties that can be observed tell UIKit of their changes.
  private var announcesChanges = false

  /// What the file needs of the text that its module is given.
  private(set) var needs: Set<SupportText.Part> = []

  private let file: String
  private let topLevelCode: Interop.File.TopLevelCode
  private let places: SourceLocationConverter
  /// Every optional requirement that there is.
  private let optionalNames: Set<MethodName>
  /// By the learner's protocol, the selectors of its optional requirements.
  private let optionalSelectors: [String: [MethodName: String]]
  /// Where the names of methods stand that override nothing here, and one of `NSObject` on Apple's systems.
  private let overridesOfNothing: Set<Int>
  /// The base names of methods that the program declares in classes.
  private let ownMethods: Set<String>
  /// A number for each class that the program declares, by its path.
  private let ownClasses: [String: Int]
  /// Where the program uses what Objective-C's runtime allows and Swift alone does not: the names of overrides in extensions, and calls that
  /// make objects of classes which are known only at run time.
  private let objectiveCUses: Set<ProgramSyntax.Position>
  private let conditions = ConditionalCode()

  init(
    file: String, text: String, tree: SourceFileSyntax, topLevelCode: Interop.File.TopLevelCode = .refused,
    optionalNames: Set<MethodName>, optionalSelectors: [String: [MethodName: String]] = [:],
    overridesOfNothing: Set<Int> = [], ownMethods: Set<String> = [],
    ownClasses: [String: Int] = [:], objectiveCUses: Set<ProgramSyntax.Position> = []
  ) {
    self.file = file
    self.topLevelCode = topLevelCode
    self.optionalNames = optionalNames
    self.optionalSelectors = optionalSelectors
    self.overridesOfNothing = overridesOfNothing
    self.ownMethods = ownMethods
    self.ownClasses = ownClasses
    self.objectiveCUses = objectiveCUses
    places = SourceLocationConverter(fileName: file, tree: tree)
    edited = EditedText(text)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    if announcesChanges || !objectiveCUses.isEmpty { edited.tail += "import UIKit\n" }
    if partsOfFoundation.contains(FoundationParts.networking) { needs.insert(.network) }
    edited.tail += partsOfFoundation.sorted().map { "import \($0)\n" }.joined()
  }

  private func blank(_ node: some SyntaxProtocol) { edited.blank(node.bytes) }

  private func place(of token: TokenSyntax) -> ProgramSyntax.Position {
    let place = places.location(for: token.positionAfterSkippingLeadingTrivia)
    return ProgramSyntax.Position(file: file, line: place.line, column: place.column)
  }

  private func say(_ kind: InteropMessage.Kind, at node: some SyntaxProtocol, _ message: String) {
    let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
    messages.append(InteropMessage(kind, file: file, line: place.line, column: place.column, message))
  }

  // MARK: Conditional compilation

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      if let condition = clause.condition {
        for (range, answer) in conditions.answers(in: condition) { edited.replace(range, with: answer) }
      }
    }
    for clause in conditions.compiledClauses(of: node) { if let elements = clause.elements { walk(elements) } }
    return .skipChildren
  }

  // MARK: Attributes and modifiers

  private static let blankAttributes: Set<String> = [
    "objc", "nonobjc", "objcMembers", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "GKInspectable", "UIApplicationMain", "main",
  ]
  private static let unsupportedAttributes: Set<String> = [
    "NSManaged", "NSCopying", "UIApplicationDelegateAdaptor", "NSApplicationMain",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.blankAttributes.contains(name) {
      blank(node)
      return .skipChildren
    }
    if Self.unsupportedAttributes.contains(name) {
      say(.unsupported, at: node, "'@\(name)' needs Objective-C's runtime, which Coursemark does not have.")
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { blank(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !objectiveCUses.isEmpty, objectiveCUses.contains(place(of: node.name)) {
      extensionMembers += [ExtensionMember(node, of: ownClasses, in: &edited)].compactMap { $0 }
    }
    if overridesOfNothing.contains(node.name.start) {
      for modifier in node.modifiers where modifier.name.text == "override" { blank(modifier) }
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if !objectiveCUses.isEmpty, let name = node.bindings.first?.pattern.firstToken(viewMode: .sourceAccurate),
      objectiveCUses.contains(place(of: name))
    {
      extensionMembers += [ExtensionMember(node, of: ownClasses, in: &edited)].compactMap { $0 }
    }
    for binding in node.bindings {
      if let type = binding.typeAnnotation?.type.trimmedDescription, Self.argumentsOfInit[type] != nil,
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
      {
        fillInitializer(call, of: type, member)
      }
      guard let property = ObservableProperty(binding, of: node) else { continue }
      edited.insert(property.announcement, at: property.place)
      announcesChanges = true
    }
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("objc") { say(.unsupported, at: node.actorKeyword, "Coursemark has no '@objc' actors.") }
    return .visitChildren
  }

  // MARK: Pound expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    expand(node, pound: node.pound, name: node.macroName, arguments: node.arguments)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    expand(node, pound: node.pound, name: node.macroName, arguments: node.arguments)
  }

  private func expand(
    _ node: some SyntaxProtocol, pound: TokenSyntax, name: TokenSyntax, arguments: LabeledExprListSyntax
  ) -> SyntaxVisitorContinueKind {
    switch name.text {
    case "selector":
      if let selector = optionalSelector(arguments) {
        edited.replace(node.bytes, with: "")
        edited.insert("Selector(\"\(selector)\")", at: node.start)
        return .skipChildren
      }
      editSelector(node, pound, arguments)
      return .visitChildren
    case "keyPath":
      if let argument = arguments.first, let path = KeyPathText.path(argument.expression) {
        edited.replace(node.bytes, with: "\"\(path)\"")
      } else {
        say(.unsupported, at: node, "Coursemark does not read this '#keyPath'.")
      }
      return .skipChildren
    case "Preview":
      blank(node)
      return .skipChildren
    case "colorLiteral": edited.replace(pound.start..<name.end, with: "_ColorLiteral")
    case "imageLiteral": edited.replace(pound.start..<name.end, with: "_ImageLiteral")
    case "fileLiteral": say(.unsupported, at: node, "Coursemark has no '#fileLiteral'.")
    default: break
    }
    return .visitChildren
  }

  /// The optional requirement that a selector names by its protocol, `#selector(CellDelegate.cellDidClose(_:))`: there is none in the text that
  /// is compiled.
  private func optionalSelector(_ arguments: LabeledExprListSyntax) -> String? {
    guard let argument = arguments.first, argument.label == nil,
      let member = argument.expression.as(MemberAccessExprSyntax.self),
      let owner = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let selectors = optionalSelectors[owner]
    else { return nil }
    let base = member.declName.baseName.identifierText
    guard let labels = member.declName.argumentNames?.arguments.map(\.name.identifierText) else {
      return selectors.first { $0.key.base == base }?.value
    }
    return selectors[MethodName(base: base, labels: labels)]
  }

  private func editSelector(_ node: some SyntaxProtocol, _ pound: TokenSyntax, _ arguments: LabeledExprListSyntax) {
    edited.replace(pound.start..<(pound.start + "#selector".utf8.count), with: "_Selector")
    // `getter: View.title` names a property of a type, which only a key path can do: `getter:\View.title`.
    guard let argument = arguments.first, argument.label != nil, let colon = argument.colon,
      let member = argument.expression.as(MemberAccessExprSyntax.self), KeyPathText.namesType(member.base)
    else { return }
    let expression = argument.expression.start
    if expression > colon.end {
      edited.replace((expression - 1)..<expression, with: "\\")
    } else {
      edited.insert("\\", at: expression)
    }
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    blank(node)
    return .skipChildren
  }

  // MARK: Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first else { return .visitChildren }
    let name = module.name.text
    switch AppleModules.answer(name) {
    case .available:
      // `UIKit.UIGestureRecognizerSubclass` and `class UIKit.UIView` are parts of what is one module here.
      if node.path.count > 1, name == "UIKit" || node.importKindSpecifier == nil { importWhole(node, as: name) }
    case .replaced(let other): importWhole(node, as: other)
    case .partlyReplaced(let other):
      importWhole(node, as: other)
      noteMissing(module, isPartlyThere: true)
    case .missing(let other):
      importWhole(node, as: other)
      noteMissing(module)
    case .ofPackage:
      importWhole(node, as: "UIKit")
      say(.unsupported, at: module, "\(InteropMessage.noSuchModule) '\(name)': Coursemark does not fetch packages")
    case .unknown:
      blank(node)
      let guess = AppleModules.similar(to: name).map { "; did you mean '\($0)'?" } ?? ""
      say(.error, at: module, "\(InteropMessage.noSuchModule) '\(name)'\(guess)")
    }
    return .visitChildren
  }

  private func noteMissing(_ module: ImportPathComponentSyntax, isPartlyThere: Bool = false) {
    let place = places.location(for: module.positionAfterSkippingLeadingTrivia)
    missingModules.append(
      MissingModule(
        name: module.name.text, place: Place(offset: module.start, line: place.line, column: place.column),
        isPartlyThere: isPartlyThere))
  }

  private func importWhole(_ node: ImportDeclSyntax, as module: String) {
    if let kind = node.importKindSpecifier { blank(kind) }
    let path = node.path.bytes
    if module.utf8.count <= path.count {
      edited.replace(path, with: module)
    } else {
      edited.replace(path, with: "")
      edited.insert(module, at: path.lowerBound)
    }
  }

  // MARK: Names

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = node.tokenKind else { return .visitChildren }
    if let part = FoundationParts.module(of: name) { partsOfFoundation.insert(part) }
    if let part = SupportText.Part.part(of: name) { needs.insert(part) }
    return .visitChildren
  }

  // MARK: Protocols

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("objc") else { return .visitChildren }
    if let inheritance = node.inheritanceClause {
      let isClassBound = inheritance.inheritedTypes.contains {
        ["AnyObject", "class", "NSObjectProtocol"].contains($0.type.trimmedDescription)
      }
      if !isClassBound { edited.insert(" AnyObject,", at: inheritance.colon.end) }
    } else {
      edited.insert(": AnyObject", at: node.name.end)
    }
    for member in node.memberBlock.members {
      guard let modifiers = member.decl.asProtocol(WithModifiersSyntax.self)?.modifiers,
        modifiers.has("optional")
      else { continue }
      if member.decl.is(FunctionDeclSyntax.self), !modifiers.has("static") {
        // Asked for by its name, as UIKit asks its delegates: see `OptionalRequirements`.
        blank(member.decl)
        if let semicolon = member.semicolon { blank(semicolon) }
      } else {
        say(.unsupported, at: member.decl, "Coursemark has optional requirements that are methods, and no others.")
      }
    }
    return .visitChildren
  }

  // MARK: Calls of optional requirements

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if !objectiveCUses.isEmpty, let construction = Construction(node),
      objectiveCUses.contains(place(of: construction.token))
    {
      construction.apply(to: &edited)
    }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.argumentsOfInit[name] != nil
    {
      fillInitializer(node, of: name)
    } else if node.calledExpression.trimmedDescription == "NSMutableCharacterSet" {
      // Foundation on Linux makes one that can't be changed.
      edited.insert("UIKit::_changeable(", at: node.calledExpression.start)
      edited.insert(")", at: node.end)
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if let base = member.base?.trimmedDescription, Self.argumentsOfInit[base] != nil {
        fillInitializer(node, of: base, member)
      }
      // On Apple's systems its closure does not escape.
      if member.declName.baseName.text == "enumerateMatches", !ownMethods.contains("enumerateMatches") {
        edited.insert("_", at: member.declName.baseName.start)
      }
    }
    callOptionalRequirement(node)
    return .visitChildren
  }

  /// `delegate.name?(…)`, and `delegate.name!(…)`.
  private func callOptionalRequirement(_ node: FunctionCallExprSyntax) {
    let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let force = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    guard let member = (chain?.expression ?? force?.expression)?.as(MemberAccessExprSyntax.self),
      let mark = chain?.questionMark ?? force?.exclamationMark, node.trailingClosure == nil
    else { return }
    let name = MethodName(
      base: member.declName.baseName.identifierText, labels: node.arguments.map { $0.label?.identifierText ?? "_" })
    guard optionalNames.contains(name) else { return }
    optionalCalls.insert(name)
    let prefix = force == nil ? OptionalRequirements.prefix : OptionalRequirements.forcedPrefix
    edited.insert(prefix, at: member.declName.baseName.start)
    blank(mark)
    // The chain goes on with what the method returns.
    if force == nil, let end = node.rightParen?.end, node.isFollowed { edited.insert("?", at: end) }
  }

  /// What stands for `init()` of Foundation's classes that have none on Linux.
  private static let argumentsOfInit = [
    "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
    "NSMutableString": "capacity: 0", "NSNumber": "value: 0",
  ]

  /// - Parameter member: What is called, where that is not the class alone.
  private func fillInitializer(
    _ call: FunctionCallExprSyntax, of type: String, _ member: MemberAccessExprSyntax? = nil
  ) {
    guard let arguments = Self.argumentsOfInit[type], let start = call.leftParen, call.arguments.isEmpty,
      call.trailingClosure == nil,
      member.map({ $0.declName.baseName.text == "init" }) ?? true
    else { return }
    edited.insert(arguments, at: start.end)
  }

  // MARK: Statements at the top level

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for item in node.statements where !item.item.is(DeclSyntax.self) {
      let macro = item.item.as(MacroExpansionExprSyntax.self)?.macroName.text
      if let macro, ["Preview", "warning", "error"].contains(macro) { continue }
      if item.item.trimmedDescription.hasPrefix("UIApplicationMain(") {
        blank(item.item)
        if let semicolon = item.semicolon { blank(semicolon) }
      } else {
        switch topLevelCode {
        case .runs: continue
        case .refused:
          say(.note, at: item, "Only 'main.swift' may have code outside of declarations. Move it into a method.")
        case .isNotRun:
          say(
            .unsupported, at: item,
            "Code at the top level of a file is not run by Coursemark. Move it into a method of your app.")
        }
        break
      }
    }
    return .visitChildren
  }
}
