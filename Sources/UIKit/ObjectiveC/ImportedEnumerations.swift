import Foundation

/// An enumeration that Swift imports from Objective-C on a phone: every number makes one, whether it has a name or not.
///
/// `UIKeyboardType(rawValue: 99)!` goes on there. What has no name is the last case, `_other`, which nobody can name either, so that no
/// `switch` has to have it. Those of UIKit itself have a `default`.
public protocol _ImportedEnumeration: RawRepresentable where RawValue: FixedWidthInteger & Sendable {
  /// Those of the cases that have a name, in their order.
  static var _numbers: [RawValue] { get }
}

/// These go before the ones that Swift makes of the cases.
extension _ImportedEnumeration {
  /// The tag of a case is its place among them.
  public init?(rawValue: RawValue) {
    let place = Self._numbers.firstIndex(of: rawValue)
    if place == nil {
      SharedAppState.current.numbersWithoutCase.withLock { $0[ObjectIdentifier(Self.self)] = rawValue }
    }
    self = unsafeBitCast(UInt8(place ?? Self._numbers.count), to: Self.self)
  }

  public var rawValue: RawValue {
    let place = Int(unsafeBitCast(self, to: UInt8.self))
    if place < Self._numbers.count { return Self._numbers[place] }
    return SharedAppState.current.numbersWithoutCase.withLock { $0[ObjectIdentifier(Self.self)] } as? RawValue ?? 0
  }
}
