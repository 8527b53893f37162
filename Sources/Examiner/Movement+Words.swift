internal import AppProtocol
internal import ReferenceModel

extension Movement {
  /// What an element has done: `glided for 0.25 seconds with the keyboard's curve`.
  static func words(_ movement: Movement?) -> String {
    switch movement {
    case nil: "stayed where it was"
    case .jump?: "jumped"
    case .glide(let seconds, let curve)?: "glided \(manner(seconds, curve))"
    }
  }

  /// What stands after the word "expected".
  static func wish(_ movement: Movement?) -> String {
    switch movement {
    case nil: "it to stay where it was"
    case .jump?: "it to jump"
    case .glide(let seconds, let curve)?: "it to glide \(manner(seconds, curve))"
    }
  }

  private static func manner(_ seconds: Double, _ curve: Int) -> String {
    let curves = ["slow at both ends", "slow at first", "slow at last", "evenly"]
    let how =
      curve == 7 ? "like the keyboard" : curves.indices.contains(curve) ? curves[curve] : "with the curve \(curve)"
    return "for \(Words.decimal(seconds)) \(seconds == 1 ? "second" : "seconds"), \(how)"
  }
}
