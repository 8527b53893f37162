import Foundation

/// What a text says of its look, as `AttributedString` has it: `text.font`, `text[range].foregroundColor`.
extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let ligature: LigatureAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: _UIKitAttribute {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ParagraphStyleAttribute: _UIKitAttribute {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    public enum ForegroundColorAttribute: _UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: _UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum KernAttribute: _UIKitAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: _UIKitAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum LigatureAttribute: _UIKitAttribute {
      public typealias Value = Int
      public static let name = NSAttributedString.Key.ligature.rawValue
    }
    public enum StrikethroughStyleAttribute: _UIKitAttribute {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum StrikethroughColorAttribute: _UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    public enum UnderlineStyleAttribute: _UIKitAttribute {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum UnderlineColorAttribute: _UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    public enum StrokeColorAttribute: _UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    public enum StrokeWidthAttribute: _UIKitAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    public enum ShadowAttribute: _UIKitAttribute {
      public typealias Value = NSShadow
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
    public enum BaselineOffsetAttribute: _UIKitAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    static let all: [any _UIKitAttribute.Type] = [
      FontAttribute.self, ParagraphStyleAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self,
      KernAttribute.self, TrackingAttribute.self, LigatureAttribute.self, StrikethroughStyleAttribute.self,
      StrikethroughColorAttribute.self, UnderlineStyleAttribute.self, UnderlineColorAttribute.self,
      StrokeColorAttribute.self, StrokeWidthAttribute.self, ShadowAttribute.self, BaselineOffsetAttribute.self,
    ]
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// An attribute of UIKit's.
public protocol _UIKitAttribute: AttributedStringKey where Value: Sendable {}

extension _UIKitAttribute {
  /// What an `NSAttributedString` has of it: the raw value of an underline's style.
  static func object(in container: AttributeContainer) -> Any? {
    let value = container[Self.self]
    return (value as? NSUnderlineStyle).map { $0.rawValue } ?? value
  }

  static func add(_ object: Any, to container: inout AttributeContainer) {
    let number = object as? NSNumber
    let value =
      object as? Value ?? (object as? Int).map(NSUnderlineStyle.init(rawValue:)) as? Value
      ?? number.map { NSUnderlineStyle(rawValue: $0.intValue) } as? Value
      ?? number.map { CGFloat($0.doubleValue) } as? Value
    container[Self.self] = value
  }
}

extension AttributeContainer {
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for key in AttributeScopes.UIKitAttributes.all {
      if let object = dictionary[NSAttributedString.Key(key.name)] { key.add(object, to: &self) }
    }
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }
}

extension NSAttributedString {
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [Key: Any] = [:]
      for key in AttributeScopes.UIKitAttributes.all {
        if let object = key.object(in: run.attributes) { attributes[Key(key.name)] = object }
      }
      if let link = run.attributes.link { attributes[.link] = link }
      text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }

  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(attrStr) }

  public convenience init<Scope: AttributeScope>(_ attrStr: AttributedString, including scope: Scope.Type) throws {
    self.init(attrStr)
  }
}

extension AttributedString {
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      var container = AttributeContainer()
      for key in AttributeScopes.UIKitAttributes.all {
        if let object = attributes[NSAttributedString.Key(key.name)] { key.add(object, to: &container) }
      }
      if let link = attributes[.link] as? URL { container.link = link }
      append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: container))
    }
  }

  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(nsStr) }

  public init<Scope: AttributeScope>(_ nsStr: NSAttributedString, including scope: Scope.Type) throws {
    self.init(nsStr)
  }
}
