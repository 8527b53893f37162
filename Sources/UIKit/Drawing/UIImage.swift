import Foundation

/// A picture by its name, by the bytes of its file, or of what a program has drawn. Nothing is painted and nothing is decoded:
/// an app without catalogues has a picture of each name, 24 points wide and high.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
    @available(*, unavailable) case _other
  }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    @available(*, unavailable) case _other
  }

  package let name: String
  private let file: ImageFile?
  private let drawn: CGImage?
  /// Of a picture of the app's catalogue, in points.
  private let catalogSize: CGSize?
  /// Pixels for a point.
  public let scale: CGFloat
  /// How it is to be shown, which is asked for and has no effect here.
  let manner: Manner
  public var renderingMode: RenderingMode { manner.renderingMode }
  public var imageOrientation: Orientation { manner.orientation }

  /// In points.
  open var size: CGSize {
    if let drawn {
      let size = CGSize(width: CGFloat(drawn.width) / scale, height: CGFloat(drawn.height) / scale)
      // [A] UIImage.size: with the orientation taken into account.
      let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(imageOrientation)
      return isTurned ? CGSize(width: size.height, height: size.width) : size
    }
    if let file { return CGSize(width: file.size.width / scale, height: file.size.height / scale) }
    if let catalogSize { return catalogSize }
    return name.isEmpty ? .zero : CGSize(width: 24, height: 24)
  }

  /// [A] Pictures of an asset catalog have the screen's scale, others are a pixel for a point.
  private init(
    name: String = "", file: ImageFile? = nil, drawn: CGImage? = nil, scale: CGFloat = 1, manner: Manner = Manner(),
    catalogSize: CGSize? = nil
  ) {
    self.catalogSize = catalogSize
    (self.name, self.file, self.drawn) = (name, file, drawn)
    (self.scale, self.manner) = (scale, manner)
    super.init()
  }
  public override convenience init() { self.init(scale: 1) }
  /// [A] Nothing where the app has catalogues and no picture of that name in them.
  public convenience init?(named name: String) {
    let resources = SharedAppState.current.resources.withLock { $0 }
    let picture = resources.picture(name)
    if resources.hasCatalog, picture == nil { return nil }
    self.init(
      name: name, scale: screenScale,
      manner: Manner(renderingMode: picture?.isTemplate == true ? .alwaysTemplate : .automatic),
      catalogSize: picture?.size)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  /// [A] UIImage, init(resource:).
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? UIImage()
    self.init(image, image.manner)
  }
  /// [A] Nothing where the system has no symbol of that name. Which it has is not known here, but all names are of small letters, digits
  /// and dots.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == ".") }) else {
      return nil
    }
    self.init(name: name, scale: screenScale, manner: Manner(isSymbol: true))
  }
  /// [A] Fails for what is no picture.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data) else { return nil }
    self.init(file: file, scale: scale)
  }
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(name: cgImage.name, drawn: cgImage, scale: scale, manner: Manner(orientation: orientation))
  }
  /// The keys are our own: what is read here was written here.
  public required init?(coder: NSCoder) {
    guard let mode = RenderingMode(rawValue: coder.decodeInteger(forKey: "mode")),
      let orientation = Orientation(rawValue: coder.decodeInteger(forKey: "orientation"))
    else { return nil }
    name = coder.object(of: NSString.self, forKey: "name").map { $0 as String } ?? ""
    file = coder.object(of: NSData.self, forKey: "file").flatMap { ImageFile($0 as Data) }
    catalogSize = coder.containsValue(forKey: "size") ? coder.decodeSize(forKey: "size") : nil
    scale = coder.decodeDouble(forKey: "scale")
    manner = Manner(renderingMode: mode, orientation: orientation, isSymbol: coder.decodeBool(forKey: "symbol"))
    drawn = nil
    super.init()
  }
  open func encode(with coder: NSCoder) {
    if drawn != nil { _unsupported("UIImage.encode(with:) of a picture that would have to be painted") }
    coder.encode(name as NSString, forKey: "name")
    if let file { coder.encode(file.data as NSData, forKey: "file") }
    if let catalogSize { coder.encode(catalogSize, forKey: "size") }
    coder.encode(Double(scale), forKey: "scale")
    coder.encode(renderingMode.rawValue, forKey: "mode")
    coder.encode(imageOrientation.rawValue, forKey: "orientation")
    coder.encode(manner.isSymbol, forKey: "symbol")
  }
  open class var supportsSecureCoding: Bool { true }
  private convenience init(_ image: UIImage, _ manner: Manner) {
    self.init(
      name: image.name, file: image.file, drawn: image.drawn, scale: image.scale, manner: manner,
      catalogSize: image.catalogSize)
  }
  /// The same picture, shown in another manner.
  func shown(_ change: (inout Manner) -> Void) -> UIImage {
    var manner = manner
    change(&manner)
    return UIImage(self, manner)
  }

  /// [A] Whether two pictures are of the same data, whichever objects they are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return hasData && name == other.name && file?.data == other.file?.data && drawn === other.drawn
      && manner == other.manner
  }
  open override var hash: Int { hasData ? name.hashValue : super.hash }

  private var hasData: Bool { !name.isEmpty || file != nil || drawn != nil }

  /// The picture in pixels; nothing for one without a size.
  open var cgImage: CGImage? {
    if let drawn { return drawn }
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    guard width > 0, height > 0 else { return nil }
    return CGImage(width: width, height: height, name: name, shapes: [])
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    shown { $0.renderingMode = renderingMode }
  }
  open func withTintColor(_ color: UIColor) -> UIImage { shown { _ in } }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    shown { $0.renderingMode = renderingMode }
  }

  /// The bytes of the file that the picture was made from, when it is of the same format.
  /// - Parameter compressionQuality: From 0 to 1.
  open func jpegData(compressionQuality: CGFloat) -> Data? { data(.jpeg, "UIImage.jpegData(compressionQuality:)") }
  open func pngData() -> Data? { data(.png, "UIImage.pngData()") }

  private func data(_ format: ImageFile.Format, _ what: String) -> Data? {
    guard hasData else { return nil }
    guard let file, file.format == format else { _unsupported("\(what) of a picture that would have to be encoded") }
    return file.data
  }
}
