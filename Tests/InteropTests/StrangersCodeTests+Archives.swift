import Foundation
import Testing

extension StrangersCodeTests {
  /// An archive that lacks a key, or holds another class, is no reason to end or to have nothing.
  @Test func archivesAreReadAsOnAPhone() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      final class Note: NSObject, NSSecureCoding {
        static var supportsSecureCoding: Bool { true }
        var text = ""
        var picture: UIImage?
        var tags: [String] = []
        init(_ text: String) { self.text = text }
        func encode(with coder: NSCoder) {
          coder.encode(text, forKey: "text")
          coder.encode(["x", "y"], forKey: "tags")
        }
        required init?(coder: NSCoder) {
          text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? "none"
          picture = coder.decodeObject(forKey: "picture") as? UIImage
          tags = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "tags") as? [String] ?? []
        }
      }
      @MainActor public func demo(_ word: String) {
        do {
          let note = try NSKeyedArchiver.archivedData(withRootObject: Note(word), requiringSecureCoding: true)
          let notes = try NSKeyedArchiver.archivedData(withRootObject: [Note("1"), Note("2")], requiringSecureCoding: true)
          let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: note)
          print(read?.text ?? "nil", read?.picture == nil, read?.tags ?? [])
          let all = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, Note.self], from: notes) as? [Note]
          print(all?.map { $0.text } ?? [], try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: Note.self, from: notes)?.count ?? 0)
          print((try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(note) as? Note)?.tags.count ?? 0)
          let words = try NSKeyedArchiver.archivedData(withRootObject: ["a": 1, "b": 2] as NSDictionary, requiringSecureCoding: true)
          print(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSDictionary.self, from: words)?.count ?? 0)
          let named = try NSKeyedUnarchiver.unarchivedDictionary(ofKeyClass: NSString.self, objectClass: NSNumber.self, from: words)
          print(named?["b"] ?? 0)
          print((try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSDate.self, from: notes)) == nil)
          print((try? NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, NSString.self], from: notes)) == nil)
          print((try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(Data([1, 2, 3]))) == nil)
          let unarchiver = try NSKeyedUnarchiver(forReadingFrom: notes)
          unarchiver.requiresSecureCoding = false
          print(unarchiver.decodeObject(of: NSArray.self, forKey: NSKeyedArchiveRootObjectKey)?.count ?? -1)
          print((unarchiver.decodeObject(of: [NSArray.self, Note.self], forKey: NSKeyedArchiveRootObjectKey) as? [Note])?.count ?? -1)
          print((unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [Note])?.count ?? -1)
          _ = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: notes)
        } catch let error as CocoaError { print(error.code == .coderReadCorrupt) } catch { print(error) }
        let numbers = NSMutableArray(array: [3, 1, 2])
        numbers.sort(using: #selector(NSNumber.compare(_:)))
        print(numbers, (["b", "A"] as NSArray).sortedArray(using: #selector(NSString.localizedCaseInsensitiveCompare(_:))), separator: ";")
        let ages: NSDictionary = ["Ann": 30, "Bob": 7]
        print(ages.keysSortedByValue(using: #selector(NSNumber.compare(_:))))
        print(ages.keysSortedByValue { ($1 as! Int) < ($0 as! Int) ? .orderedAscending : .orderedDescending })
        numbers.remove(1, in: NSRange(location: 1, length: 2))
        numbers.remove(2, in: NSRange(location: 1, length: 2))
        print(numbers.count)
      }
      """
    ).run(["ab"])
    let archives = "ab true [\"x\", \"y\"]\n[\"1\", \"2\"] 2\n2\n2\n2\ntrue\ntrue\ntrue\n2\n2\n2\ntrue\n"
    #expect(printed == [archives + "(\n    1,\n    2,\n    3\n);[A, b]\n[Bob, Ann]\n[Ann, Bob]\n2\n"])
  }

  /// What is of a class that was not asked for is an error inside of an object, too.
  @Test func archivesAreReadSecurely() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      final class Owner: NSObject, NSSecureCoding {
        static var supportsSecureCoding: Bool { true }
        override init() {}
        func encode(with coder: NSCoder) {}
        required init?(coder: NSCoder) {}
      }
      final class Pet: NSObject, NSSecureCoding {
        static var supportsSecureCoding: Bool { true }
        nonisolated(unsafe) static var asksForOwner = true
        nonisolated(unsafe) static var asksForText = false
        var owner: Owner?
        override init() {}
        func encode(with coder: NSCoder) { coder.encode(Owner(), forKey: "owner") }
        required init?(coder: NSCoder) {
          if Pet.asksForText { _ = coder.decodeObject(of: NSString.self, forKey: "owner") }
          owner = coder.decodeObject(of: Pet.asksForOwner ? [Owner.self] : [NSString.self], forKey: "owner") as? Owner
        }
      }
      @MainActor public func demo(_ word: String) {
        let pet = try! NSKeyedArchiver.archivedData(withRootObject: Pet(), requiringSecureCoding: true)
        let pets = try! NSKeyedArchiver.archivedData(withRootObject: [Pet(), Pet()], requiringSecureCoding: true)
        let words = try! NSKeyedArchiver.archivedData(withRootObject: ["a"], requiringSecureCoding: true)
        let colour = try! NSKeyedArchiver.archivedData(withRootObject: UIColor.red, requiringSecureCoding: true)
        print((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: colour)) == UIColor.red)
        print((try? NSKeyedUnarchiver.unarchivedObject(ofClass: Pet.self, from: pet))?.owner != nil)
        print((try? NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: Pet.self, from: pets))?.count ?? -1)
        print((try? NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: Pet.self, from: words))?.count ?? -1)
        Pet.asksForText = true
        print((try? NSKeyedUnarchiver.unarchivedObject(ofClass: Pet.self, from: pet)) == nil)
        (Pet.asksForText, Pet.asksForOwner) = (false, false)
        print((try? NSKeyedUnarchiver.unarchivedObject(ofClass: Pet.self, from: pet)) == nil)
        print((try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(pet)) is Pet)
      }
      """
    ).run(["ab"])
    #expect(printed == ["true\ntrue\n2\n-1\ntrue\ntrue\ntrue\n"])
  }

  /// What stands in an extension can't be overridden: a program's own collection keeps Foundation's methods.
  @Test func aCollectionOfOnesOwnMayOverride() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      final class Ages: NSDictionary, @unchecked Sendable {
        override func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool { true }
      }
      @MainActor public func demo(_ word: String) { print(word.count) }
      """
    ).run(["ab"])
    #expect(printed == ["2\n"])
  }
}
