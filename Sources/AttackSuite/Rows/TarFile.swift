/// A tar archive in the ustar format (POSIX.1-1988), with members that no honest program writes.
struct TarFile {
  struct Member {
    var name: String
    var content: String
    /// `0` a file, `1` a hard link, `2` a symbolic link, `3` a device, `6` a FIFO.
    var kind: Character
    var target: String

    init(_ name: String, _ content: String = "", kind: Character = "0", target: String = "") {
      self.name = name
      self.content = content
      self.kind = kind
      self.target = target
    }
  }

  var bytes: [UInt8] = []

  init(_ members: [Member]) {
    for member in members { add(member) }
    bytes += [UInt8](repeating: 0, count: 1024)
  }

  private mutating func add(_ member: Member) {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at offset: Int, limit: Int) {
      for (index, byte) in text.utf8.prefix(limit).enumerated() { header[offset + index] = byte }
    }
    put(member.name, at: 0, limit: 100)
    put("0000644", at: 100, limit: 7)
    put("0000000", at: 108, limit: 7)
    put("0000000", at: 116, limit: 7)
    let size = String(member.content.utf8.count, radix: 8)
    put(String(repeating: "0", count: 11 - size.count) + size, at: 124, limit: 11)
    put("00000000000", at: 136, limit: 11)
    put("        ", at: 148, limit: 8)
    put(String(member.kind), at: 156, limit: 1)
    put(member.target, at: 157, limit: 100)
    put("ustar\u{0}00", at: 257, limit: 8)
    let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
    put(String(repeating: "0", count: 6 - sum.count) + sum + "\u{0} ", at: 148, limit: 8)
    bytes += header
    bytes += Array(member.content.utf8)
    bytes += [UInt8](repeating: 0, count: (512 - member.content.utf8.count % 512) % 512)
  }
}
