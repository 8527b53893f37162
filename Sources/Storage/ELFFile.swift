internal import Foundation

/// The table of segments of an ELF file of 64 bits, the lowest byte first: elf(5). The file may hold anything: the linker
/// may have made it of a submission's code.
package struct ELFFile {
  package struct Segment {
    package var type: UInt64
    package var flags: UInt64
    /// Bytes from the beginning of the file.
    package var offset: UInt64
    /// Bytes in the file.
    package var size: UInt64
  }

  /// An entry of the dynamic section.
  package struct DynamicEntry {
    package var tag: UInt64
    package var value: UInt64
    /// Where the value stands in the file.
    package var valueOffset: UInt64
  }

  /// `ET_DYN` is 3.
  package let kind: UInt64
  package let segments: [Segment]
  private let descriptor: Int32

  /// - Parameter descriptor: Open as long as this value is used.
  package init?(descriptor: Int32) {
    self.descriptor = descriptor
    guard let header = Self.bytes(descriptor, 0, 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      return nil
    }
    kind = Self.number(header[...], 16, 2)
    let (place, size) = (Self.number(header[...], 32, 8), Int(Self.number(header[...], 54, 2)))
    let count = Int(Self.number(header[...], 56, 2))
    guard size == 56, count > 0, let table = Self.bytes(descriptor, place, size * count) else { return nil }
    segments = (0..<count).map { index in
      let entry = table[(size * index)...].prefix(size)
      return Segment(
        type: Self.number(entry, 0, 4), flags: Self.number(entry, 4, 4), offset: Self.number(entry, 8, 8),
        size: Self.number(entry, 32, 8))
    }
  }

  /// - Returns: `nil` where the file ends before, or where there are more than a program of ours ever has.
  package func contents(of segment: Segment, most: Int) -> [UInt8]? {
    guard let size = Int(exactly: segment.size), size <= most else { return nil }
    return Self.bytes(descriptor, segment.offset, size)
  }

  /// The entries of the dynamic section, up to its end; `nil` where there is not one such section.
  package var dynamicEntries: [DynamicEntry]? {
    let sections = segments.filter { $0.type == 2 }
    guard sections.count == 1, let bytes = contents(of: sections[0], most: 1 << 16) else { return nil }
    return stride(from: 0, to: bytes.count / 16 * 16, by: 16).lazy
      .map { place in
        DynamicEntry(
          tag: Self.number(bytes[...], place, 8), value: Self.number(bytes[...], place + 8, 8),
          valueOffset: sections[0].offset + UInt64(place) + 8)
      }
      .prefix { $0.tag != 0 }
  }

  /// What the linker computed of all that it wrote (`--build-id`), in hexadecimal; `nil` where it was not asked to.
  package var buildID: String? {
    for segment in segments where segment.type == 4 {
      guard let notes = contents(of: segment, most: 1 << 16) else { continue }
      var place = 0
      while place + 12 <= notes.count {
        let sizes = [0, 4].map { Int(Self.number(notes[...], place + $0, 4)) }
        let isBuildID = Self.number(notes[...], place + 8, 4) == 3
        let (name, end) = (place + 12, place + 12 + sizes[0].aligned + sizes[1])
        guard end <= notes.count else { break }
        if isBuildID, notes[name...].prefix(sizes[0]).elementsEqual(Array("GNU\0".utf8)), sizes[1] >= 16 {
          return notes[(end - sizes[1])..<end].map { String(format: "%02x", $0) }.joined()
        }
        place = name + sizes[0].aligned + sizes[1].aligned
      }
    }
    return nil
  }

  private static func bytes(_ descriptor: Int32, _ offset: UInt64, _ count: Int) -> [UInt8]? {
    guard count > 0, let offset = off_t(exactly: offset) else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(descriptor, &bytes, count, offset) == count ? bytes : nil
  }

  /// - Parameter place: From the beginning of the bytes.
  private static func number(_ bytes: ArraySlice<UInt8>, _ place: Int, _ count: Int) -> UInt64 {
    bytes[(bytes.startIndex + place)...].prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension Int {
  /// Notes lie at multiples of four bytes.
  fileprivate var aligned: Int { (self + 3) / 4 * 4 }
}
