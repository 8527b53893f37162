import Testing

extension StrangersCodeTests {
  /// The two methods of a text storage that its subclasses have to override are overloaded by others of the same name.
  @Test(arguments: ["5", "6"]) func aTextStorageKeepsItsTextElsewhere(mode: String) async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      final class Highlighter: NSTextStorage {
        private let backing = NSMutableAttributedString()
        override var string: String { backing.string }
        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
          backing.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
          beginEditing()
          backing.replaceCharacters(in: range, with: str)
          edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
          endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
          beginEditing()
          backing.setAttributes(attrs, range: range)
          edited(.editedAttributes, range: range, changeInLength: 0)
          endEditing()
        }
        override func processEditing() {
          let whole = NSRange(location: 0, length: backing.length)
          backing.removeAttribute(.foregroundColor, range: whole)
          for (index, character) in backing.string.utf16.enumerated() where character == 35 {
            backing.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
          }
          super.processEditing()
        }
      }
      @MainActor public func demo(_ word: String) {
        let (storage, manager) = (Highlighter(), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        view.insertText("a #\\(word)")
        let red = (0..<storage.length).map { storage.attribute(.foregroundColor, at: $0, effectiveRange: nil) != nil }
        print(view.text!, red)
      }
      """, mode: mode
    ).run(["b"])
    #expect(printed == ["a #b [false, false, true, false]\n"])
  }

  /// On Apple's systems the parameters of these functions may be `nil`, by their types.
  @Test func functionsOfCsTakeOptionalTexts() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @MainActor public func demo(_ word: String) {
        let char = word.cString(using: .utf8)
        let certain = word.cString(using: .utf8)!
        print(strcmp(char, "\\\\b") == -92, strcmp(certain, "b"), strncmp(char, "bc", 1), strlen(char), strlen("abc"), atoi("12"))
      }
      """
    ).run(["b"])
    #expect(printed == ["false 0 0 1 3 12\n"])
  }

  /// An accent behind its letter is the same text for Swift, and another one for `NSString`.
  @Test func textsOfObjectiveCAreComparedLiterally() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @MainActor public func demo(_ word: String) {
        let name = "caf\\u{E9}" as NSString
        print(name.isEqual(to: "cafe\\u{301}"), name.isEqual(to: "caf\\u{E9}"), name as String == "cafe\\u{301}")
        print(NSMutableString(string: word).isEqual(to: "b"), UIView().isEqual(nil))
      }
      """
    ).run(["b"])
    #expect(printed == ["false true true\ntrue false\n"])
  }

  /// A key command has an action that may be `nil`, by its type; other commands always have one.
  @Test(arguments: ["5", "6"]) func actionsOfKeyCommandsAreOptional(mode: String) async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      final class Keys: UIViewController {
        lazy var command = UIKeyCommand(input: "f", modifierFlags: .command, action: #selector(find))
        @objc func find() {}
        override func validate(_ command: UICommand) { let action: Selector = command.action; print(action) }
        func tell() {
          if let action = command.action { print(NSStringFromSelector(action)) }
          print(command.action! == #selector(find), command.action == #selector(find))
          validate(command)
        }
      }
      @MainActor public func demo(_ word: String) { Keys().tell() }
      """, mode: mode
    ).run(["b"])
    #expect(printed == ["find\ntrue true\nfind\n"])
  }

  /// A function of Apple's systems, and what fields have of the protocols of text.
  @Test func fieldsKeepWhatTextInputsHave() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @MainActor public func demo(_ word: String) {
        print(pthread_main_np() != 0, pthread_main_np())
        let (field, view) = (UITextField(), UITextView())
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
        view.passwordRules = UITextInputPasswordRules(descriptor: word)
        print(field.passwordRules?.passwordRulesDescriptor ?? "nil", view.passwordRules?.passwordRulesDescriptor ?? "nil")
        let start = field.beginningOfDocument
        let whole = field.textRange(from: start, to: field.endOfDocument)!
        print(field.baseWritingDirection(for: start, in: .forward) == .leftToRight)
        field.setBaseWritingDirection(.rightToLeft, for: whole)
        print(field.baseWritingDirection(for: start, in: .forward) == .rightToLeft)
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        print(field.text!, field.markedTextRange == nil)
      }
      """
    ).run(["b"])
    #expect(printed == ["true 1\nminlength: 8; b\ntrue\ntrue\nni true\n"])
  }

  /// Names of Swift 4.
  @Test func theNotificationsOfTextViewsHaveTheirOldNames() async throws {
    let messages = try await LearnersProgram(
      "import UIKit\nlet names: [NSNotification.Name] = [.UITextViewTextDidChange, .UITextViewTextDidBeginEditing, .UITextViewTextDidEndEditing]\n",
      mode: "4"
    ).messages()
    #expect(messages == [])
  }

  /// `NSCopying?` and `(any NSCopying)?` are one type.
  @Test func anOptionalProtocolIsTheSameTypeWithAnyAndWithout() async throws {
    let source = """
      import UIKit
      final class Listener: NSObject, UICollisionBehaviorDelegate {
        func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint) {
          print("hit", identifier.map { "\\($0)" } ?? "nothing")
        }
      }
      @MainActor public func demo(_ word: String) {
        let listener = Listener()
        let collisions = UICollisionBehavior()
        collisions.collisionDelegate = listener
        collisions.collisionDelegate?.collisionBehavior?(collisions, beganContactFor: UIView(), withBoundaryIdentifier: "floor" as NSString, at: .zero)
        print(UIGravityBehavior().items.count, UIDynamicItemBehavior().items.count, collisions.items.count)
      }
      """
    let program = LearnersProgram(source, mode: "5")
    #expect(try await program.messages() == [])
    #expect(try await program.run(["b"]) == ["hit floor\n0 0 0\n"])
  }

  /// Their delegates are of their own types; a chain goes on behind an optional requirement, also of one's own protocol.
  @Test func tablesAndCollectionsHaveDelegatesOfTheirOwnTypesAndChainsGoOn() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @objc protocol Counting: AnyObject {
        @objc optional func count() -> Int
        @objc optional func names() -> [String]
        @objc optional func put(_ number: Int, in text: @escaping (Int) -> String) -> String
      }
      final class Other: NSObject, Counting {
        func put(_ number: Int, in text: @escaping (Int) -> String) -> String { "put " + text(number) }
      }
      final class One: NSObject, Counting {
        func count() -> Int { 1 }
        func names() -> [String] { ["a", "b"] }
      }
      final class Teller: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextFieldDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("row", indexPath.row) }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { print("item", indexPath.item) }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
      }
      @MainActor public func demo(_ word: String) {
        let teller = Teller()
        let (table, field) = (UITableView(), UITextField())
        let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        table.delegate = teller
        items.delegate = teller
        field.delegate = teller
        let path = IndexPath(row: 2, section: 0)
        table.delegate?.tableView?(table, didSelectRowAt: path)
        items.delegate?.collectionView?(items, didSelectItemAt: path)
        let kept: UITableViewDelegate? = table.delegate
        let scroll: UIScrollView = table
        print(kept === teller, scroll.delegate === teller)
        print(field.delegate?.textFieldShouldClear?(field).description ?? "nil")
        let (one, none): (Counting?, Counting?) = (One(), nil)
        print(one?.count?().advanced(by: 1) ?? 0, none?.count?().advanced(by: 1) ?? 0, one?.names?()[1] ?? "-")
        let other: Counting = Other()
        if let names = one?.names { print(names().count, other.names == nil, one?.count != nil) }
        guard let put = other.put else { return }
        print(put(3, { "\\($0)" }))
      }
      """
    ).run(["b"])
    #expect(printed == ["row 2\nitem 2\ntrue true\nfalse\n2 0 b\n2 true true\nput 3\n"])
  }
}
