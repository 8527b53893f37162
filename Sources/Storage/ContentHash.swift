private import CSodium
internal import Foundation
package import SystemPackage

/// A hash of bytes, by which equal things are found again: BLAKE2b with 128 bits.
package struct ContentHash: Hashable, Sendable, Codable, CustomStringConvertible {
  /// 16 bytes.
  package let bytes: [UInt8]

  /// Lowercase hexadecimal.
  package var description: String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// - Returns: `nil` for what ``description`` never is.
  package init?(hexadecimal text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 32, digits.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x66) }) else {
      return nil
    }
    bytes = stride(from: 0, to: 32, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
  }

  /// - Parameter key: 32 secret bytes; without them nobody can compute the same hash.
  package init(_ parts: [String], key: [UInt8] = []) {
    var message: [UInt8] = []
    for part in parts {
      // The length goes first, so that ["ab", "c"] and ["a", "bc"] differ.
      let count = part.utf8.count
      message += (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
      message += part.utf8
    }
    var digest = [UInt8](repeating: 0, count: 16)
    crypto_generichash(&digest, 16, message, UInt64(message.count), key.isEmpty ? nil : key, key.count)
    self.bytes = digest
  }

  /// - Parameter content: Of a file.
  package init(content: [UInt8]) {
    var digest = [UInt8](repeating: 0, count: 16)
    crypto_generichash(&digest, 16, content, UInt64(content.count), nil, 0)
    self.bytes = digest
  }

  /// - Returns: `nil` when there is no such file, or it can't be read.
  package init?(of file: FilePath) {
    guard let descriptor = try? FileDescriptor.open(file, .readOnly) else { return nil }
    defer { try? descriptor.close() }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: crypto_generichash_statebytes(), alignment: 64)
    defer { memory.deallocate() }
    let state = OpaquePointer(memory)
    crypto_generichash_init(state, nil, 0, 16)
    // A piece at a time: a program has more than a hundred megabytes.
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)
    defer { piece.deallocate() }
    while true {
      guard let count = try? descriptor.read(into: piece) else { return nil }
      if count == 0 { break }
      crypto_generichash_update(state, piece.bindMemory(to: UInt8.self).baseAddress, UInt64(count))
    }
    var digest = [UInt8](repeating: 0, count: 16)
    crypto_generichash_final(state, &digest, 16)
    self.bytes = digest
  }

  /// The first eight bytes as a number.
  package var seed: UInt64 {
    bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
