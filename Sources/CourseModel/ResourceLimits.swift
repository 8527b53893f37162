/// What a submission may use while it is compiled and while a check of it runs, as far as somebody has said so: a course, a lesson, a
/// step, or whoever grades.
package struct ResourceLimits: Sendable, Hashable {
  private var values: [Name: Double] = [:]

  package init(_ values: [Name: Double] = [:]) { self.values = values }

  /// Seconds, bytes or a number, by the limit's unit; `nil` where nothing is said.
  package subscript(name: Name) -> Double? {
    get { values[name] }
    set { values[name] = newValue }
  }

  package var isEmpty: Bool { values.isEmpty }

  /// These, and those of `general` where nothing is said.
  package func over(_ general: ResourceLimits) -> ResourceLimits {
    ResourceLimits(values.merging(general.values) { own, _ in own })
  }

  /// In the order of their names, for hashes.
  package var identity: [String] {
    Name.allCases.compactMap { name in values[name].map { "\(name.rawValue)=\($0)" } }
  }
}

extension ResourceLimits {
  /// A limit, by the name that lessons and command lines give it.
  package enum Name: String, CaseIterable, Sendable, Hashable {
    /// The wall clock of a check.
    case timeout
    /// Of the app, in a check.
    case processorTime = "processor-time"
    /// Of the app with all that it starts, in a check.
    case memory
    /// At once.
    case threads
    /// What the app prints in a check.
    case output
    /// All that the app writes to its folder in a check.
    case disk
    /// Files and folders that the app makes in a check.
    case files
    /// Processor time of one call of the compiler.
    case compileTime = "compile-time"
    case compileMemory = "compile-memory"
    /// How many of the compiler's messages are shown.
    case diagnostics

    package enum Unit { case seconds, wholeSeconds, bytes, count }

    package var unit: Unit {
      switch self {
      case .timeout: .seconds
      case .processorTime, .compileTime: .wholeSeconds
      case .memory, .output, .disk, .compileMemory: .bytes
      case .threads, .files, .diagnostics: .count
      }
    }

    /// Whether it is about a check; the others are about compiling, which happens once for all steps.
    package var isOfCheck: Bool { ![.compileTime, .compileMemory, .diagnostics].contains(self) }

    /// What a beginner's code stays far below.
    package var standard: Double {
      switch self {
      case .timeout: 10
      // A second more than the wall clock's, where nothing is said of either.
      case .processorTime: 11
      case .memory: Double(512 << 20)
      case .threads: 100
      case .output: Double(1 << 20)
      case .disk: Double(32 << 20)
      case .files: 1_000
      case .compileTime: 60
      case .compileMemory: Double(3 << 30)
      case .diagnostics: 100
      }
    }

    /// The least with which an honest program can run, and the most that has a meaning.
    package var range: ClosedRange<Double> {
      switch self {
      case .timeout: 0.001...3600
      case .processorTime, .compileTime: 1...3600
      case .memory: Double(64 << 20)...Double(64 << 30)
      case .threads: 8...4_000
      case .output: Double(1 << 10)...Double(256 << 20)
      case .disk: Double(64 << 10)...Double(4 << 30)
      case .files: 1...100_000
      case .compileMemory: Double(256 << 20)...Double(256 << 30)
      case .diagnostics: 1...10_000
      }
    }

    /// A value as people write it: `2.5`, `30`, `512MB`. One KB is 1,024 bytes.
    /// - Returns: `nil` when it is none, or out of range.
    package func value(_ text: String) -> Double? {
      let value: Double? =
        switch unit {
        case .seconds: Double(text)
        case .wholeSeconds, .count: Int(text).map(Double.init)
        case .bytes: Self.bytes(text)
        }
      guard let value, range.contains(value) else { return nil }
      return value
    }

    private static func bytes(_ text: String) -> Double? {
      let units = ["KB": 10, "MB": 20, "GB": 30]
      guard let shift = units[String(text.suffix(2)).uppercased()], let count = Int(text.dropLast(2)),
        (0...1 << 20).contains(count)
      else { return nil }
      return Double(count << shift)
    }

    /// As ``value(_:)`` reads it: `512MB`.
    package func text(_ value: Double) -> String {
      switch unit {
      case .seconds, .wholeSeconds, .count: return value == value.rounded() ? "\(Int(value))" : "\(value)"
      case .bytes:
        let count = Int(value)
        for (shift, name) in [(30, "GB"), (20, "MB")] where count % (1 << shift) == 0 {
          return "\(count >> shift)\(name)"
        }
        return "\(count >> 10)KB"
      }
    }

    /// What a value has to be, as a clause: `a number of seconds from 1 to 3600`.
    package var expectation: String {
      let bounds = "from \(text(range.lowerBound)) to \(text(range.upperBound))"
      switch unit {
      case .seconds: return "a number of seconds up to \(text(range.upperBound))"
      case .wholeSeconds: return "a whole number of seconds \(bounds)"
      case .count: return "a whole number \(bounds)"
      case .bytes: return "a size \(bounds), such as \(text(standard))"
      }
    }
  }
}
