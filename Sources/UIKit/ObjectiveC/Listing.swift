@preconcurrency import Foundation

/// What a listing that runs by itself begins with.
public enum _Listing {
  /// Prints line by line: what was printed before a trap is not lost.
  @MainActor public static func begin() { setvbuf(stdout, nil, Int32(_IOLBF), 0) }
}
