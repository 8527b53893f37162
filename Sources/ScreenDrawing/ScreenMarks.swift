package import AppProtocol

/// What a picture points to, over what the app shows.
package struct ScreenMarks: Hashable, Sendable {
  /// An element that is other than on another screen.
  package struct Difference: Hashable, Sendable {
    /// In points of the screen.
    package var frame: Rect
    /// `the text "2 to buy"`
    package var words: String

    package init(frame: Rect, words: String) {
      self.frame = frame
      self.words = words
    }
  }

  /// Where a finger comes down, in points of the screen.
  package var finger: Point?
  /// What is other than on the screen that this one is compared with.
  package var differences: [Difference]

  package init(finger: Point? = nil, differences: [Difference] = []) {
    self.finger = finger
    self.differences = differences
  }

  /// For those who do not see the rings. What a finger does is told beside the picture.
  var words: String? {
    differences.isEmpty ? nil : "Different: \(differences.map(\.words).joined(separator: "; "))."
  }

  /// In points: as much as a finger covers.
  private static let fingerRadius = 22.0

  func draw(on canvas: inout SVGCanvas, within glass: Rect) {
    for difference in differences {
      canvas.rect(difference.frame.inset(by: -4), radius: 9, stroke: .paper, width: 7)
      canvas.rect(difference.frame.inset(by: -4), radius: 9, stroke: .difference, width: 3.5)
    }
    guard let finger, glass.contains(finger) else { return }
    canvas.disc(finger, radius: Self.fingerRadius, paint: .accent)
  }
}
