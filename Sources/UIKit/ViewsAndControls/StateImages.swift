/// Pictures of a control's parts by its state, which are read back and not seen.
struct StateImages {
  private var images: [String: UIImage] = [:]

  /// - Parameter part: What it is a picture of, and where that matters of what else.
  subscript(_ part: String, _ state: UIControl.State) -> UIImage? {
    get { images["\(part) \(state.rawValue)"] }
    set { images["\(part) \(state.rawValue)"] = newValue }
  }

  /// For the state, or else the normal one.
  func current(_ part: String, _ state: UIControl.State) -> UIImage? { self[part, state] ?? self[part, .normal] }
}
