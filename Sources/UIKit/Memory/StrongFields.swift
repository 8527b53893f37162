/// The stored properties of an object or a structure that hold what they refer to: no weak and no unowned ones, and none of plain numbers.
enum StrongFields {
  /// Whether a class is the app's or UIKit's. Those of Foundation and of the system are not looked into.
  static func areKnown(of type: AnyClass) -> Bool {
    let name = _typeName(type, qualified: true)
    return !["Foundation", "Swift.", "Dispatch.", "Synchronization.", "_"].contains { name.hasPrefix($0) }
  }

  static func isOfSwift(_ type: Any.Type) -> Bool { _typeName(type, qualified: true).hasPrefix("Swift.") }

  /// Its values hold nothing of the app's.
  static func isOfFoundation(_ type: Any.Type) -> Bool { _typeName(type, qualified: true).hasPrefix("Foundation") }

  /// Whether values of the type are bits that refer to nothing.
  static func holdNothing(_ type: Any.Type) -> Bool {
    func isPlain<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    return _openExistential(type, do: isPlain)
  }

  static func forEach(of object: AnyObject, _ body: (_ name: String, _ value: Any) -> Void) {
    forEach(of: Swift.type(of: object), at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()), body)
    withExtendedLifetime(object) {}
  }

  /// - Parameter value: Of a structure.
  static func forEach(ofValue value: Any, _ body: (_ value: Any) -> Void) {
    func look<Value>(into value: Value) {
      withUnsafePointer(to: value) { place in forEach(of: Value.self, at: UnsafeRawPointer(place)) { body($1) } }
    }
    _openExistential(value, do: look)
  }

  private static func forEach(
    of type: Any.Type, at start: UnsafeRawPointer, _ body: (_ name: String, _ value: Any) -> Void
  ) {
    for index in 0..<fieldCount(type) {
      var field = FieldMetadata()
      let fieldType = fieldType(type, index: index, field: &field)
      defer { field.free?(field.name) }
      guard field.isStrong, !holdNothing(fieldType) else { continue }
      let place = start + fieldOffset(type, index: index)
      let name = plain(field.name.map { String(cString: $0) } ?? "", of: type)
      func read<Value>(_: Value.Type) { body(name, place.assumingMemoryBound(to: Value.self).pointee) }
      _openExistential(fieldType, do: read)
    }
  }

  /// What a lazy property `next` stores is called `$__lazy_storage_$_next`; what stands behind a property of UIKit's that is only read, as
  /// `parent`, is `assignedParent`.
  private static func plain(_ name: String, of type: Any.Type) -> String {
    let plain = name.trimmingPrefix("$__lazy_storage_$_")
    let own = plain.trimmingPrefix("assigned")
    guard own.count < plain.count, _typeName(type, qualified: true).hasPrefix("UIKit.") else { return String(plain) }
    return own.prefix(1).lowercased() + own.dropFirst()
  }
}

// What `Mirror` itself calls: the standard library's `ReflectionMirror.swift`.

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(_: Any.Type, index: Int, field: UnsafeMutablePointer<FieldMetadata>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, index: Int) -> Int
