internal import Grading
internal import SharedStore
internal import Storage
internal import SystemPackage

/// The store of one run. Where nothing is to be kept it is a folder that goes away with the run, so that equal submissions are graded once
/// all the same.
struct GradingStore {
  let store: any ByteStore
  private let folder: TemporaryDirectory?

  /// - Parameter address: `nil` where nothing is to be kept.
  init(_ address: StoreAddress?) throws {
    if let address {
      (store, folder) = (address.store, nil)
    } else {
      let made = try TemporaryDirectory()
      (store, folder) = (FolderStore(made.path), made)
    }
  }

  /// Whether what is found out outlives the run.
  var isKept: Bool { folder == nil }

  func remove() { folder?.remove() }
}
