internal import CourseModel
internal import Foundation
internal import MarkupText

/// The files of an app's bundle that its code reads.
struct BundledFiles {
  /// Statements of a scene.
  private(set) var lines: [String] = []

  init(_ files: [ResourceFile]) {
    var lacking: Set<String> = []
    let candidates = files.filter { $0.kind == .bundled || $0.kind == .media }
    for (name, versions) in Dictionary(grouping: candidates, by: \.fileName).sorted(by: { $0.key < $1.key }) {
      guard let file = versions.min(by: { Self.rank($0) < Self.rank($1) }), file.hasContents else {
        lacking.insert(name)
        continue
      }
      let contents = file.text.map(SwiftValue.string) ?? "base64: \(SwiftValue.string(file.data.base64EncodedString()))"
      lines.append("bundleFile(\(SwiftValue.string(name)), \(contents))")
    }
    // Bundles have them, too, and what reads them is read elsewhere.
    lacking.formUnion(
      files.filter { [.picture, .strings, .stringsDictionary, .propertyList].contains($0.kind) }.map(\.fileName))
    lacking.formUnion(files.filter { $0.kind == .nib }.map { "\($0.stem).nib" })
    // What a program loads to speak another language than the phone's.
    lacking.formUnion(files.compactMap(\.language).map { "\($0).lproj" })
    if !lacking.isEmpty {
      lines.append("lackingBundleFiles(\(lacking.sorted().map(SwiftValue.string).joined(separator: ", ")))")
    }
  }

  /// The phone speaks English.
  private static func rank(_ file: ResourceFile) -> Int {
    switch file.language {
    case "en": 0
    case nil: 1
    case "Base": 2
    default: 3
    }
  }
}
