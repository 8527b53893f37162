extension DeviceMeasures {
  /// What of the screen a device needs for itself, in points.
  package enum Form: Hashable, Sendable {
    /// A phone with a home button below the screen.
    case homeButton
    /// A phone whose screen fills its front: sensors reach into it at the top, and a bar for going home lies at the bottom.
    case homeIndicator
    /// A tablet without a home button.
    case pad
  }

  /// How far the status bar, the sensors and the home indicator reach into the screen.
  package struct SafeArea: Hashable, Sendable {
    /// From the upper edge.
    package var top: Double
    /// From the left and from the right edge.
    package var side: Double
    /// From the lower edge.
    package var bottom: Double

    /// In points.
    package init(top: Double, side: Double, bottom: Double) {
      self.top = top
      self.side = side
      self.bottom = bottom
    }
  }
}

extension DeviceMeasures.Form {
  /// `[O]` Phones hide the status bar while they lie on their side.
  package func safeArea(isLandscape: Bool) -> DeviceMeasures.SafeArea {
    switch (self, isLandscape) {
    case (.homeButton, false): .init(top: 20, side: 0, bottom: 0)
    case (.homeButton, true): .init(top: 0, side: 0, bottom: 0)
    case (.homeIndicator, false): .init(top: 44, side: 0, bottom: 34)
    case (.homeIndicator, true): .init(top: 0, side: 44, bottom: 21)
    case (.pad, _): .init(top: 24, side: 0, bottom: 20)
    }
  }

  /// The part of the keyboard below its keys, with the keys for other keyboards and for dictation. `[O]`
  package func spaceBelowKeys(isLandscape: Bool) -> Double { self == .homeIndicator && !isLandscape ? 72 : 0 }
}
