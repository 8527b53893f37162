import Foundation
import SystemPackage
import Testing

@testable import Storage

/// By what the linker says of a program, it is known again without being read whole.
@Suite struct ELFFileTests {
  private let path = FilePath(FileManager.default.temporaryDirectory.path)
    .appending("coursemark-elf-\(UUID().uuidString)")
  private static let id = (0..<20).map { UInt8($0) }
  private static let hexadecimal = "000102030405060708090a0b0c0d0e0f10111213"

  /// A note, its name and its contents filled up to multiples of four bytes.
  private static func note(_ name: String, type: UInt8, _ contents: [UInt8]) -> [UInt8] {
    let name = Array(name.utf8) + [0]
    func filled(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4) }
    return [UInt8(name.count), 0, 0, 0, UInt8(contents.count), 0, 0, 0, type, 0, 0, 0] + filled(name) + filled(contents)
  }

  /// A file with a segment of notes and nothing else.
  private static func file(_ notes: [UInt8], notesEnd end: Int? = nil) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 64)
    header.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    (header[16], header[32], header[54], header[56]) = (3, 64, 56, 1)
    var segment = [UInt8](repeating: 0, count: 56)
    (segment[0], segment[8], segment[32]) = (4, 120, UInt8(end ?? notes.count))
    return header + segment + notes
  }

  private func buildID(_ bytes: [UInt8]) throws -> String? {
    try Data(bytes).write(to: path.url)
    defer { try? FileManager.default.removeItem(atPath: path.string) }
    let descriptor = try FileDescriptor.open(path, .readOnly)
    defer { try? descriptor.close() }
    return ELFFile(descriptor: descriptor.rawValue)?.buildID
  }

  @Test func theIdOfABuildIsFoundAmongItsNotes() throws {
    let version = Self.note("GNU", type: 1, [0, 0, 0, 0, 3])
    let id = Self.note("GNU", type: 3, Self.id)
    #expect(try buildID(Self.file(id)) == Self.hexadecimal)
    #expect(try buildID(Self.file(version + id)) == Self.hexadecimal)
    #expect(try buildID(Self.file(version + Self.note("stapsdt", type: 3, Self.id))) == nil)
    #expect(try buildID(Self.file(version)) == nil)
  }

  @Test func whatIsCutOffHasNoId() throws {
    let id = Self.note("GNU", type: 3, Self.id)
    #expect(try buildID(Self.file(id, notesEnd: id.count - 1)) == nil)
    #expect(try buildID(Self.file(id, notesEnd: id.count + 1)) == nil)
    #expect(try buildID(Self.file(id, notesEnd: 7)) == nil)
    #expect(try buildID(Array(Self.file(id).prefix(100))) == nil)
    #expect(try buildID(Array("#!/bin/sh\n".utf8)) == nil)
  }

  @Test func aProgramIsKnownByItsIdAndEverythingElseByWhatItHolds() throws {
    func hash(_ bytes: [UInt8]) throws -> String {
      try Data(bytes).write(to: path.url)
      defer { try? FileManager.default.removeItem(atPath: path.string) }
      return ToolIdentity.hash(of: path)
    }
    let id = Self.note("GNU", type: 3, Self.id)
    #expect(try hash(Self.file(id)) == Self.hexadecimal)
    let large = [UInt8](repeating: 7, count: 600_000)
    #expect(try hash(large) == ContentHash(content: large).description)
    #expect(try hash(large + [7]) != hash(large))
    #expect(ToolIdentity.hash(of: path) == "?")
  }
}
