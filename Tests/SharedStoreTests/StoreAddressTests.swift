import SharedStore
import Testing

/// What people write after `--store`.
@Suite struct StoreAddressTests {
  @Test func aFolderIsAFolder() throws {
    #expect(try StoreAddress("class/store") == .folder("class/store"))
  }

  @Test func anAddressIsAWebServer() throws {
    #expect(try StoreAddress("http://localhost:8080/store").store.place == "http://localhost:8080/store")
  }

  @Test func aPasswordIsNotShown() throws {
    #expect(try StoreAddress("https://ada:secret@cache.example/store").store.place == "https://cache.example/store")
  }

  @Test(arguments: ["", "ftp://cache.example", "http://", "s3://bucket"])
  func otherAddressesAreRefused(text: String) {
    #expect(throws: StoreTrouble.self) { try StoreAddress(text) }
  }
}
