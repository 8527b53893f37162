internal import SwiftParser
package import Toolchain

/// Makes a learner's UIKit code, written for Objective-C's runtime, compile and work without it.
///
/// In two stages, because names come from the compiler:
///
///     var prepared = Interop.prepare(files, catalog: catalog)      // edits that keep every column
///     …the compiler checks `prepared.files` and returns a typed tree…
///     let program = prepared.completed(with: tree)                 // method tables, names of selectors
///     …the compiler makes a module of `program.files` and `program.registration`…
package enum Interop {
  /// The module that a learner's files are compiled as.
  package static let moduleName = "YourApp"

  package struct File: Hashable, Sendable, Codable {
    /// `NewTaskCell.swift`: the compiler must know the file by this name.
    package var name: String
    package var text: String
    package var topLevelCode: TopLevelCode

    /// What statements outside of all declarations are.
    package enum TopLevelCode: Hashable, Sendable, Codable {
      /// An error, as the compiler says.
      case refused
      /// The program's `main`, and run: of a listing that is a script.
      case runs
      /// The program's `main` on Apple's systems, and not run here: of a learner's `main.swift`.
      case isNotRun
    }

    package init(name: String, text: String, topLevelCode: TopLevelCode = .refused) {
      self.name = name
      self.text = text
      self.topLevelCode = topLevelCode
    }
  }

  /// A message of the compiler's with the names that the learner wrote.
  package static func withLearnersNames(_ message: String) -> String {
    ExtensionMember.withLearnersNames(message)
      .replacing("_Selector(_:file:line:column:)", with: "#selector").replacing("_Selector", with: "#selector")
      .replacing(OptionalRequirements.prefix, with: "").replacing(OptionalRequirements.forcedPrefix, with: "")
      .replacing("_enumerateMatches", with: "enumerateMatches")
  }

  /// Whether an error is about a member or a subscript of `AnyObject`: valid on Apple's systems, where Objective-C's runtime looks it up.
  package static func isDynamicLookup(_ error: CompilerDiagnostic) -> Bool {
    [.valueHasNoMember, .valueHasNoSubscripts].contains(error.identifier)
      && error.quotedNames.first?.text == "AnyObject"
  }

  /// - Parameter objectiveCUses: Where the program uses what Objective-C's runtime allows and Swift alone does not, by what the compiler said of
  ///   it before: overrides in extensions, and initialisers of classes that are known only at run time.
  package static func prepare(
    _ files: [File], catalog: Catalog, objectiveCUses: Set<ProgramSyntax.Position> = []
  ) -> PreparedProgram {
    PreparedProgram(files: files, catalog: catalog, objectiveCUses: objectiveCUses)
  }
}

