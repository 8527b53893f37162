package import Toolchain
package import UIKitNames

// How this works: the compiler says which name it can't find, and where. Coursemark lacks the name, and the learner has
// made no mistake, when Apple's UIKit declares it for the type in question: for the type that the compiler names, for
// the types around the place, or for what they inherit from, through the learner's own classes. A name that is not in
// the list of UIKit's names, or in that of another type, stays a mistake.
//
// A message can hold text of the learner's (`#error`, `@available(message:)`), and so imitate another message. So a name
// counts only where it also stands at the place.

/// Tells the errors that a program has because Coursemark's UIKit lacks something from those that are the learner's.
package struct UnsupportedAPIFinder: Sendable {
  let names: UIKitCoverage
  let program: ProgramSyntax
  private let knowsOldNames: Bool

  /// - Parameters:
  ///   - program: Of the files with their original text.
  ///   - languageMode: `4`, `4.2`, `5` or `6`.
  package init(names: UIKitCoverage, program: ProgramSyntax, languageMode: String) {
    self.names = names
    self.program = program
    knowsOldNames = languageMode == "4"
  }

  /// The name that Coursemark lacks: `UITextField.typingAttributes`; `nil` when the error is the program's own.
  /// - Parameter position: `nil` for a place outside of the files, in code that imports UIKit.
  package func unsupportedName(for error: CompilerDiagnostic, at position: ProgramSyntax.Position?) -> String? {
    guard let use = UnresolvedUse(error) else { return nil }
    let context = position.flatMap(program.context)
    // What `#error` and `#warning` say is not the compiler's.
    if position != nil, context == nil || context?.token == "#" { return nil }
    switch use {
    case .member(let name, let types, let isOfType):
      guard context.map({ $0.token == name || name == "init" }) ?? true else { return nil }
      // Xcode makes these of a catalogue that was not handed in.
      if let symbols = types.first(where: ["ColorResource", "ImageResource"].contains) { return "\(symbols).\(name)" }
      let enclosing = context?.enclosingTypes.last.map { [$0] } ?? []
      return types.firstResult { type in
        (type == "Self" ? enclosing : Self.bridged(type)).firstResult {
          member(name, of: $0) { !isOfType || !["var", "let"].contains($0.kind) }
        }
      } ?? (knowsOldNames ? formerMember(name, of: types) : nil)
    case .innerType(let name, let type):
      let path = "\(type).\(name)"
      guard let context, context.importsUIKit, context.token == type, names.known.types[path] != nil else { return nil }
      return names.modelled.types[path] == nil ? path : nil
    case .attribute(let name):
      return context?.token == name ? context.flatMap { attribute(name, in: $0) } : nil
    case .memberOfUnknownBase(let name):
      return context?.token == name ? context.flatMap { argument(name, in: $0) } : nil
    case .keyPath: return context.flatMap { place in place.keyPath.flatMap { attribute($0, in: place) } }
    case .name(let name):
      guard context.map({ $0.token == name && $0.importsUIKit }) ?? true else { return nil }
      return context?.enclosingTypes.reversed().firstResult { type in
        Self.bridged(type).firstResult { member(name, of: $0) { _ in true } }
      } ?? global(name)
    case .override: return context.flatMap(overridden)
    case .closed(let type?):
      return names.known.types[type.withoutModule] == nil ? nil : context.flatMap { declaration($0, in: type) }
    case .closed(nil):
      guard let context, let type = context.enclosingTypes.last else { return nil }
      return declaration(context, in: type)
    case .call:
      // What it has, and what is expected.
      let labels = error.identifier == .wrongArgumentLabels ? error.quotedNames.dropFirst().first?.text : nil
      let isOfArgument = [.extraArgument, .extraArgumentAtPosition, .extraArguments].contains(error.identifier)
      return context.flatMap { called($0, isOfArgument ? $0.callOfArgument : nil, expected: labels) }
    case .decoding:
      guard let context else { return nil }
      if let name = called(context) { return name }
      // Each class of Foundation has `init()` on Apple's systems.
      guard let call = context.call, call.base == nil, call.shape.labels.isEmpty, !program.declared.contains(call.name),
        names.modelled.types[call.name] == nil
      else { return nil }
      return "\(call.name).init()"
    case .hidden(let name):
      guard context.map({ $0.token == name }) ?? true, !program.functions.contains(name) else { return nil }
      return names.known.types.keys.sorted().firstResult { type in
        member(name, of: type) { _ in true }
      }
    case .unavailableOnLinux(let name):
      let isOwn = program.declared.contains(name) || program.functions.contains(name.baseName)
      return isOwn ? nil : name
    case .construction(let type):
      guard program.declared.contains(type) else { return "\(type).Type.init" }
      return context.flatMap { inheritedInitializer($0, of: type) }
    case .requirement(let initializer, let type):
      let lacking = "\(type): a protocol with '\(initializer)'"
      guard program.declared.contains(type) else { return lacking }
      let labels = initializer.dropFirst("init(".count).dropLast().split(separator: ":").map(String.init)
      return hasFromObjectiveC(labels, type) ? lacking : nil
    case .isolated(let name, let type):
      guard names.known.types[type] != nil, Self.isOfAnyActor(type) else { return nil }
      return "use of \(type).\(name) outside of the main actor"
    case .conformance(let types, let wanted):
      return types.flatMap(Self.bridged).firstResult { type in wanted.firstResult { conformance(of: type, to: $0) } }
    }
  }

  /// Whether an error is certainly one on a phone too, whatever else in its file Coursemark lacks: the parser's; a name, not of Apple's
  /// kind, that nothing has; a value of one of Swift's own types for another. Other errors may follow from what is lacking.
  package func isCertain(_ error: CompilerDiagnostic, at position: ProgramSyntax.Position?) -> Bool {
    guard error.severity == .error, let position, unsupportedName(for: error, at: position) == nil else { return false }
    if error.isOfParser { return true }
    guard let context = program.context(at: position), context.token != "#" else { return false }
    // What a class inherits from one that is lacking can't be known.
    if context.enclosingTypes.flatMap(ancestry).contains(where: isLackingClass) { return false }
    let quoted = error.quotedNames.map(\.text)
    switch error.identifier {
    case .nameNotFound, .typeNotFound:
      return quoted.first.map { $0.baseName == context.token && !Self.isOfApplesKind($0.baseName) } ?? false
    case .argumentHasOtherType, .initialValueHasOtherType, .resultHasOtherType, .assignedValueHasOtherType:
      return quoted.count >= 2 && quoted.prefix(2).allSatisfy(Self.typesOfSwift.contains)
    default: return false
    }
  }

  /// Whether an error may come from what Coursemark lacks at other places: it is about a type or a member in which one of them stands, or
  /// that inherits from such a type, or it stands in the same file.
  /// - Parameter lacking: Where names stand that Coursemark lacks.
  package func mayFollow(
    _ error: CompilerDiagnostic, at position: ProgramSyntax.Position?, from lacking: [ProgramSyntax.Position]
  ) -> Bool {
    guard let position, !lacking.isEmpty, !isCertain(error, at: position) else { return false }
    if lacking.contains(where: { $0.file == position.file }) { return true }
    let context = program.context(at: position)
    if (context?.enclosingTypes ?? []).flatMap(ancestry).contains(where: isLackingClass) { return true }
    let tainted = lacking.compactMap(program.context).reduce(into: Set<String>()) { names, place in
      names.formUnion(place.enclosingTypes.map(\.lastName))
      if let name = place.declaredName { names.insert(name.baseName) }
    }
    let types = (context?.enclosingTypes ?? []) + error.quotedNames.flatMap { UnresolvedUse.types($0.text) }
    var words = Set(types.flatMap(ancestry).map(\.lastName))
    words.formUnion(error.quotedNames.map(\.text.baseName))
    if let context { words.formUnion([context.token, context.call?.name].compactMap(\.self)) }
    return !words.isDisjoint(with: tainted)
  }

  private func isLackingClass(_ name: String) -> Bool {
    if let known = names.known.types[name] { return known.kind == .class && !isDeclared(name) }
    // What UIKit's own types inherit from is no concern here: only what the program names.
    guard program.inherited.values.contains(where: { $0.contains(name) }) else { return false }
    let isSwifts = name.hasPrefix("NS") || Self.classesOfFoundation.contains(name)
    return Self.isOfApplesKind(name) && !isSwifts && !program.declared.contains(name)
      && names.modelled.types[name] == nil
  }

  /// `UIView`, `kCFNull`, `os_log`, `NSMakeRange`: no list has all of these.
  private static func isOfApplesKind(_ name: String) -> Bool {
    name.prefix(2).allSatisfy { $0.isUppercase || $0.isNumber } || name.contains("_")
      || (name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true)
  }

  /// Whether a class of Apple's may be used on each thread: those of Core Animation and TextKit, which have their state from UIKit here.
  private static func isOfAnyActor(_ type: String) -> Bool {
    type.hasPrefix("CA") || ["NSLayoutManager", "NSTextContainer", "NSTextStorage"].contains(type)
  }

  private static let typesOfSwift: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "String", "[Int]", "[String]",
  ]

  // MARK: Types

  /// What a value of a type of Swift's finds at a class of Foundation's on Apple's systems.
  private static func bridged(_ type: String) -> [String] {
    let partners = [
      "String": "NSString", "Substring": "NSString", "URL": "NSURL", "Notification.Name": "NSNotification.Name",
    ]
    return [type] + [partners[type]].compactMap(\.self)
  }

  /// The type and all that it inherits from, nearest first, through the program's own classes.
  private func ancestry(_ type: String) -> [String] {
    var result: [String] = []
    var next = [type]
    while let name = next.first {
      next.removeFirst()
      guard !result.contains(name) else { continue }
      result.append(name)
      next += program.inherited[name] ?? program.inherited[name.lastName] ?? []
      next += names.known.types[name]?.inherited ?? []
      next += names.modelled.types[name]?.inherited ?? []
    }
    return result
  }

  /// The member's full name at its type, or at the first ancestor that is lacking altogether.
  private func member(_ name: String, of type: String, where fits: (KnownMember) -> Bool) -> String? {
    let ancestry = ancestry(type)
    for ancestor in ancestry {
      guard let known = names.known.types[ancestor] else { continue }
      let member = known.members.first { $0.baseName == name && fits($0) }?.name
      guard let found = member ?? (names.known.types["\(ancestor).\(name)"] == nil ? nil : name) else { continue }
      let lacking = ancestry.first { names.known.types[$0]?.kind == .class && !isDeclared($0) }
      return "\(lacking ?? conforming(ancestry, to: ancestor) ?? ancestor).\(found)"
    }
    return nil
  }

  /// The nearest class of UIKit's that has a protocol's members: `UIBarButtonItem.appearance()` says more than `UIAppearance.appearance()`.
  private func conforming(_ ancestry: [String], to name: String) -> String? {
    guard names.known.types[name]?.kind == .protocol else { return nil }
    return ancestry.first { names.known.types[$0]?.kind == .class && names.known.ancestry(of: $0).contains(name) }
  }

  func isDeclared(_ type: String) -> Bool {
    names.known.types[type]?.kind == .extension || names.modelled.declares(type: type)
  }

  private func global(_ name: String) -> String? {
    if let type = names.known.types[name], type.kind != .extension {
      return isDeclared(name) || program.declared.contains(name) ? nil : name
    }
    if let global = names.known.globals.first(where: { $0.baseName == name }) {
      return program.functions.contains(name) ? nil : global.name
    }
    return knowsOldNames ? formerGlobal(name) : nil
  }

  // MARK: Names of Swift 4, which 4.2 renamed

  /// `UIActivityIndicatorViewStyle` is `UIActivityIndicatorView.Style` now.
  private func formerGlobal(_ name: String) -> String? {
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return nil }
    for (path, type) in names.known.types {
      let joined = path.split(separator: ".").joined()
      if name == joined, path.contains(".") { return path }
      guard name.hasPrefix(joined) else { continue }
      let rest = name.dropFirst(joined.count)
      if let member = type.members.first(where: { $0.kind.hasPrefix("static") && $0.name.capitalizedFirst == rest }) {
        return "\(path).\(member.name)"
      }
    }
    return nil
  }

  /// `NSNotification.Name.UITextViewTextDidChange` is `UITextView.textDidChangeNotification` now.
  private func formerMember(_ name: String, of types: [String]) -> String? {
    guard types.contains(where: { ["NSNotification.Name", "Notification.Name"].contains($0) }) else { return nil }
    return formerGlobal(name + "Notification")
  }

  // MARK: Overrides

  private func overridden(_ place: SyntaxContext) -> String? {
    guard let name = place.declaredName, let type = place.enclosingTypes.last else { return nil }
    let parents = ancestry(type).dropFirst()
    for parent in parents {
      guard let known = names.known.types[parent], let member = known.members.first(where: { $0.name == name }) else {
        continue
      }
      // A class may lack what its protocol has.
      let isOfProtocol = known.kind == .protocol
      if !isOfProtocol, let there = names.modelled.member(name, of: parent), there.support != .renamed { return nil }
      let owner = parents.first { names.known.types[$0]?.kind == .class && !isDeclared($0) } ?? parent
      return "\(owner).\(member.name)"
    }
    let parent = parents.first { Self.classesOfFoundation.contains($0) }
    return parent.map { "\($0).\(name)" }
  }

  /// Classes of Foundation that programs inherit from, and that have other members on Linux.
  private static let classesOfFoundation: Set<String> = [
    "Bundle", "DateFormatter", "Formatter", "NSAttributedString", "NSCache", "NSCoder", "NSMutableAttributedString",
    "NumberFormatter", "Operation", "Stream", "Thread", "URLProtocol", "UndoManager", "UserDefaults", "XMLParser",
  ]

  /// The member that the declaration at the place may not override here.
  private func declaration(_ place: SyntaxContext, in type: String) -> String? {
    guard let name = place.declaredName else { return type }
    let owner = ancestry(type).first { names.known.types[$0]?.members.contains { $0.name == name } == true }
    if let owner { return "override of \(owner).\(name)" + (place.isInExtension ? " in an extension" : "") }
    // What the program itself declares in an extension of UIKit's class.
    return names.known.types[type] == nil ? nil : "override of what an extension of \(type) declares"
  }

  /// The initializer of an Objective-C class that a class of the program's has by inheritance alone: there it can be called for a class that
  /// is known only at run time.
  private func inheritedInitializer(_ place: SyntaxContext, of type: String) -> String? {
    guard let call = place.call, hasFromObjectiveC(call.shape.labels, type) else { return nil }
    return "\(type).Type.init"
  }

  /// Whether a class of the program's has no such initializer of its own, and an Objective-C class among its ancestors.
  private func hasFromObjectiveC(_ labels: [String], _ type: String) -> Bool {
    let ancestry = ancestry(type)
    return ancestry.contains { names.known.types[$0]?.kind == .class || $0 == "NSObject" }
      && !ancestry.contains { program.initializers[$0]?.contains(labels) == true }
  }

  // MARK: Calls

  /// - Parameters:
  ///   - call: The call, if it is not the innermost one around the place.
  ///   - expected: The labels that the compiler would take, as it writes them: `name:`.
  private func called(_ place: SyntaxContext, _ call: SyntaxContext.Call? = nil, expected: String? = nil) -> String? {
    guard let call = call ?? place.call else { return nil }
    // What the place would say of the type is not known: a case of the learner's own may be meant.
    if call.base == "" { return call.name == "init" ? initializer(call.shape, expected: expected) : nil }
    guard let base = call.base else {
      // What takes no arguments is none of those that are here: the compiler has tried them.
      let takesNothing =
        call.shape.labels.isEmpty && call.shape.closures.isEmpty && !program.declared.contains(call.name)
      if takesNothing, names.known.types[call.name]?.members.contains(where: { $0.name == "init()" }) == true {
        return "\(call.name).init()"
      }
      if isType(call.name) { return overload("init", of: ancestry(call.name), call.shape) }
      return place.enclosingTypes.reversed().firstResult { overload(call.name, of: ancestry($0), call.shape) }
    }
    if base == "self" || base == "super" {
      return place.enclosingTypes.last.flatMap { overload(call.name, of: ancestry($0), call.shape) }
    }
    if isType(base) { return overload(call.name, of: ancestry(base), call.shape) }
    // Of what type the base is, the message does not say; a function of the program's own may be meant.
    return overload(call.name, of: names.known.types.keys.sorted(), call.shape)
  }

  /// An initializer of a type that follows from the place: of any type that has the one that the compiler expects, and lacks this one. Where it
  /// expects none, one that has these labels and no others: a type of the learner's own may be meant.
  private func initializer(_ shape: CallShape, expected: String?) -> String? {
    guard shape.labels.contains(where: { $0 != "_" }) else { return nil }
    let exact = "init(" + shape.labels.map { $0 + ":" }.joined() + ")"
    if expected == nil, shape.labels.count < 2 || !shape.closures.isEmpty { return nil }
    return names.known.types.keys.sorted().firstResult { type in
      if let expected {
        guard names.modelled.types[type]?.declares("init(\(expected))") == true else { return nil }
      } else if names.known.types[type]?.members.contains(where: { $0.name == exact }) != true {
        return nil
      }
      return overload("init", of: [type], shape)
    }
  }

  private func isType(_ name: String) -> Bool { program.inherited[name] != nil || names.known.types[name] != nil }

  /// A function that takes the arguments and is lacking, unless one that is there takes them too.
  private func overload(_ name: String, of types: [String], _ shape: CallShape) -> String? {
    if program.functions.contains(name) { return nil }
    var result: String?
    for type in types {
      let modelled = names.modelled.types[type]?.members.filter { $0.support != .renamed } ?? []
      if modelled.contains(where: { $0.name.hasPrefix(name + "(") && shape.fits($0.name) }) { return nil }
      guard result == nil else { continue }
      result = names.known.types[type]?.members.first { $0.baseName == name && shape.fits($0.name) }
        .map { "\(type).\($0.name)" }
    }
    return result
  }

  // MARK: Conformances

  private func conformance(of type: String, to wanted: String) -> String? {
    guard names.known.types[wanted] != nil, !names.modelled.ancestry(of: type).contains(wanted) else { return nil }
    let ancestry = ancestry(type)
    guard ancestry.contains(wanted) else { return nil }
    // The nearest class of UIKit's that should be one.
    let owner = ancestry.first { names.known.types[$0] != nil && names.known.ancestry(of: $0).contains(wanted) }
    guard let owner, owner != wanted, !names.modelled.ancestry(of: owner).contains(wanted) else { return nil }
    return "\(owner): \(wanted)"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Sequence {
  package func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self { if let result = transform(element) { return result } }
    return nil
  }
}
