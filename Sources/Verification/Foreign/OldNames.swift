internal import Interop

/// Names of Swift and Foundation before Swift 3 that no declaration remembers, and what they are called today.
enum OldNames {
  /// Today's name of what an error says is missing; `nil` when it is not an old name.
  static func today(_ topic: ErrorTopic) -> String? {
    guard let name = topic.missingName else { return nil }
    if topic.kind == .missingName { return globals[name] ?? typeWithoutPrefix(name) }
    return members[name]
  }

  /// What is written in place of an old name, where that is one thing.
  struct Replacement {
    var name: String
    /// `animate(withDuration:)`: the first argument gets a label.
    var label: String?
    /// `default` for `defaultCenter()`.
    var property: String?
  }

  static func replacement(of name: String) -> Replacement? {
    if let type = typeWithoutPrefix(name) { return Replacement(name: type) }
    if ["println", "ErrorType", "UIApplicationLaunchOptionsKey"].contains(name) {
      return globals[name].map { Replacement(name: $0) }
    }
    guard let new = members[name] else { return nil }
    if let match = new.wholeMatch(of: /(\w+)\((\w+):.*\)/) {
      return Replacement(name: String(match.1), label: match.2 == "_" ? nil : String(match.2))
    }
    if new.hasSuffix("()") || new.contains(/\(/) { return Replacement(name: new) }
    return Replacement(name: new, property: new)
  }

  private static let globals = [
    "println": "print", "toString": "String(describing:)", "countElements": "count",
    "unsafeAddressOf": "ObjectIdentifier",
    "dispatch_async": "DispatchQueue.async", "dispatch_after": "DispatchQueue.asyncAfter",
    "dispatch_get_main_queue": "DispatchQueue.main", "dispatch_once": "a static let",
    "dispatch_get_global_queue": "DispatchQueue.global", "ErrorType": "Error", "AnyObject?": "Any?",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
  ]

  private static let members = [
    "animateWithDuration": "animate(withDuration:)", "defaultCenter": "default", "standardUserDefaults": "standard",
    "mainBundle": "main", "sharedApplication": "shared", "mainScreen": "main", "currentDevice": "current",
    "defaultManager": "default", "mainQueue": "main", "sharedSession": "shared", "redColor": "red", "blueColor": "blue",
    "greenColor": "green", "whiteColor": "white", "blackColor": "black", "clearColor": "clear", "grayColor": "gray",
    "lightGrayColor": "lightGray", "systemFontOfSize": "systemFont(ofSize:)",
    "boldSystemFontOfSize": "boldSystemFont(ofSize:)", "stringByAppendingString": "appending(_:)",
    "stringByReplacingOccurrencesOfString": "replacingOccurrences(of:with:)",
    "componentsSeparatedByString": "components(separatedBy:)", "uppercaseString": "uppercased()",
    "lowercaseString": "lowercased()", "dequeueReusableCellWithIdentifier": "dequeueReusableCell(withIdentifier:for:)",
    "presentViewController": "present(_:animated:completion:)",
    "dismissViewControllerAnimated": "dismiss(animated:completion:)",
    "performSegueWithIdentifier": "performSegue(withIdentifier:sender:)",
    "instantiateViewControllerWithIdentifier": "instantiateViewController(withIdentifier:)",
    "addObserver:selector:name:object:": "addObserver(_:selector:name:object:)",
    "characterAtIndex": "character(at:)", "objectForKey": "object(forKey:)", "setObject": "set(_:forKey:)",
    "insertRowsAtIndexPaths": "insertRows(at:with:)", "deleteRowsAtIndexPaths": "deleteRows(at:with:)",
    "reloadRowsAtIndexPaths": "reloadRows(at:with:)",
  ]

  /// `NSDateFormatter` is `DateFormatter`.
  static func typeWithoutPrefix(_ name: String) -> String? {
    guard name.hasPrefix("NS") else { return nil }
    let rest = String(name.dropFirst(2))
    return renamedTypes.contains(rest) ? rest : nil
  }

  /// Types of Foundation whose `NS` went with Swift 3.
  private static let renamedTypes: Set<String> = [
    "NotificationCenter", "UserDefaults", "Bundle", "FileManager", "URLSession", "URLSessionConfiguration",
    "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask", "DateFormatter",
    "NumberFormatter", "DateComponentsFormatter", "DateIntervalFormatter", "ByteCountFormatter", "LengthFormatter",
    "MassFormatter", "EnergyFormatter", "Formatter", "Timer", "Thread", "Operation", "OperationQueue", "BlockOperation",
    "JSONSerialization", "ProcessInfo", "RunLoop", "Scanner", "Stream", "InputStream", "OutputStream", "XMLParser",
    "XMLParserDelegate", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLResponse", "URLCache",
    "CachedURLResponse", "FileHandle", "Pipe", "UndoManager", "Progress", "Port", "Host", "NetService",
  ]
}
