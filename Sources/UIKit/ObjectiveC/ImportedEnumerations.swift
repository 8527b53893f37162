import Foundation

/// An enumeration that Swift imports from Objective-C on a phone: every number makes one, whether it has a name or not.
///
/// `UIKeyboardType(rawValue: 99)!` goes on there. What has no name is the last case, `_other`, which nobody can name either, so that no
/// `switch` has to have it. Those of UIKit itself have a `default`.
protocol ImportedEnumeration: RawRepresentable where RawValue: FixedWidthInteger & Sendable {
  /// Those of the cases that have a name, in their order.
  static var numbers: [RawValue] { get }
}

extension ImportedEnumeration {
  /// The tag of a case is its place among them.
  static func numbered(_ number: RawValue) -> Self {
    if let place = numbers.firstIndex(of: number) { return unsafeBitCast(UInt8(place), to: Self.self) }
    SharedAppState.current.numbersWithoutCase.withLock { $0[ObjectIdentifier(Self.self)] = number }
    return unsafeBitCast(UInt8(numbers.count), to: Self.self)
  }

  var number: RawValue {
    let place = Int(unsafeBitCast(self, to: UInt8.self))
    if place < Self.numbers.count { return Self.numbers[place] }
    return SharedAppState.current.numbersWithoutCase.withLock { $0[ObjectIdentifier(Self.self)] } as? RawValue ?? 0
  }
}
