internal import Foundation
internal import SystemPackage

extension Containment {
  /// What every program of this machine needs: the loader, the C library and its relatives, and what libdispatch reads of
  /// processors and of its own threads. It traps where it can't.
  package static let system: Containment = {
    var containment = Containment(paths: [:])
    containment.allow(.read, libraryFolders)
    containment.allow([.read, .execute], loaders)
    containment.allow([.read, .list], ["/sys/devices/system/cpu"])
    // The names of files are tables of `/proc`; a folder of it can't be listed, so that a program can't list other processes there.
    containment.allow(.read, ["/proc", "/usr/share/zoneinfo"])
    // Foundation makes its UUIDs of this; without it, all are the same one.
    containment.allow(.read, ["/dev/urandom"])
    return containment
  }()

  /// What another process of this very program needs, and nothing more.
  package static let ofThisProgram: Containment = {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let folders = Set(mappedFiles.filter { $0.contains(".so") }.map { FilePath($0).removingLastComponent().string })
    // Names in archives are UTF-8, which the C library knows of by these files.
    let encodings = ["/usr/lib/locale/C.utf8", "/usr/lib/locale/C.UTF-8"]
    return system.allowing([.read, .execute], [executable]).allowing(.read, folders.sorted() + encodings)
  }()

  /// The executable and the libraries of this process.
  private static let mappedFiles: [String] = {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    // The kernel gives a few lines at a time; Foundation takes the first ones for all.
    while file >= 0, case let count = read(file, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    let maps = String(decoding: bytes, as: UTF8.self)
    return Set(maps.split(separator: "\n").compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } })
      .sorted()
  }()

  /// Where this process has its own libraries from: the same C library serves everybody.
  private static let libraryFolders: [String] = {
    let names = ["/libc.so.", "/libm.so.", "/libstdc++.so.", "/libgcc_s.so.", "/libc-", "/libm-"]
    let found = mappedFiles.filter { file in names.contains { file.contains($0) } }
      .map { FilePath($0).removingLastComponent().string }
    // The same folder by the name that the loader looks it up by, where `/lib` is a link to `/usr/lib`.
    let aliases = found.flatMap { folder in
      folder.hasPrefix("/usr/") ? [folder, String(folder.dropFirst(4))] : [folder, "/usr" + folder]
    }
    return Set(aliases).filter { access($0, F_OK) == 0 }.sorted()
  }()

  /// The program that the kernel starts instead of one that is linked dynamically.
  private static let loaders: [String] = [
    "/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1", "/lib64/ld-linux-aarch64.so.1",
    "/usr/lib64/ld-linux-x86-64.so.2",
  ].filter { (path: String) in access(path, F_OK) == 0 }
}
