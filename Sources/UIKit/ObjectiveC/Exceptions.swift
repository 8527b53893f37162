import Foundation

/// Ends the app as an uncaught Objective-C exception does, with Apple's words on the standard error stream.
package func _raise(_ name: String, _ reason: String) -> Never {
  fflush(nil)
  FileHandle.standardError.write(
    Data("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n".utf8))
  abort()
}

/// Ends the app with the exception that UIKit raises when an app breaks one of its rules.
package func _raiseInconsistency(_ reason: String) -> Never { _raise("NSInternalInconsistencyException", reason) }

/// Sets what ends the run when the app uses what is not modelled.
/// - Parameter handler: Ends the process. It is called on the thread that asked for what is not modelled.
package func _onUnsupported(_ handler: @escaping @MainActor (_ what: String) -> Never) {
  SharedAppState.current.unsupportedHandler.withLock { $0 = { what in unisolated { handler(what) } } }
}

/// Valid UIKit that this module does not model: the run ends, and the grader says that it was not the learner's fault.
public func _unsupported(_ what: String) -> Never {
  if let handler = SharedAppState.current.unsupportedHandler.withLock({ $0 }) { handler(what) }
  fflush(nil)
  FileHandle.standardError.write(Data("Coursemark does not model \(what)\n".utf8))
  abort()
}
