internal import Toolchain

/// What the compiler can't resolve, or does not allow: the errors by which a name of UIKit's that Coursemark lacks shows.
enum UnresolvedUse: Equatable {
  /// A value, or with `isOfType` a type, has no such member. Several types for a composition.
  case member(String, of: [String], isOfType: Bool)
  /// A member of a type that is not known: of an attributed string, an attribute that is missing.
  case attribute(String)
  /// `extraLargeTitle` in `label.font = .preferredFont(forTextStyle: .extraLargeTitle)`, where the compiler names no type.
  case memberOfUnknownBase(String)
  /// A key path whose root is not known: that to an attribute which is missing.
  case keyPath
  /// A type in another, whose name the compiler takes for a member of a value.
  case innerType(String, of: String)
  /// Nothing of this name is to be found.
  case name(String)
  /// A declaration with `override` has nothing to override.
  case override
  /// A declaration may not override what it names, or a class not inherit, which on Apple's systems it may.
  case closed(type: String?)
  /// A class has no initialiser but `init?(coder:)` here.
  case decoding
  /// No function of this name takes these arguments.
  case call
  /// The name is Coursemark's own, and hides one that is missing.
  case hidden(String)
  /// Foundation has the name on Apple's systems alone, or can be inherited from there alone.
  case unavailableOnLinux(String)
  /// An object of a class that is known only at run time, made by an initialiser that is not `required`. Those of
  /// Objective-C's classes are never an error there.
  case construction(of: String)
  /// An initializer that a protocol asks for, and that a class has by inheritance: it would have to be `required`.
  case requirement(String, of: String)
  /// What is on the main actor here is used outside of it.
  case isolated(String, of: String)
  /// A value of the first types is not of the second ones.
  case conformance(of: [String], to: [String])

  /// `nil` for an error of another kind. Names and types are those that the message quotes.
  init?(_ diagnostic: CompilerDiagnostic) {
    let quoted = diagnostic.quotedNames
    func types(at index: Int) -> [String] {
      quoted.indices.contains(index) ? Self.types(quoted[index].aliased ?? quoted[index].text) : []
    }
    switch diagnostic.identifier {
    case .valueHasNoMember, .typeHasNoMember:
      guard quoted.count >= 2 else { return nil }
      self = .member(quoted[1].text.baseName, of: types(at: 0), isOfType: diagnostic.identifier == .typeHasNoMember)
    case .typeHasNoMemberType:
      // The name comes first here: 'Inner' is not a member type of class 'UIKit.UITextField'.
      guard quoted.count >= 2 else { return nil }
      self = .member(quoted[0].text.baseName, of: types(at: 1), isOfType: true)
    case .nameNotFound, .typeNotFound:
      guard let name = quoted.first else { return nil }
      self = .name(name.text.baseName)
    case .instanceMemberOfType:
      guard let name = quoted.first, let type = types(at: 1).first else { return nil }
      self = .innerType(name.text, of: type)
    case .memberWithoutContext:
      guard let name = quoted.first else { return nil }
      self = .attribute(name.text.baseName)
    case .memberOfUnknownBase:
      guard let name = quoted.first else { return nil }
      self = .memberOfUnknownBase(name.text.baseName)
    case .keyPathWithoutRoot: self = .keyPath
    case .moduleHasNoType:
      guard quoted.count >= 2, quoted[1].text == "UIKit" else { return nil }
      self = .name(quoted[0].text.baseName)
    case .moduleHasNoMember:
      guard quoted.count >= 2, quoted[0].text == "UIKit" else { return nil }
      self = .name(quoted[1].text.baseName)
    case .methodOverridesNothing, .propertyOverridesNothing, .subscriptOverridesNothing, .initializerOverridesNothing,
      .overrideHasOtherLabels, .overrideHasLabelsOfNone:
      self = .override
    case .memberInaccessible:
      guard let name = quoted.first else { return nil }
      self = .hidden(name.text.baseName)
    case .unavailable, .renamed:
      guard let name = quoted.first, diagnostic.message.contains("swift-corelibs-foundation") else { return nil }
      self = .unavailableOnLinux(name.text)
    case .unknownAttribute:
      guard let name = quoted.first else { return nil }
      self = .name(name.text.baseName)
    case .requirementOfInitializer:
      guard let initializer = quoted.first, let type = quoted.last else { return nil }
      self = .requirement(initializer.text, of: type.text)
    case .constructionOfUnknownClass:
      guard let name = quoted.first else { return nil }
      self = .construction(of: name.text)
    case .overrideAcrossExtensions, .superclassNotOpen:
      guard let type = diagnostic.identifier == .superclassNotOpen ? quoted.first : quoted.last else { return nil }
      self = .closed(type: type.text)
    case .superclassOfOtherMode, .superclassWithMissingMembers:
      guard let type = quoted.first else { return nil }
      self = .unavailableOnLinux(type.text)
    case .overrideOfNonOpen:
      self = .closed(type: nil)
    case .missingArgument where quoted.first?.text == "coder":
      self = .decoding
    case .wrongArgumentLabels, .extraArgumentLabels, .missingArgumentLabels, .missingArgument,
      .missingArgumentAtPosition, .missingArguments, .extraArgument, .extraArgumentAtPosition, .extraArguments,
      .argumentToNothing, .extraTrailingClosure, .noMatchingOverload, .closureForOtherParameter,
      .initializerInaccessible, .noAccessibleInitializers:
      self = .call
    case .argumentDoesNotConform, .initialValueDoesNotConform, .resultDoesNotConform, .argumentHasOtherType,
      .initialValueHasOtherType, .resultHasOtherType, .assignedValueHasOtherType:
      guard quoted.count >= 2 else { return nil }
      self = .conformance(of: types(at: 0), to: types(at: 1))
    default:
      guard diagnostic.isOfConcurrency, let path = diagnostic.declaration?.split(separator: "."), path.count > 2,
        path[0] == "UIKit"
      else { return nil }
      self = .isolated(String(path[path.count - 1]), of: path[1..<(path.count - 1)].joined(separator: "."))
    }
  }

  /// The names in the compiler's description of a type: `(any UIView & UITextInput)?` has two, `[UIView]` none.
  static func types(_ description: String) -> [String] {
    var text = description[...]
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    return text.split(separator: "&").compactMap { part in
      var name = part.drop { $0 == " " }
      for word in ["any ", "some "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
      name = name.prefix { $0 != " " && $0 != "<" }
      if name.hasSuffix(".Type") { name = name.dropLast(5) }
      let isName = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
      return isName ? String(name).withoutModule : nil
    }
  }
}

extension String {
  /// Without labels and back quotes.
  var baseName: String { String(prefix { $0 != "(" }.drop { $0 == "`" }.prefix { $0 != "`" }) }
}
