internal import Foundation
internal import SystemPackage

/// Which program the kernel starts to load an executable: what an ELF file names in its segment `PT_INTERP`.
///
/// The linker writes the name of the C library's loader there. A submission can bring a section `.interp` of its own, which
/// then stands in the executable: the kernel starts another program, or none.
enum ExecutableLoader {
  /// Whether an executable is loaded as this process is.
  static func isUsual(in executable: FilePath) -> Bool { names(in: executable) == own }

  private static let own = names(in: "/proc/self/exe")

  /// What all segments of the kind name, in their order; `nil` for what is no ELF file of 64 bits.
  static func names(in path: FilePath) -> [[UInt8]]? {
    guard let file = FileHandle(forReadingAtPath: path.string) else { return nil }
    defer { try? file.close() }
    func bytes(at offset: UInt64, count: Int) -> [UInt8]? {
      guard count > 0, (try? file.seek(toOffset: offset)) != nil, let data = try? file.read(upToCount: count),
        data.count == count
      else { return nil }
      return Array(data)
    }
    // The header of the file, then the table of segments: elf(5).
    guard let header = bytes(at: 0, count: 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    let (table, size, count) = (number(header, 32, 8), Int(number(header, 54, 2)), Int(number(header, 56, 2)))
    guard size == 56 else { return nil }
    var names: [[UInt8]] = []
    for index in 0..<count {
      let place = table.addingReportingOverflow(UInt64(index * size))
      guard !place.overflow, let segment = bytes(at: place.partialValue, count: size) else { return nil }
      guard number(segment, 0, 4) == 3 else { continue }
      guard let length = Int(exactly: number(segment, 32, 8)), length <= 4096,
        let name = bytes(at: number(segment, 8, 8), count: length)
      else { return nil }
      names.append(name)
    }
    return names
  }

  /// The lowest byte first.
  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> UInt64 {
    bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
