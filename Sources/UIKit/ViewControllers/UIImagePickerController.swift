import Foundation

/// Lets a person choose a picture. The module has no pictures: the controller comes up empty, and goes when it is dismissed.
@MainActor
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
    @available(*, unavailable) case _other
  }
  public enum CameraDevice: Int, Sendable {
    case rear, front
    @available(*, unavailable) case _other
  }
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
    @available(*, unavailable) case _other
  }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// As on a simulator, there is no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

  /// [O] Ends the app when the source is not to be had.
  open var sourceType: SourceType = .photoLibrary {
    didSet {
      if !Self.isSourceTypeAvailable(sourceType) {
        _raise("NSInvalidArgumentException", "Source type \(sourceType.rawValue) not available")
      }
    }
  }
  open var mediaTypes = ["public.image"]  // Stored only.
  open var allowsEditing = false  // Stored only.
  open var showsCameraControls = true  // Stored only.
  open var cameraDevice: CameraDevice = .rear  // Stored only.
  open var cameraOverlayView: UIView?  // Stored only.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
    @available(*, unavailable) case _other
  }
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    @available(*, unavailable) case _other
  }
  open var cameraFlashMode = CameraFlashMode.auto  // Stored only.
  open var cameraCaptureMode = CameraCaptureMode.photo  // Stored only.
  open var cameraViewTransform = CGAffineTransform.identity  // Stored only.
  open var videoQuality = QualityType.typeMedium  // Stored only.
  /// In seconds.
  open var videoMaximumDuration: TimeInterval = 600  // Stored only.
  open func takePicture() {}  // Does nothing.
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}  // Does nothing.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
}

/// Told of the choice.
@MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  // Never called; visible.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)  // Never called; visible.
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
