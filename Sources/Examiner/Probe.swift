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
    session.readings.append(Reading(subject: "\(key)", verb: "is", value: Described(words: ValueWords.words(value))))
    return value
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
      case .failure(let refusal): session.end(.fail, "cannot ask the app for \(key): \(refusal.clause)")
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
