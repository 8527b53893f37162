internal import Foundation

/// A file or folder held open: whatever its name becomes meanwhile, this is what was looked at.
struct Descriptor: ~Copyable {
  let number: Int32

  private init(number: Int32) { self.number = number }
  deinit { close(number) }

  /// What stands in the way, as a clause.
  struct Refusal: Error, Hashable, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
    init(errno code: Int32) {
      description =
        switch code {
        case ELOOP: Self.link.description
        case EACCES, EPERM: "the grader may not read it; change its permissions"
        default: String(cString: strerror(code))
        }
    }

    /// It has more bytes than so many.
    static func tooLarge(_ limit: Int) -> Refusal { Refusal("it is larger than \(Descriptor.size(limit))") }

    static let link = Refusal("it is a link; hand in the file or folder itself")
  }

  /// What an entry of a folder is, found without opening it.
  enum Kind { case folder, file, link, other }

  /// Opens what a path leads to, links and all: for paths that a person typed.
  static func open(_ path: String) throws(Refusal) -> Descriptor {
    // A device may do something when it is opened.
    var information = stat()
    guard stat(path, &information) == 0 else { throw Refusal(errno: errno) }
    _ = try kind(of: information, orThrow: true)
    let number = Foundation.open(path, flags)
    guard number >= 0 else { throw Refusal(errno: errno) }
    return Descriptor(number: number)
  }

  /// Opens an entry of this folder, if it is a file or folder itself and no link to one.
  func open(_ name: FileName) throws(Refusal) -> Descriptor {
    switch try kind(of: name) {
    case .link: throw .link
    case .other: throw Refusal("it is neither a file nor a folder")
    case .folder, .file: break
    }
    let number = Self.withName(name) { openat(self.number, $0, Self.flags | O_NOFOLLOW) }
    guard number >= 0 else { throw Refusal(errno: errno) }
    return Descriptor(number: number)
  }

  /// Whether this is a folder that has an entry of this name.
  func holds(_ name: FileName) throws(Refusal) -> Bool {
    guard try kind() == .folder else { return false }
    var information = stat()
    return Self.withName(name) { fstatat(number, $0, &information, AT_SYMLINK_NOFOLLOW) } == 0
  }

  func kind(of name: FileName) throws(Refusal) -> Kind {
    var information = stat()
    let result = Self.withName(name) { fstatat(number, $0, &information, AT_SYMLINK_NOFOLLOW) }
    guard result == 0 else { throw Refusal(errno: errno) }
    return try Self.kind(of: information, orThrow: false)
  }

  /// What is held open.
  func kind() throws(Refusal) -> Kind { try Self.kind(of: try information(), orThrow: true) }

  /// Without waiting for the other end of a pipe, and without becoming the owner of a terminal.
  private static let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY

  private func information() throws(Refusal) -> stat {
    var information = stat()
    guard fstat(number, &information) == 0 else { throw Refusal(errno: errno) }
    return information
  }

  private static func kind(of information: stat, orThrow: Bool) throws(Refusal) -> Kind {
    switch information.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFLNK: return .link
    default:
      if orThrow { throw Refusal("it is neither a file nor a folder") }
      return .other
    }
  }

  /// The path by which the kernel knows it; `nil` where it does not say.
  var path: String? { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)") }

  /// All of a regular file, unless that is more than so many bytes.
  func contents(limit: Int) throws(Refusal) -> [UInt8] {
    let information = try information()
    guard information.st_mode & S_IFMT == S_IFREG else { throw Refusal("it is not a regular file") }
    // A hard link may lead to another learner's work, or to the solution.
    guard information.st_nlink <= 1 else {
      throw Refusal("it is a hard link, a file with \(information.st_nlink) names; hand in a copy")
    }
    guard information.st_size <= limit else { throw .tooLarge(limit) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(number, &buffer, buffer.count)
      if count == 0 { return result }
      if count < 0 {
        if errno == EINTR { continue }
        throw Refusal(errno: errno)
      }
      result += buffer.prefix(count)
      // It may have grown since it was looked at.
      if result.count > limit { throw .tooLarge(limit) }
    }
  }

  /// The first bytes of a regular file: enough to tell what it is.
  func start() throws(Refusal) -> [UInt8] {
    guard try kind() == .file else { return [] }
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = pread(number, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(count, 0)))
  }

  /// The names of what a folder holds, sorted by their bytes; one more than `limit` when there are more.
  func names(limit: Int) throws(Refusal) -> [FileName] {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, let folder = fdopendir(copy) else {
      if copy >= 0 { close(copy) }
      throw Refusal(errno: errno)
    }
    defer { closedir(folder) }
    rewinddir(folder)
    var names: [FileName] = []
    while names.count <= limit, let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { FileName(bytes: Array($0.prefix { $0 != 0 })) }
      if name != FileName("."), name != FileName("..") { names.append(name) }
    }
    return names.sorted()
  }

  private static func withName<Result>(_ name: FileName, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (name.bytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { buffer in
      // There is always the zero at the end.
      body(buffer.baseAddress!)
    }
  }

  /// `512 KiB`, `4 MiB`
  static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes >> 10) KiB"
  }
}
