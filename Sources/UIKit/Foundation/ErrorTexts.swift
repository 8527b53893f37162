import Foundation

/// What errors say of themselves. Foundation on Linux has other words than that of Apple's systems, which apps show to their users.
public enum _ErrorTexts {
  public static func description(of error: any Error) -> String {
    if let own = (error as? any LocalizedError)?.errorDescription { return own }
    let object = error as NSError
    if let own = object.userInfo[NSLocalizedDescriptionKey] as? String { return own }
    let text = object.localizedDescription
    if let known = reading(error) { return known }
    // [O] The words of Foundation on Apple's systems.
    return text.replacingOccurrences(of: "could not be completed", with: "couldn’t be completed")
  }

  private static func reading(_ error: any Error) -> String? {
    if let error = error as? DecodingError {
      switch error {
      case .keyNotFound, .valueNotFound: return "The data couldn’t be read because it is missing."
      default: return "The data couldn’t be read because it isn’t in the correct format."
      }
    }
    guard let error = error as? CocoaError else { return nil }
    let name = (error.filePath.map { URL(fileURLWithPath: $0) } ?? error.url)?.lastPathComponent
    switch (error.code, name) {
    case (.fileReadNoSuchFile, let name?): return "The file “\(name)” couldn’t be opened because there is no such file."
    case (.fileReadNoPermission, let name?):
      return "The file “\(name)” couldn’t be opened because you don’t have permission to view it."
    case (.propertyListReadCorrupt, _), (.fileReadCorruptFile, nil):
      return "The data couldn’t be read because it isn’t in the correct format."
    default: return nil
    }
  }
}
