import XCTest
@testable import Greeting

final class GreetingTests: XCTestCase {}
