/// How an element came to another place on the screen.
public enum Movement: Hashable, Sendable, Codable {
  /// From one moment to the next.
  case jump
  /// Along with an animation, or with the keyboard: in seconds of virtual time, and with the raw value of
  /// `UIView.AnimationCurve`. The keyboard's own curve is 7. It begins so many seconds `after` it was told to, or
  /// after the keyboard has begun to move, where that has.
  case glide(seconds: Double, curve: Int, after: Double = 0)
}
