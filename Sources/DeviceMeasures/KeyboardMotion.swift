/// How the keyboard comes and goes: observed on phones of iOS 7 to 16.
package enum KeyboardMotion {
  /// In seconds.
  package static let duration = 0.25
  /// The raw value of `UIView.AnimationCurve`; this curve has no public name.
  package static let curve = 7
}
