internal import Foundation
internal import Storage
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
    let descriptor = open(path.string, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let file = ELFFile(descriptor: descriptor) else { return nil }
    var names: [[UInt8]] = []
    for segment in file.segments where segment.type == 3 {
      guard let name = file.contents(of: segment, most: 4096) else { return nil }
      names.append(name)
    }
    return names
  }
}
