internal import Foundation
internal import Storage
internal import SystemPackage

/// An executable that can be loaded into a process that is there already, and executed as well.
///
/// How this works: an executable that lies anywhere in memory is a library but for a flag, which the C library's loader heeds and the kernel does
/// not. It is taken out when the linker is done. What such a file must not have is memory of a thread's own: the linker has fixed its
/// place for a program that comes first.
enum LoadableProgram {
  /// `DF_1_PIE`, in the entry `DT_FLAGS_1`.
  private static let flag: UInt64 = 0x0800_0000

  /// Makes an executable loadable, unless it has what can't be loaded.
  /// - Throws: An error of the system's when the file can't be written to.
  static func make(_ executable: FilePath) throws {
    let descriptor = open(executable.string, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      throw HostError(code: errno, path: executable.string) ?? CocoaError(.fileWriteUnknown)
    }
    defer { close(descriptor) }
    guard let flags = flags(descriptor), flags.value & flag != 0 else { return }
    var value = (flags.value & ~flag).littleEndian
    guard pwrite(descriptor, &value, 8, off_t(flags.valueOffset)) == 8 else {
      throw HostError(code: errno, path: executable.string) ?? CocoaError(.fileWriteUnknown)
    }
  }

  /// Whether ``make(_:)`` has made it so.
  static func isLoadable(_ program: HeldFile) -> Bool {
    flags(program.descriptor).map { $0.value & flag == 0 } ?? false
  }

  /// The flags of a program that has nothing in the way of being loaded.
  private static func flags(_ descriptor: Int32) -> ELFFile.DynamicEntry? {
    guard let file = ELFFile(descriptor: descriptor), file.kind == 3, let entries = file.dynamicEntries else {
      return nil
    }
    // A thread's own memory; a stack that can be executed.
    let isInTheWay = file.segments.contains { $0.type == 7 || ($0.type == 0x6474_E551 && $0.flags & 1 != 0) }
    // Code that changes when it is loaded, and functions that run before those of the libraries.
    guard !isInTheWay, !entries.contains(where: { [22, 32].contains($0.tag) }) else { return nil }
    let flags = entries.filter { $0.tag == 0x6FFF_FFFB }
    return flags.count == 1 ? flags[0] : nil
  }
}
