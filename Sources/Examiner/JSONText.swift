internal import Foundation
internal import ReferenceModel

/// JSON values as texts.
enum JSONText {
  /// The same text for equal values, in whatever order their keys stand.
  static func canonical(_ json: String) -> String {
    guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed),
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
    else { return json }
    return String(decoding: data, as: UTF8.self)
  }

  /// As a failed expectation shows the value of a probe.
  static func words(_ json: String) -> String {
    if json == "null" { return "nil" }
    guard let text = try? JSONDecoder().decode(String.self, from: Data(json.utf8)) else { return Words.cut(json) }
    return text.isEmpty ? "an empty text" : Words.quoted(text)
  }
}
