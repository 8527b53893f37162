import Foundation
import Testing

extension StrangersCodeTests {
  /// A file that takes another's place is there afterwards, and a folder is not copied into one that is there.
  @Test func filesAreCopiedAndReplacedAsOnAPhone() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @MainActor public func demo(_ word: String) {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let (old, new) = (folder.appendingPathComponent("old.txt"), folder.appendingPathComponent("new.txt"))
        let (inner, outer) = (folder.appendingPathComponent("a/b"), folder.appendingPathComponent("a"))
        func names() -> [String] { ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }
        do {
          try manager.createDirectory(at: inner, withIntermediateDirectories: true)
          try "old".write(to: old, atomically: true, encoding: .utf8)
          try word.write(to: new, atomically: true, encoding: .utf8)
          print(try manager.replaceItemAt(old, withItemAt: new)?.lastPathComponent ?? "nil", names())
          print(try String(contentsOf: old, encoding: .utf8))
          try "third".write(to: new, atomically: true, encoding: .utf8)
          _ = try manager.replaceItemAt(old, withItemAt: new, backupItemName: "kept.txt", options: .withoutDeletingBackupItem)
          print(names())
          try manager.moveItem(at: old, to: new)
          try manager.copyItem(at: new, to: old)
          try manager.copyItem(atPath: old.path, toPath: inner.appendingPathComponent("in.txt").path)
          print(manager.contentsEqual(atPath: old.path, andPath: inner.appendingPathComponent("in.txt").path))
          let (replaced, by) = (folder.appendingPathComponent("a/b"), folder.appendingPathComponent("by"))
          try manager.createDirectory(at: by.appendingPathComponent("other"), withIntermediateDirectories: true)
          try manager.moveItem(at: inner.appendingPathComponent("in.txt"), to: by.appendingPathComponent("in.txt"))
          _ = try manager.replaceItemAt(replaced, withItemAt: by)
          print(try manager.contentsOfDirectory(atPath: inner.path).sorted())
        } catch { print("unexpected", error) }
        for (source, place) in [(inner, outer), (new, old), (folder.appendingPathComponent("none"), old), (inner, folder.appendingPathComponent("no/b"))] {
          do { try manager.copyItem(at: source, to: place) } catch { print((error as NSError).code) }
        }
        do { _ = try manager.replaceItemAt(old, withItemAt: folder.appendingPathComponent("none")) } catch {
          print((error as NSError).code, manager.fileExists(atPath: old.path))
        }
        do { _ = try manager.replaceItemAt(old, withItemAt: new, backupItemName: "new.txt") } catch {
          print((error as NSError).code, (try? String(contentsOf: old, encoding: .utf8)) ?? "lost")
        }
        print(RunLoop.current.currentMode == .default, RunLoop.main.currentMode != nil)
        try? manager.removeItem(at: folder)
      }
      """
    ).run(["ab"])
    #expect(
      printed == [
        """
        old.txt ["a", "old.txt"]
        ab
        ["a", "kept.txt", "old.txt"]
        true
        ["in.txt", "other"]
        516
        516
        260
        4
        4 true
        516 third
        true true

        """
      ])
  }
}
