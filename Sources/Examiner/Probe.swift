internal import Foundation
internal import ReferenceModel
internal import AppProtocol

extension Application {
  /// Calls a function of a probe and waits for its value. Lessons do not call this: each probe is a function of its own name
  /// on `app`.
  /// - Parameters:
  ///   - key: The name by which the app knows the function: `parsedPrice()`.
  ///   - arguments: JSON, one value each; made by ``argument(_:)``.
  public func call<Value: Decodable>(_ key: String, _ arguments: [String] = [], line: Int) -> Value {
    let session = Session.current
    let json = json(of: key, arguments, line: line)
    let value: Value
    do {
      value = try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    } catch {
      session.end(.appEnded, "the value of the probe \(key) is no \(Value.self)")
    }
    session.readings.append(
      Reading(subject: Self.words(ofCall: key, arguments), verb: "is", value: Described(words: ValueWords.words(value)))
    )
    return value
  }

  /// The call as the check has it, so that a failure says what was asked: `times([3, 1], in: 4)`.
  /// - Parameter key: `times(_:in:)`
  static func words(ofCall key: String, _ arguments: [String]) -> String {
    guard let open = key.firstIndex(of: "("), !arguments.isEmpty else { return key }
    let labels = key[key.index(after: open)...].split(separator: ":").map(String.init)
    let words = arguments.enumerated().map { index, json in
      let label = labels.indices.contains(index) ? labels[index] : "_"
      return (label == "_" ? "" : "\(label): ") + Words.cut(spaced(json), to: 60)
    }
    return "\(key[..<open])(\(words.joined(separator: ", ")))"
  }

  /// JSON with a space behind each comma that is not in a text.
  private static func spaced(_ json: String) -> String {
    var (spaced, isText, isEscaped) = ("", false, false)
    for character in json {
      spaced.append(character)
      if character == ",", !isText { spaced.append(" ") }
      if character == "\"", !isEscaped { isText.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    return spaced
  }

  /// Calls a function of a probe that returns nothing.
  public func call(_ key: String, _ arguments: [String] = [], line: Int) {
    _ = json(of: key, arguments, line: line)
  }

  /// An argument of a probe as JSON.
  public func argument(_ value: some Encodable) -> String {
    do {
      return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    } catch {
      Session.current.end(.brokenCheck, "an argument of a probe cannot be made into JSON: \(value)")
    }
  }

  /// What the function returns, as JSON.
  func json(of key: String, _ arguments: [String] = [], line: Int) -> String {
    let session = Session.current
    session.line = line
    do {
      switch try session.value(of: key, arguments) {
      case .success(let json): return json
      case .failure(let refusal):
        session.end(.fail, "cannot ask the app for \(Self.words(ofCall: key, arguments)): \(refusal.clause)")
      }
    } catch { session.end(error) }
  }
}

extension Session {
  struct ProbeRefusal: Error { var clause: String }

  /// What a probe returns, as JSON, or why the app has no value.
  func value(of key: String, _ arguments: [String] = []) throws(Interruption) -> Result<String, ProbeRefusal> {
    switch try answer(.probe(name: key, arguments: arguments)) {
    case .value(let json): .success(json)
    case .done: .success("null")
    case .refused(let clause): .failure(ProbeRefusal(clause: Words.cut(clause)))
    case .missing(let words): throw .missing(Words.cut(words))
    case .unsupported(let words): throw .unsupported(Words.cut(words))
    }
  }
}
