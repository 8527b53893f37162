import XCTest
@testable import Shelf

final class ShelfTests: XCTestCase {}
