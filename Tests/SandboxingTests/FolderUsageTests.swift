import Foundation
import Testing

@testable import Sandboxing

@Suite struct FolderUsageTests {
  @Test func filesWhoseNamesAreNoTextCountToo() throws {
    let path = NSTemporaryDirectory() + "/coursemark-usage-\(UUID().uuidString)"
    #expect(mkdir(path, 0o700) == 0)
    let folder = open(path, O_RDONLY | O_DIRECTORY)
    let name: [CChar] = [-1, 0x31, 0]
    #expect(mkdirat(folder, name, 0o700) == 0)
    let inner = openat(folder, name, O_RDONLY | O_DIRECTORY)
    let file = openat(inner, name, O_WRONLY | O_CREAT, 0o600)
    let bytes = [UInt8](repeating: 1, count: 100_000)
    #expect(write(file, bytes, bytes.count) == bytes.count)
    defer {
      close(file)
      unlinkat(inner, name, 0)
      close(inner)
      unlinkat(folder, name, AT_REMOVEDIR)
      close(folder)
      rmdir(path)
    }
    let usage = FolderUsage([path], most: 100)
    #expect(usage.files == 2)
    #expect(usage.bytes >= bytes.count)
  }
}
