/// The parts of Foundation that are modules of their own on Linux, or that our UIKit has since Foundation on Linux lacks them. Modules are
/// slow to load, so only a file that has one of their names imports them.
enum FoundationParts {
  static let networking = "FoundationNetworking"
  static let xmlReading = "FoundationXML"

  static func module(of name: String) -> String? {
    if keptByUIKit.contains(name) { return "UIKit" }
    if name.hasPrefix("XML") { return xml.contains(name) ? xmlReading : nil }
    if name.hasPrefix("URLSession") || name.hasPrefix("HTTPCookie") { return networking }
    return requests.contains(name) ? networking : nil
  }

  private static let keptByUIKit: Set<String> = [
    "CFAbsoluteTimeGetCurrent", "ListFormatter", "MSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC",
    "NSException", "NSExceptionName", "NSHashTable", "NSInteger", "NSItemProvider", "NSMapTable",
    "NSPointerFunctions", "NSUInteger", "NSUserActivity", "NotificationQueue", "RelativeDateTimeFormatter",
    "USEC_PER_SEC", "UndoManager", "appendFormat", "autoreleasepool", "objc_getAssociatedObject",
    "objc_removeAssociatedObjects", "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit", "sleep",
  ]

  private static let xml: Set<String> = [
    "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD", "XMLDTDNode",
  ]

  private static let requests: Set<String> = [
    "CachedURLResponse", "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
    "URLCache",
    "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
    "URLResponse",
  ]
}
