// Row 77: overwrites the hooks of Swift's concurrency, so that tasks run the learner's code or never.
// Accepts: fail
import Foundation

func double(_ n: Int) -> Int {
  let names = [
    "swift_task_enqueueGlobal_hook", "swift_task_enqueueMainExecutor_hook", "swift_task_enqueueGlobalWithDelay_hook",
    "swift_task_asyncMainDrainQueue_hook", "swift_task_isOnExecutor_hook",
  ]
  typealias Hook = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void
  let own: Hook = { _, _ in _exit(0) }
  for name in names {
    dlsym(nil, name)?.storeBytes(of: unsafeBitCast(own, to: UInt.self), as: UInt.self)
  }
  Task.detached { print("never") }
  usleep(10_000)
  return n + 1
}
