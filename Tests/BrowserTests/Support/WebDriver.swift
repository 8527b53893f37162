import Foundation
import FoundationNetworking

/// Speaks the W3C's WebDriver protocol with a running `chromedriver`: JSON over HTTP.
struct WebDriver: Sendable {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// `http://127.0.0.1:40001/session/…`
  let base: URL
  private static let session = URLSession(configuration: .ephemeral)

  /// - Returns: The `value` of the answer.
  @discardableResult
  func ask(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws -> Any {
    var request = URLRequest(url: path.isEmpty ? base : base.appendingPathComponent(path), timeoutInterval: 60)
    request.httpMethod = method
    if method == "POST" {
      request.httpBody = try JSONSerialization.data(withJSONObject: body ?? [:])
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    let (data, response) = try await Self.session.data(for: request)
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      let problem = value as? [String: Any]
      throw Failure(description: "\(method) \(path): \(problem?["message"] ?? "no answer that can be read")")
    }
    return value
  }
}
