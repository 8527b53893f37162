/// The parts of Foundation that are modules of their own on Linux. They are slow to load, so only a file that has one of their
/// names imports them.
enum FoundationParts {
  static let networking = "FoundationNetworking"

  static func module(of name: String) -> String? {
    if name.hasPrefix("XML") { return xml.contains(name) ? "FoundationXML" : nil }
    if name.hasPrefix("URLSession") || name.hasPrefix("HTTPCookie") { return networking }
    return requests.contains(name) ? networking : nil
  }

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
