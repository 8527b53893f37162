package import Foundation
internal import SystemPackage

/// Where a store is, as people write it: a folder, or `http://cache.school.example/coursemark`.
package enum StoreAddress: Hashable, Sendable {
  case folder(String)
  case web(URL)

  /// - Throws: ``StoreTrouble`` with a clause about the text.
  package init(_ text: String) throws(StoreTrouble) {
    guard !text.isEmpty else { throw StoreTrouble("it is empty") }
    guard let mark = text.range(of: "://") else {
      self = .folder(text)
      return
    }
    guard ["http", "https"].contains(text[..<mark.lowerBound].lowercased()), let url = URL(string: text),
      let host = url.host, !host.isEmpty
    else { throw StoreTrouble("it is no address that begins with http:// or https://") }
    self = .web(url)
  }

  package var store: any ByteStore {
    switch self {
    case .folder(let path): FolderStore(FilePath(path))
    case .web(let url): WebStore(url)
    }
  }
}
