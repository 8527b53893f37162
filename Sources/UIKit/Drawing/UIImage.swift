import Foundation

/// A picture by its name, or by the bytes of its file. Nothing is drawn and nothing is decoded: the module has no asset
/// catalog, so each name is a picture, 24 points wide and high.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  package let name: String
  private let file: ImageFile?
  /// Pixels for a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  open var imageOrientation: Orientation { .up }

  /// In points.
  open var size: CGSize {
    if let file { return CGSize(width: file.size.width / scale, height: file.size.height / scale) }
    return name.isEmpty ? .zero : CGSize(width: 24, height: 24)
  }

  public override init() {
    name = ""
    file = nil
    scale = 1
    renderingMode = .automatic
    super.init()
  }
  public init?(named name: String) {
    self.name = name
    file = nil
    scale = 2
    renderingMode = .automatic
    super.init()
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  /// [A] Nothing where the system has no symbol of that name. Which it has is not known here, but each has a name.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
    file = nil
    scale = 2
    renderingMode = .automatic
    super.init()
  }
  /// [A] Fails for what is no picture.
  public init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data) else { return nil }
    name = ""
    self.file = file
    self.scale = scale
    renderingMode = .automatic
    super.init()
  }
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  private init(_ image: UIImage, _ mode: RenderingMode) {
    name = image.name
    file = image.file
    scale = image.scale
    renderingMode = mode
    super.init()
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { UIImage(self, renderingMode) }
  open func withTintColor(_ color: UIColor) -> UIImage { UIImage(self, renderingMode) }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { UIImage(self, renderingMode) }

  /// The bytes of the file that the picture was made from, when it is of the same format.
  /// - Parameter compressionQuality: From 0 to 1.
  open func jpegData(compressionQuality: CGFloat) -> Data? { data(.jpeg, "UIImage.jpegData(compressionQuality:)") }
  open func pngData() -> Data? { data(.png, "UIImage.pngData()") }

  private func data(_ format: ImageFile.Format, _ what: String) -> Data? {
    if name.isEmpty, file == nil { return nil }
    guard let file, file.format == format else { _unsupported("\(what) of a picture that would have to be encoded") }
    return file.data
  }
}
