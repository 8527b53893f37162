/// A source of inputs that can't be known without the seed, and that are the same at every run with the same seed.
///
/// It does not use the standard library's ways to draw numbers, because those may change with its version.
public struct SeededRandom: Sendable {
  private var state: UInt64
  private var words: WordSequence

  /// - Parameter seed: The same seed gives the same inputs.
  public init(seed: UInt64) {
    state = seed
    words = WordSequence(number: Self.mixed(~seed))
  }

  /// 64 bits. The method is SplitMix64 (Steele, Lea and Flood, 2014).
  public mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of the range, each as likely as the others.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    guard width < .max else { return Int(truncatingIfNeeded: bits()) }
    return range.lowerBound &+ Int(truncatingIfNeeded: bits() % (width + 1))
  }

  /// Yes or no, either as likely as the other.
  public mutating func bool() -> Bool { bits() & 1 == 1 }

  /// One of the items, each as likely as the others.
  /// - Precondition: There is something to pick from.
  public mutating func pick<Items: Collection>(_ items: Items) -> Items.Element {
    items[items.index(items.startIndex, offsetBy: int(in: 0...items.count - 1))]
  }

  /// A word in lower case that a reader can picture: two English nouns in one, such as `teaboat`. None comes a second time before thousands of
  /// others have come.
  public mutating func word() -> String {
    // As many bits as when a word was drawn syllable by syllable: which events a seed draws stays as it was measured.
    for _ in 0..<int(in: 3...4) * 2 { _ = bits() }
    return words.next()
  }

  /// One to four words with one space between them.
  public mutating func text() -> String {
    (0..<int(in: 1...4)).map { _ in word() }.joined(separator: " ")
  }
}
