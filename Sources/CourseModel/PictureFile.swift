/// Files that pages show as pictures, told by the ends of their names.
package enum PictureFile {
  package static let types = ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg"]

  package static func isOne(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    return types.contains(path[path.index(after: dot)...].lowercased())
  }
}
