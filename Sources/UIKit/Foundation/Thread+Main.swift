import Foundation

extension Thread {
  /// Foundation on Linux calls it `mainThread`.
  public class var main: Thread { mainThread }
}
