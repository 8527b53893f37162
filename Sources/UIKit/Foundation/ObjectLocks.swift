import Foundation

/// Begins what one thread alone does with the object until ``objc_sync_exit(_:)``. A thread may begin it several times.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  SharedAppState.current.objectLocks.enter(obj as AnyObject)
  return 0
}

/// - Returns: 0, or -1 where nothing was begun.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { SharedAppState.current.objectLocks.exit(obj as AnyObject) ? 0 : -1 }

/// A lock for each object that a thread has taken, or waits for.
final class ObjectLocks: Sendable {
  private struct Entry {
    /// Whose lock it is: as long as it is taken, no other object has its address.
    let object: AnyObject
    let lock = NSRecursiveLock()
    var count = 1
  }

  private let entries = LockedValue<[ObjectIdentifier: Entry]>([:])

  func enter(_ object: AnyObject) {
    let lock = entries.withLock { entries in
      if entries[ObjectIdentifier(object)] == nil {
        entries[ObjectIdentifier(object)] = Entry(object: object)
      } else {
        entries[ObjectIdentifier(object)]?.count += 1
      }
      return entries[ObjectIdentifier(object)]?.lock
    }
    lock?.lock()
  }

  /// - Returns: Whether it was taken.
  func exit(_ object: AnyObject) -> Bool {
    // The object is let go of outside of the lock: its `deinit` may take another one.
    let (lock, gone) = entries.withLock { entries -> (NSRecursiveLock?, Entry?) in
      guard let entry = entries[ObjectIdentifier(object)] else { return (nil, nil) }
      if entry.count == 1 { return (entry.lock, entries.removeValue(forKey: ObjectIdentifier(object))) }
      entries[ObjectIdentifier(object)]?.count -= 1
      return (entry.lock, nil)
    }
    lock?.unlock()
    _ = gone
    return lock != nil
  }
}
