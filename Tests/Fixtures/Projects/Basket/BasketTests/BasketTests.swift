import XCTest

final class BasketTests: XCTestCase {
  func testNothing() {}
}
