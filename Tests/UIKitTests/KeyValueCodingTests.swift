import Foundation
import Testing

@testable import UIKit

/// Properties by their names.
@MainActor
@Suite(.freshApp) struct KeyValueCodingTests {
  @Test(.observed("Code sets the title of a search bar's Cancel button, and finds its field, by keys of no header"))
  func aSearchBarHasItsOldKeys() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.setValue("Done", forKey: "cancelButtonText")
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let titles = bar.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
    #expect(titles == ["Done"])
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.setValue("Find", forKeyPath: "searchField.text")
    #expect(bar.value(forKeyPath: "searchField.text") as? String == "Find")
  }

  private enum Level: Int { case low = 1, mid, high }

  @Test(.documented("NSObject, value(forKey:): a value of an enumeration is the number that stands for it"))
  func anEnumerationIsItsNumber() {
    #expect(_ObjectiveC.object(Level.high) as? Int == 3)
    #expect(_ObjectiveC.property(NSNumber(value: 2), as: Level.self) == .mid)
    #expect(_ObjectiveC.property(NSNumber(value: 9), as: Level.self) == nil)
    #expect(_ObjectiveC.property(NSNumber(value: 2), as: UIView.ContentMode.self) == .scaleAspectFill)
  }

  @Test(.documented("NSDictionary and NSArray, value(forKey:); NSMutableDictionary, setValue(_:forKey:)"))
  func collectionsHaveTheKeysOfTheProgram() {
    let dictionary = NSMutableDictionary()
    dictionary.setValue(1, forKey: "a")
    dictionary.setValue(2, forKey: "b")
    dictionary.setValue(nil, forKey: "a")
    #expect(dictionary.value(forKey: "b") as? Int == 2 && dictionary.value(forKey: "a") == nil)
    let fields = NSArray(array: [UITextField(), UITextField()])
    (fields[1] as? UITextField)?.text = "x"
    #expect(fields.value(forKey: "text") as? [String] == ["", "x"])
  }

  @Test(.documented("Key-Value Coding Programming Guide: properties have names; numbers and rectangles are objects"))
  func ordinaryPropertiesHaveTheirNames() {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 4))
    label.setValue("Hello", forKey: "text")
    label.setValue(UIColor.red, forKey: "textColor")
    label.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
    label.setValue(true, forKey: "hidden")
    label.setValue(0.5, forKey: "alpha")
    label.setValue(3, forKeyPath: "layer.cornerRadius")
    #expect(label.text == "Hello" && label.textColor == .red && label.textAlignment == .center)
    #expect(label.isHidden && label.alpha == 0.5 && label.layer.cornerRadius == 3)
    #expect(label.value(forKey: "text") as? String == "Hello")
    #expect(label.value(forKey: "frame") as? CGRect == label.frame)
    #expect(label.value(forKey: "hidden") as? Bool == true && label.value(forKey: "isHidden") as? Bool == true)
    #expect(label.value(forKey: "alpha") as? CGFloat == 0.5)
    #expect(label.value(forKey: "textAlignment") as? Int == NSTextAlignment.center.rawValue)
    label.setValue(nil, forKey: "backgroundColor")
    #expect(label.backgroundColor == nil)
    label.setValuesForKeys(["text": "Bye", "numberOfLines": 2])
    #expect(label.text == "Bye" && label.numberOfLines == 2)
    let values = label.dictionaryWithValues(forKeys: ["text", "backgroundColor"])
    #expect(values["text"] as? String == "Bye" && values["backgroundColor"] is NSNull)
  }

  @Test(.observed("A property that is a number takes the one that a text begins with"))
  func aTextIsTheNumberOfItsProperty() {
    let label = UILabel()
    label.setValue("8.5", forKeyPath: "layer.cornerRadius")
    label.setValue("2", forKey: "numberOfLines")
    #expect(label.layer.cornerRadius == 8.5 && label.numberOfLines == 2)
  }

  @Test(.documented("NSNumber: its value in each type of number"))
  func aNumberIsOfTheTypeOfItsProperty() {
    let view = UIView()
    view.setValue(2.7, forKey: "tag")
    view.setValue(0.3, forKeyPath: "layer.shadowOpacity")
    #expect(view.tag == 2 && view.layer.shadowOpacity == 0.3)
  }

  private final class Badge: UIView {
    var code = 1
  }

  @Test(.observed("A key that an object does not have is told on the console when a nib is read, and the app goes on"))
  func anAttributeThatIsNotThereChangesNothing() {
    let badge = Badge()
    _ObjectiveC.setAttribute("layer.cornerRadius", of: badge, to: 4, at: "")
    _ObjectiveC.setAttribute("code", of: badge, to: 4, at: "")
    #expect(badge.layer.cornerRadius == 4 && badge.code == 1)
  }

  @Test func anAttributeThatUIKitMayHaveIsNotSupported() async {
    let set = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ObjectiveC.setAttribute("layer.glow", of: UIView(), to: 4, at: " (Main.storyboard, line 12)")
      }
    }
    let words = set.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("the attribute 'glow' of CALayer (Main.storyboard, line 12)"), "\(words)")
  }

  @Test func aValueThatTheKeyCannotTakeIsNotSupported() async {
    let set = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { UILabel().setValue("red", forKey: "textColor") }
    }
    #expect(
      standardError(set)
        == "Coursemark does not model setValue(_:forKey:) with a value of the type String for the key 'textColor' of UILabel\n"
    )
  }

  private final class Model: NSObject {}
  private class Field: UITextField { var note = "" }
  private final class Small: Field {}

  @Test func aKeyThatMayBeUIKitsIsNotSupported() async {
    let set = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { UILabel().setValue(1, forKey: "foo") }
    }
    #expect(standardError(set) == "Coursemark does not model setValue(_:forKey:) with the key 'foo' of UILabel\n")
    let read = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Small().value(forKeyPath: "placeholderLabel.textColor") }
    }
    #expect(
      standardError(read) == "Coursemark does not model value(forKey:) with the key 'placeholderLabel' of UITextField\n"
    )
  }

  @Test(.documented("NSObject, setValue(_:forUndefinedKey:)")) func aKeyThatIsNoneEndsTheAppInApplesWords() async {
    let plain = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { Model().setValue("a", forKey: "nothing") }
    }
    #expect(standardError(plain).hasSuffix("this class is not key value coding-compliant for the key nothing.'\n"))
    // What Objective-C would not see of a class of the program's own.
    let hidden = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Small().value(forKey: "note") }
    }
    #expect(standardError(hidden).hasSuffix("this class is not key value coding-compliant for the key note.'\n"))
  }
}
