import Testing
import UIKitNames

@Suite struct RenamedNameTests {
  private static let names = RenamedName.read([
    """
    @available(swift, obsoleted: 4.2, renamed: "UIControl.State")
    public typealias UIControlState = UIControl.State
    @available(swift, obsoleted: 4.2, message: "Use UIImage.pngData() instead")
    public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { nil }
    extension NSNotification.Name {
      @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
      public static var UIKeyboardWillShow: NSNotification.Name { fatalError() }
    }
    extension UIViewController {
      @available(*, unavailable, renamed: "present(_:animated:completion:)")
      public func presentViewController(_ controller: UIViewController) {}
      public func present() {}
    }
    """
  ])

  @Test func oldNamesAreReadWithTheirNewOnes() {
    #expect(
      Self.names.map { "\($0.type ?? "-") \($0.name): \($0.newName ?? $0.advice ?? "")" } == [
        "- UIControlState: UIControl.State", "- UIImagePNGRepresentation(_:): Use UIImage.pngData() instead",
        "NSNotification.Name UIKeyboardWillShow: UIResponder.keyboardWillShowNotification",
        "UIViewController presentViewController(_:): present(_:animated:completion:)",
      ])
  }

  @Test func aModeHasTheNamesOfItsVersion() {
    #expect(["4", "4.2", "5", "6"].map { Self.names[0].isObsolete(in: $0) } == [false, true, true, true])
    #expect(["4", "6"].map { Self.names[3].isObsolete(in: $0) } == [true, true])
  }

  @Test func notificationsHaveTheSpellingOfObjectiveCToo() {
    #expect(Self.names[2].spellings == ["UIKeyboardWillShow", "UIKeyboardWillShowNotification"])
    #expect(Self.names[0].spellings == ["UIControlState"])
  }
}
