internal import Foundation
internal import Storage
internal import SystemPackage
internal import UIKitNames

/// What UIKit's sources declare, kept beside the modules that are compiled of them: parsing the sources takes seconds, and the first
/// compile error of a process would wait for it.
///
/// The file is found under a name that follows from what this version of Coursemark reads out of a sample, so that what another
/// version has read is not taken. A runtime without the file is as good, and its sources are parsed.
enum ReadNames {
  static func write(_ names: ModelledNames, in runtime: FilePath) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(names).write(to: file(in: runtime).url)
  }

  /// - Returns: `nil` where they are not kept.
  static func read(in runtime: FilePath) -> ModelledNames? {
    guard let data = FileManager.default.contents(atPath: file(in: runtime).string) else { return nil }
    return try? JSONDecoder().decode(ModelledNames.self, from: data)
  }

  static func file(in runtime: FilePath) -> FilePath { runtime.appending(fileName) }

  private static let fileName: String = {
    let names = ModelledNames.read(
      [
        ModelledNames.Source(path: "Samples/Sample.swift", text: sample),
        ModelledNames.Source(path: "OldNames/Sample.swift", text: oldSample),
      ], readers: ["func read(_ sample: Sample) { _ = sample.used }"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = (try? encoder.encode(names)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return "names-\(ContentHash(["names 1", text])).json"
  }()

  /// One of each kind of declaration that is told apart.
  private static let sample = """
    public protocol SampleDelegate: NSObjectProtocol {
      func sample(_ sample: Sample, at range: NSRange, replacing text: String?) -> Bool
    }
    @MainActor open class Sample: UIResponder, SampleDelegate {
      public enum Style: Int { case plain, grouped(Int) }
      public var used = 1
      public var unused: Int
      /// Only stored.
      @Stored public var stored = false
      public static let shared = Sample()
      public init(frame: CGRect) {}
      open func run(_ action: () -> Void, after delay: Double = 0) {}
      public subscript(index: Int) -> Int { index }
      var internal = 0
    }
    extension Sample.Style: Hashable { public var name: String { "" } }
    public typealias Other = Sample
    public let sampleConstant = 1
    public func sampleFunction(_ value: Int, with other: Int) {}
    public struct Options: OptionSet { public let rawValue: Int; public static let one = Options(rawValue: 1) }
    """

  private static let oldSample = """
    extension Sample {
      @available(swift, obsoleted: 5, renamed: "run(_:after:)") public func perform(_ action: () -> Void) {}
    }
    """
}
