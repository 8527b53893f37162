internal import CourseModel

/// Of many messages, the first of each kind, and of each kind how many there are besides. Kinds are the rules in each file: a course with one
/// habit in each line is told of it by some examples and a number.
struct CappedMessages<Message> {
  /// How many of the same rule are shown of a file.
  static var most: Int { 25 }

  struct Kind: Hashable {
    var rule: String
    /// Empty for what is about no file.
    var file: String
  }

  /// In their order.
  private(set) var shown: [Message] = []
  /// In the order of the first messages.
  private(set) var rest: [(kind: Kind, count: Int)] = []

  init(_ messages: [Message], kind: (Message) -> Kind) {
    var counts: [Kind: Int] = [:]
    var order: [Kind] = []
    for message in messages {
      let kind = kind(message)
      let count = counts[kind, default: 0] + 1
      if count == 1 { order.append(kind) }
      counts[kind] = count
      if count <= Self.most { shown.append(message) }
    }
    rest = order.map { ($0, counts[$0, default: 0] - Self.most) }.filter { $0.count > 0 }
  }
}

extension CappedMessages<Diagnostic> {
  init(_ diagnostics: [Diagnostic]) {
    self.init(diagnostics) { Kind(rule: $0.rule.rawValue, file: $0.location?.file ?? "") }
  }
}

extension CappedMessages.Kind {
  /// `and 12 more of the same rule`
  static func words(_ count: Int) -> String { "and \(count) more of the same rule" }
}
