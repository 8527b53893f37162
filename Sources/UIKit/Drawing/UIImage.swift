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

  private let content: Content
  package var name: String { content.name }
  private var file: ImageFile? { content.file }
  private var drawn: CGImage? { content.drawn }
  private var catalogSize: CGSize? { content.catalogSize }
  /// Pixels for a point.
  open var scale: CGFloat { content.scale }
  /// How it is to be shown, which is asked for and has no effect here.
  var manner: Manner { content.manner }
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

  private init(_ content: Content) {
    self.content = content
    super.init()
  }
  public override init() {
    content = Content()
    super.init()
  }
  /// [A] Nothing where the app has catalogues and no picture of that name in them.
  public convenience init?(named name: String) {
    let resources = SharedAppState.current.resources.withLock { $0 }
    let picture = resources.picture(name)
    if resources.hasCatalog, picture == nil { return nil }
    self.init(
      Content(
        name: name, catalogSize: picture?.size, scale: screenScale,
        manner: Manner(renderingMode: picture?.isTemplate == true ? .alwaysTemplate : .automatic)))
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  /// [A] UIImage, init(resource:).
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? UIImage()
    self.init(image.content)
  }
  /// [A] Nothing where the system has no symbol of that name. Which it has is not known here, but all names are of small letters, digits
  /// and dots.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == ".") }) else {
      return nil
    }
    self.init(Content(name: name, scale: screenScale, manner: Manner(isSymbol: true)))
  }
  // [O] UIImage.h marks no initializer as designated, so all of these are.
  /// [A] Fails for what is no picture.
  public init?(data: Data, scale: CGFloat) {
    guard let content = Content(file: data, scale: scale) else { return nil }
    self.content = content
    super.init()
  }
  public init?(data: Data) {
    guard let content = Content(file: data) else { return nil }
    self.content = content
    super.init()
  }
  public init?(contentsOfFile path: String) {
    guard let content = FileManager.default.contents(atPath: path).flatMap({ Content(file: $0) }) else { return nil }
    self.content = content
    super.init()
  }
  public init(cgImage: CGImage) {
    content = Content(drawn: cgImage)
    super.init()
  }
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    content = Content(drawn: cgImage, scale: scale, manner: Manner(orientation: orientation))
    super.init()
  }
  /// The keys are our own: what is read here was written here.
  public required init?(coder: NSCoder) {
    guard let mode = RenderingMode(rawValue: coder.decodeInteger(forKey: "mode")),
      let orientation = Orientation(rawValue: coder.decodeInteger(forKey: "orientation"))
    else { return nil }
    content = Content(
      name: coder.object(of: NSString.self, forKey: "name").map { $0 as String } ?? "",
      file: coder.object(of: NSData.self, forKey: "file").flatMap { ImageFile($0 as Data) },
      catalogSize: coder.containsValue(forKey: "size") ? coder.decodeSize(forKey: "size") : nil,
      scale: coder.decodeDouble(forKey: "scale"),
      manner: Manner(renderingMode: mode, orientation: orientation, isSymbol: coder.decodeBool(forKey: "symbol")))
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
  /// The same picture, shown in another manner.
  func shown(_ change: (inout Manner) -> Void) -> UIImage {
    var content = content
    change(&content.manner)
    return UIImage(content)
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

/// What there is of a picture.
private struct Content {
  var name = ""
  var file: ImageFile?
  var drawn: CGImage?
  /// Of a picture of the app's catalogue, in points.
  var catalogSize: CGSize?
  /// Pixels for a point. [A] Pictures of an asset catalog have the screen's, others 1.
  var scale: CGFloat = 1
  var manner = UIImage.Manner()
}

extension Content {
  /// Nothing where the bytes are of no picture.
  init?(file data: Data, scale: CGFloat = 1) {
    guard let file = ImageFile(data) else { return nil }
    self.init(file: file, scale: scale)
  }
  init(drawn: CGImage, scale: CGFloat = 1, manner: UIImage.Manner = .init()) {
    self.init(name: drawn.name, file: nil, drawn: drawn, scale: scale, manner: manner)
  }
}
