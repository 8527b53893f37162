import Foundation

/// What a closure has captured, as words of memory: addresses of objects among numbers and others.
///
/// A function value is two words: the code's address and that of the closure's context, an object of the heap. Where Swift adapts a closure
/// to another calling convention, its context holds that function value in its turn; a captured variable is in a box.
enum CapturedWords {
  /// How many contexts deep.
  private static let depth = 4
  private static let wordSize = MemoryLayout<UInt>.size

  /// - Parameter closure: A value of a function's type.
  static func words(ofClosure closure: Any) -> [UInt] {
    // A value of two words lies in the existential itself.
    let context = withUnsafeBytes(of: closure) { $0.load(fromByteOffset: wordSize, as: UInt.self) }
    // Of a closure that captures a single object, that object is the context.
    return [context] + words(at: context, depth)
  }

  private static func words(at address: UInt, _ depth: Int) -> [UInt] {
    guard depth > 0, let context = context(at: address) else { return [] }
    // The first two words are the context's type and its reference counts.
    let own = (2..<max(2, usableSize(context) / wordSize)).map { index in
      context.load(fromByteOffset: index * wordSize, as: UInt.self)
    }
    return own + own.flatMap { words(at: $0, depth - 1) }
  }

  /// The context of a closure, or a box, at an address; `nil` for whatever else a word may be.
  private static func context(at address: UInt) -> UnsafeMutableRawPointer? {
    guard address % 16 == 0, isReadable(address) else { return nil }
    let pointer = UnsafeMutableRawPointer(bitPattern: address)
    guard let pointer, case let type = pointer.load(as: UInt.self), type % 8 == 0, isReadable(type) else { return nil }
    // Kinds of metadata in Swift's ABI (`MetadataKind.def`): a context or a box, and a box whose type is made at run time.
    let kind = UnsafePointer<UInt>(bitPattern: type)?.pointee
    return kind == 0x400 || kind == 0x500 ? pointer : nil
  }

  private static let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))

  private static func isReadable(_ address: UInt) -> Bool {
    guard address > 0xFFFF, address < 1 << 47 else { return false }
    var state: UInt8 = 0
    return mincore(UnsafeMutableRawPointer(bitPattern: address / pageSize * pageSize), Int(pageSize), &state) == 0
  }
}

/// Of a block that the C library has allocated, in bytes. Foundation does not bring its header along.
@_silgen_name("malloc_usable_size")
private func usableSize(_ block: UnsafeMutableRawPointer) -> Int
