package import Toolchain
package import UIKitNames

extension PreparedProgram {
  /// Whether it warns of a result that is not used where a phone's compiler does not: methods of Objective-C are discardable. Of what type the
  /// method is, the warning does not say; a program that declares the name itself means its own.
  package func isOfDiscardable(_ warning: CompilerDiagnostic, _ known: KnownNames) -> Bool {
    guard warning.identifier == .unusedResultOfCall, let name = warning.quotedNames.first?.text else { return false }
    let isOwn = prepared.flatMap(\.record.classes).flatMap(\.methods).contains { $0.name.base == name.baseName }
    if isOwn { return false }
    return Self.discardableOfFoundation.contains(name.baseName)
      || known.types.values.contains { type in
        type.kind != .struct && type.kind != .enum
          && type.members.contains { $0.kind.hasSuffix("func") && $0.isQuoted(as: name) }
      }
  }

  /// Methods of Objective-C's that Foundation has on Linux too: those whose results code leaves alone most often.
  private static let discardableOfFoundation: Set<String> = ["addObserver", "perform", "synchronize", "createFile"]
}

extension KnownMember {
  /// The compiler leaves out labels where there are none: `sizeThatFits` of `sizeThatFits(_:)`.
  fileprivate func isQuoted(as text: String) -> Bool {
    name == text || baseName == text && labels?.allSatisfy { $0 == "_" } == true
  }
}
