internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Asks for the head of an answer, and hangs up when its body comes: a server that knows no ranges may have gigabytes.
final class HeadRequestDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private typealias HeadContinuation = CheckedContinuation<URLResponse?, any Error>

  /// Who waits for the head of a task's answer, by the task's number.
  private let waiting = Mutex<[Int: HeadContinuation]>([:])

  /// - Parameter session: One whose delegate this is.
  /// - Throws: What `URLSession` throws.
  func response(to request: URLRequest, in session: URLSession) async throws -> URLResponse? {
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { asking in
        waiting.withLock { $0[task.taskIdentifier] = asking }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  private func finish(_ task: URLSessionTask, _ result: Result<URLResponse?, any Error>) {
    waiting.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.resume(with: result)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    finish(dataTask, .success(response))
    completionHandler(.cancel)
    // Foundation on Linux takes no notice of the disposition.
    dataTask.cancel()
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    finish(task, error.map { .failure($0) } ?? .success(task.response))
  }
}