/// A learner's program after the edits that need no compiler.
package struct PreparedProgram: Sendable, Codable {
  struct PreparedFile: Sendable, Codable {
    var name: String
    var edited: EditedText
    var record: FileRecord
    /// Optional requirements that the file calls.
    var optionalCalls: Set<MethodName>
    var missingModules: [MissingModule]
    /// What it needs of the text that its module is given.
    var needs: Set<SupportText.Part>
  }

  /// What is known of UIKit. It is not encoded with the program: whoever decodes it has the catalog already.
  package var catalog = Catalog()
  let prepared: [PreparedFile]
  /// What can't be had here; near misses of delegate methods.
  package let messages: [InteropMessage]
  /// What of UIKit the program uses that is only stored, though a phone shows it.
  package let storedUses: [StoredUse]
  /// What ``completed(with:)`` makes of a program that needs no tree for it, where it was made beforehand.
  package private(set) var completion: CompletedProgram?

  private enum CodingKeys: CodingKey { case prepared, messages, storedUses, completion }

  init(files: [Interop.File], catalog: Catalog, objectiveCUses: Set<ProgramSyntax.Position>) {
    self.catalog = catalog
    let texts = files.map { EditedText.normalized($0.text) }
    let trees = texts.map { Parser.parse(source: $0) }
    let scanners = zip(files, trees).map { FileScanner(file: $0.name, tree: $1) }
    let records = scanners.map(\.record)
    let optionalNames = records.flatMap(\.objectiveCProtocols).flatMap(\.requirements).filter(\.isOptional).map(\.name)
    let optionalSelectors = OptionalRequirements.selectors(of: records.flatMap(\.objectiveCProtocols))
    let exposures = ObjectiveCExposure(files: records, catalog: catalog)
    let ownMethods = Set(records.flatMap(\.classes).flatMap(\.methods).map(\.name.base))
    let paths = Set(records.flatMap(\.classes).filter { !$0.isExtension }.map(\.path)).sorted()
    let ownClasses = Dictionary(uniqueKeysWithValues: zip(paths, 1...))
    let uses = objectiveCUses.union(
      exposures.extensionMembers(overriddenAt: objectiveCUses, in: Array(zip(files.map(\.name), records))))
    var messages: [InteropMessage] = []
    var prepared: [PreparedFile] = []
    var extensionMembers: [ExtensionMember] = []
    for (index, file) in files.enumerated() {
      let editor = FileEditor(
        file: file.name, text: texts[index], tree: trees[index], topLevelCode: file.topLevelCode,
        optionalNames: catalog.optionalNames.union(optionalNames), optionalSelectors: optionalSelectors,
        overridesOfNothing: exposures.overridesOfNothing(in: records[index]), ownMethods: ownMethods,
        ownClasses: ownClasses,
        objectiveCUses: uses.filter { $0.file == file.name })
      messages += editor.messages + scanners[index].messages
      extensionMembers += editor.extensionMembers
      var edited = editor.edited
      if !records[index].objectiveCProtocols.isEmpty { edited.tail += "import UIKit\n" }
      for own in records[index].objectiveCProtocols {
        edited.tail += OptionalRequirements.methods(
          own.requirements.filter(\.isOptional), of: own.path, names: own.names)
        edited.tail += OptionalRequirements.values(of: own)
      }
      prepared.append(
        PreparedFile(
          name: file.name, edited: edited, record: records[index], optionalCalls: editor.optionalCalls,
          missingModules: editor.missingModules, needs: editor.needs))
    }
    for added in extensionMembers { Self.add(added, to: &prepared) }
    for file in prepared {
      messages += exposures.misplaced(in: file.record, file: file.name)
      messages += exposures.nearMisses(in: file.record, file: file.name)
    }
    storedUses = StoredUseFinder(storedOnly: catalog.storedOnly).uses(in: Array(zip(files.map(\.name), trees)))
    self.prepared = prepared
    self.messages = messages + storedUses.map(\.message)
  }

  /// Puts the member into the class that the extension extends.
  private static func add(_ added: ExtensionMember, to files: inout [PreparedFile]) {
    for index in files.indices {
      for record in files[index].record.classes where record.path == added.type && !record.isExtension {
        return files[index].edited.insertMember(added.declaration(isPublic: record.isPublic), at: record.end)
      }
    }
  }

  /// What to give to the compiler for checking.
  package var files: [Interop.File] { prepared.map { Interop.File(name: $0.name, text: $0.edited.text) } }

  /// Names that the learner's files would find in two modules, or in the wrong one, settled for the whole module.
  package var aliases: Interop.File {
    Interop.File(name: "CoursemarkAliases.swift", text: SupportText(self).text)
  }

  /// Where a column of an edited file stands in the learner's own; both are 1-based, in bytes.
  package func originalColumn(file: String, line: Int, column: Int) -> Int {
    prepared.first { $0.name == file }?.edited.originalColumn(line: line, column: column) ?? column
  }

  /// Whether a line of an edited file is the learner's, and not one that was put after theirs.
  package func isLearners(file: String, line: Int) -> Bool {
    prepared.first { $0.name == file }.map { line <= $0.edited.lineCount } ?? false
  }

  /// Whether the compiler's tree is needed to say what `#selector`s name.
  package var hasSelectors: Bool { prepared.contains { !$0.record.selectors.isEmpty } }

  /// How many types and members Objective-C would see: what the size of tables depends on.
  package var declarationCount: Int {
    prepared.reduce(0) { sum, file in
      file.record.classes.reduce(sum + file.record.selectors.count) {
        $0 + 1 + $1.methods.count + $1.properties.count + $1.inherited.count
      }
    }
  }

  /// Completes the program beforehand, if no tree is needed for it: a process that reads it for another one is then asked once.
  package mutating func completeWithoutTree() {
    if !hasSelectors { completion = completed(with: TypedTree()) }
  }

  /// Adds what the compiler's tree tells: what each `#selector` names, and the tables by which methods are found.
  package func completed(with tree: TypedTree) -> CompletedProgram {
    CompletedProgram(self, tree)
  }
}

/// A learner's program, ready to be compiled into a module and run.
package struct CompletedProgram: Sendable, Codable {
  /// The learner's files with their method tables.
  package let files: [Interop.File]
  /// A file of ours: `@MainActor public func _coursemarkRegister()` has to be called before the app is launched.
  package let registration: Interop.File
  /// Selectors of methods that are not exposed to Objective-C.
  package let messages: [InteropMessage]

  init(_ program: PreparedProgram, _ tree: TypedTree) {
    let exposures = ObjectiveCExposure(files: program.prepared.map(\.record), catalog: program.catalog)
    let resolver = SelectorResolver(program: program, tree: tree, exposures: exposures)
    let writer = TableWriter(program: program, exposures: exposures, selectors: resolver.resolved)
    files = writer.files
    messages = resolver.messages + writer.messages
    let selectors = resolver.resolved.map { selector in
      let place = selector.record.parenthesis
      let column = writer.edited[selector.file]?.editedColumn(place) ?? place.column
      return "  UIKit::_ObjectiveC.register(selector: \"\(selector.selector)\", "
        + "file: \"\(Interop.moduleName)/\(selector.file)\", line: \(place.line), column: \(column))"
    }
    registration = Interop.File(
      name: "CoursemarkRegistration.swift",
      text: """
        \(SupportText(program).text)
        @MainActor public func _coursemarkRegister() {
        \((writer.registrations.map { "  \($0)()" } + resolver.foreignTables + selectors).joined(separator: "\n"))
        }

        """)
  }
}
