internal import Foundation
internal import Interop
internal import RuntimeModules
internal import SwiftSource

extension RuntimeCompilation {
  /// UIKit for modes 4 and 5, without the source files.
  static let preconcurrencyArguments =
    ["-Onone", "-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
    + RuntimeModules.sharedArguments
    + ["-module-name", "UIKit", "-emit-module", "-emit-module-path", "modules-5/UIKit.swiftmodule"]
    + ["-I", "modules-base"]

  /// What a runtime depends on besides its modules: the arguments of the last call, and what is made of the sources without the
  /// compiler, as it shows in a sample.
  static let identity = [preconcurrencyArguments.joined(separator: " "), preconcurrencySource(sample), catalogOfSample]

  private static var catalogOfSample: String {
    let catalog = Catalog.read(uikitSources: [sample])
    return (try? catalog.encoded()).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// One of each kind of declaration that the catalog and the rewriting of isolation tell apart.
  private static let sample = """
    @MainActor public protocol SampleDelegate: NSObjectProtocol {
      func sample(_ sample: Sample, at range: NSRange, replacing text: String?) -> Bool
      func required(_ sample: Sample)
    }
    @MainActor extension SampleDelegate {
      public func sample(_ sample: Sample, at range: NSRange, replacing text: String?) -> Bool { true }
    }
    @MainActor open class Sample: UIResponder, SampleDelegate {
      open class var _methodTable: MethodTable { MethodTable() }
      open func run(_ action: @MainActor () -> Void) { Unsupported.note("sample") }
      @MainActor @preconcurrency public struct Inner {}
    }
    enum Assumption: String { case sample = "A sentence." }
    """
}
