package import Foundation
package import Storage

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A web server that answers GET and PUT, as the caches of ccache and Bazel do: Debian's nginx with `dav_methods PUT`, for instance.
///
/// What it answers is believed as little as what lies in a folder: ``SealedStore`` looks at the seal.
package struct WebStore: ByteStore {
  private let address: URL
  /// `Basic …`, of the name and the password in the address.
  private let authorization: String?
  private let session: URLSession

  /// Seconds. A server that takes longer is slower than grading.
  private static let patience = 20.0

  /// - Parameter address: A name and a password before the host are sent along, and are not shown.
  package init(_ address: URL) {
    var parts = URLComponents(url: address, resolvingAgainstBaseURL: false)
    let user = parts?.user
    let words = user.map { "\($0):\(parts?.password ?? "")" }
    authorization = words.map { "Basic " + Data($0.utf8).base64EncodedString() }
    parts?.user = nil
    parts?.password = nil
    self.address = parts?.url ?? address
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = Self.patience
    configuration.timeoutIntervalForResource = 3 * Self.patience
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    session = URLSession(configuration: configuration)
  }

  package var place: String { address.absoluteString }

  package func read(_ name: ContentHash) async throws -> [UInt8]? {
    let (data, code) = try await answer(request("GET", name), sending: nil)
    switch code {
    case 200: return data.count <= largestValue ? Array(data) : []
    case 404, 410: return nil
    default: throw StoreTrouble("the server answers GET with \(code)")
    }
  }

  package func write(_ bytes: [UInt8], to name: ContentHash) async throws {
    let (_, code) = try await answer(request("PUT", name), sending: Data(bytes))
    guard (200..<300).contains(code) else { throw StoreTrouble("the server answers PUT with \(code)") }
  }

  private func request(_ method: String, _ name: ContentHash) -> URLRequest {
    let (folder, file) = name.placeInStore
    var request = URLRequest(url: address.appending(path: folder).appending(path: file))
    request.httpMethod = method
    request.setValue("coursemark", forHTTPHeaderField: "User-Agent")
    request.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
    if let authorization { request.setValue(authorization, forHTTPHeaderField: "Authorization") }
    return request
  }

  private func answer(_ request: URLRequest, sending body: Data?) async throws -> (Data, Int) {
    do {
      let (data, response) =
        if let body { try await session.upload(for: request, from: body) } else { try await session.data(for: request) }
      guard let response = response as? HTTPURLResponse else { throw StoreTrouble("there is no answer in HTTP") }
      return (data, response.statusCode)
    } catch let error as URLError {
      if error.code == .cancelled { throw CancellationError() }
      let isLost = [.cannotFindHost, .cannotConnectToHost, .dnsLookupFailed].contains(error.code)
      if error.code == .timedOut { throw StoreTrouble("the server does not answer in time") }
      throw StoreTrouble(isLost ? "the server can't be reached" : error.localizedDescription)
    }
  }
}
