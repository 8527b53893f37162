internal import AppProtocol
internal import ReferenceModel

extension Movement {
  /// What an element has done: `glided for 0.25 seconds with the keyboard's curve`.
  static func words(_ movement: Movement?) -> String {
    switch movement {
    case nil: "stayed where it was"
    case .jump?: "jumped"
    case .glide(let seconds, let curve, let delay)?: "glided \(manner(seconds, curve, delay))"
    }
  }

  /// What stands after the word "expected".
  static func expectedWords(_ movement: Movement?) -> String {
    switch movement {
    case nil: "it to stay where it was"
    case .jump?: "it to jump"
    case .glide(let seconds, let curve, let delay)?: "it to glide \(manner(seconds, curve, delay))"
    }
  }

  private static func manner(_ seconds: Double, _ curve: Int, _ delay: Double) -> String {
    let curves = ["slow at both ends", "slow at first", "slow at last", "evenly"]
    let how =
      curve == 7 ? "like the keyboard" : curves.indices.contains(curve) ? curves[curve] : "with the curve \(curve)"
    return "for \(words(seconds)), \(how)" + (delay == 0 ? "" : ", after \(words(delay))")
  }

  private static func words(_ seconds: Double) -> String {
    "\(Words.decimal(seconds)) \(seconds == 1 ? "second" : "seconds")"
  }
}
