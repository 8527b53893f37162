import Foundation

/// A picture by its name: the module has no asset catalog, so each name is a picture, 24 points wide and high.
open class UIImage: NSObject, @unchecked Sendable {
  package let name: String
  open var size: CGSize { CGSize(width: 24, height: 24) }

  public override init() {
    name = ""
    super.init()
  }
  public init?(named name: String) {
    self.name = name
    super.init()
  }
  public convenience init?(systemName name: String) { self.init(named: name) }
}
