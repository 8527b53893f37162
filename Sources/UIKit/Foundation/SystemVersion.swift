import Foundation

/// The version of the system that the app runs on, as `UIDevice` has it: Foundation's is that of the machine.
public enum _SystemVersion {
  public static var current: OperatingSystemVersion {
    let parts = number.split(separator: ".").compactMap { Int($0) }
    return OperatingSystemVersion(
      majorVersion: parts.first ?? 0, minorVersion: parts.dropFirst().first ?? 0,
      patchVersion: parts.dropFirst(2).first ?? 0)
  }

  /// [O] Without the number of a build.
  public static var text: String { "Version \(number)" }

  /// [A] ProcessInfo, isOperatingSystemAtLeast(_:): by the major version, then the minor one, then the patch.
  public static func isAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = current
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }

  private static var number: String { unisolated { UIDevice.current.systemVersion } }
}
