import Foundation
import Storage
import SystemPackage
import Testing

/// What is the computer's fault is told apart from everything else, in a sentence that says what to do.
@Suite struct HostErrorTests {
  @Test(arguments: [
    (ENOSPC, "There is no space left at /x, or too little. Make room, and try again."),
    (EDQUOT, "Your share of the disk is used up at /x. Make room, and try again."),
    (
      EROFS,
      "Coursemark can't write at /x: Read-only file system. Set TMPDIR, or COURSEMARK_CACHE for what it keeps, to a folder where it may."
    ),
    (EMFILE, "Too many files are open on this computer (Too many open files). Try again with a smaller '--jobs'."),
    (
      ENOMEM,
      "This computer has no room for another program (Cannot allocate memory). End others, or try again with a smaller '--jobs'."
    ),
  ])
  func eachTroubleHasItsSentence(code: Int32, sentence: String) {
    #expect(HostError(code: code, path: "/x")?.description == sentence)
  }

  @Test func whatSaysNothingOfTheComputerIsNone() {
    #expect(HostError(code: ENOENT, path: "/x") == nil)
    struct Other: Error {}
    #expect(HostError(Other()) == nil)
    #expect(HostError(CocoaError(.fileReadNoSuchFile)) == nil)
  }

  @Test func errorsOfFoundationAreLookedThrough() {
    let cause = NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC))
    let error = NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.fileWriteUnknown.rawValue,
      userInfo: [NSUnderlyingErrorKey: cause, NSFilePathErrorKey: "/x"])
    #expect(HostError(error) == HostError(code: ENOSPC, path: "/x"))
    #expect(HostError(CocoaError(.fileWriteOutOfSpace)) == HostError(code: ENOSPC, path: nil))
  }

  @Test func whetherAFolderCanBeWrittenToIsFoundOutByDoingIt() throws {
    let folder = try TemporaryDirectory()
    defer { folder.remove() }
    #expect(HostError.probe(folder.path.appending("new").string) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path.appending("new").string) == [])
    #expect(HostError.probe("/proc/nothing") != nil)
    #expect(HostError.probe("/dev/null/folder") != nil)
  }
}
