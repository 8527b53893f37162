import Foundation

// How this works: Swift's metadata say of each class which stored properties it has, where they are, and whether they hold what they refer
// to. Arrays and the like are looked into with `Mirror`. Of a closure nothing is known but where it keeps what it has captured;
// there the addresses of the objects that are looked for are searched for.

/// The objects that can be reached over strong references, as far as these can be seen.
@MainActor
struct ObjectGraph {
  /// By the address: what is looked for.
  private let wanted: [UInt: UIResponder]
  private var reached: Set<UInt> = []
  /// By the address of what is looked for: the property or the closure that refers to it, and the class that has that.
  private var references: [UInt: String] = [:]
  private var waiting: [AnyObject] = []
  private var steps = 0
  /// Whether the app holds more than is looked at; then nothing can be said of what was not reached.
  private(set) var isCut = false

  private static let mostSteps = 200_000

  init(from roots: [Any], lookingFor objects: [UIResponder]) {
    wanted = Dictionary(objects.map { (Self.address(of: $0), $0) }) { first, _ in first }
    for root in roots { visit(root, as: nil) }
    // Where the way begins is reached only when a way leads back to it.
    for object in waiting { reached.remove(Self.address(of: object)) }
    var index = 0
    while index < waiting.count, !isCut {
      look(into: waiting[index])
      index += 1
    }
  }

  func contains(_ object: AnyObject) -> Bool { reached.contains(Self.address(of: object)) }

  /// `the property 'delegate' of NewTaskCell`; `nil` when nothing that was seen refers to it.
  func reference(to object: AnyObject) -> String? { references[Self.address(of: object)] }

  /// `YourApp.NewTaskCell` is `NewTaskCell`.
  static func name(of object: AnyObject) -> String { _typeName(type(of: object), qualified: false) }

  private static func address(of object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  private mutating func look(into object: AnyObject) {
    let owner = Self.name(of: object)
    StrongFields.forEach(of: object) { name, value in visit(value, as: "'\(name)' of \(owner)") }
  }

  /// - Parameter place: `'delegate' of NewTaskCell`; `nil` for a root.
  private mutating func visit(_ value: Any, as place: String?) {
    steps += 1
    if steps > Self.mostSteps { isCut = true }
    guard !isCut else { return }
    let type = type(of: value)
    if type is AnyClass {
      reach(value as AnyObject, by: place.map { "the property \($0)" })
    } else if Self.isFunction(type) {
      for word in CapturedWords.words(ofClosure: value) {
        if let object = wanted[word] { reach(object, by: place.map { "the closure \($0)" }) }
      }
    } else if StrongFields.holdNothing(type) || value is String || StrongFields.isOfFoundation(type) {
      return
    } else if value is any CustomReflectable, !StrongFields.isOfSwift(type) {
      // To ask for its mirror would run code of the app's.
      isCut = true
    } else {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .struct {
        StrongFields.forEach(ofValue: value) { visit($0, as: place) }
      } else {
        for child in mirror.children { visit(child.value, as: place) }
      }
    }
  }

  private mutating func reach(_ object: AnyObject, by reference: String?) {
    let address = Self.address(of: object)
    if let reference, wanted[address] != nil, references[address] == nil { references[address] = reference }
    // What these hold is looked at for itself: a timer that runs is no reason to keep something, nor is a block that hears of notifications.
    guard reached.insert(address).inserted, !(object is VirtualClock), !Self.isDefaultCentre(object) else { return }
    if StrongFields.areKnown(of: Swift.type(of: object)) { waiting.append(object) }
  }

  private static func isDefaultCentre(_ object: AnyObject) -> Bool {
    object === SharedAppState.current.notificationCenter
  }

  private static func isFunction(_ type: Any.Type) -> Bool {
    // The kind is the first word of a type's metadata; 0x302 is a function's in Swift's ABI (`MetadataKind.def`).
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x302
  }
}
