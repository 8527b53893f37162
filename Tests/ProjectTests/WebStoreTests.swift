import Foundation
import Sandboxing
import SharedStore
import Storage
import TestSupport
import Testing

/// The store on a web server: Debian's nginx on the loopback.
@Suite(
  .serialized,
  .enabled(if: Nginx.isThere, "nginx is not installed ('apt-get install nginx'), so no store on a web server is tried.")
)
struct WebStoreTests {
  @Test func whatOneGraderKeepsAnotherFinds() async throws {
    let server = try await Nginx()
    let secret = [UInt8](repeating: 3, count: 32)
    let identity = ContentHash(["a"])
    let store = SealedStore(try StoreAddress(server.address).store, secret: secret)
    #expect(await store.value(for: identity) == nil)
    await store.keep("passed", for: identity)
    #expect(await SealedStore(try StoreAddress(server.address).store, secret: secret).value(for: identity) == "passed")
  }

  @Test func aClassIsGradedOnceForAllMachines() async throws {
    let server = try await Nginx()
    let folder = try TemporaryFolder()
    try folder.write(SevenLesson.text, to: "lesson/lesson.md")
    try folder.write(SevenLesson.right, to: "lesson/submissions/ada/Numbers.swift")
    let grade = ["grade", "lesson", "--store", server.address, "--format", "json=report.json"]
    let first = try await ToolProcess.run(grade, in: folder.path)
    #expect(first.status == .exited(0), "\(first.errorText)")
    let again = try await ToolProcess.run(grade, in: folder.path)
    #expect(again.status == .exited(0))
    #expect(again.errorText.contains("is known from before") && !again.errorText.contains("Compiling lesson/"))
  }

  @Test func aServerThatIsAwayIsToldAndGradingGoesOn() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SevenLesson.text, to: "lesson/lesson.md")
    try folder.write(SevenLesson.right, to: "lesson/submissions/ada/Numbers.swift")
    let ending = try await ToolProcess.run(
      ["grade", "lesson", "--store", "http://127.0.0.1:9/store", "--format", "summary"], in: folder.path)
    #expect(ending.status == .exited(0))
    #expect(ending.errorText.contains("The store http://127.0.0.1:9/store can't be used"), "\(ending.errorText)")
  }
}

/// A server with `dav_methods PUT` on a free port; it ends with this object.
private final class Nginx {
  private static let program = "/usr/sbin/nginx"
  static let isThere = FileManager.default.isExecutableFile(atPath: program)

  let address: String
  private let folder: TemporaryFolder
  private let process = Process()

  init() async throws {
    folder = try TemporaryFolder()
    let port = Int.random(in: 20_000..<32_000)
    address = "http://127.0.0.1:\(port)/store"
    let user = geteuid() == 0 ? "user root;" : ""
    try folder.write(
      """
      \(user)
      daemon off; pid \(folder.path)/pid; error_log stderr error; worker_processes 1;
      events {}
      http {
        access_log off;
        client_body_temp_path \(folder.path)/body; proxy_temp_path \(folder.path)/p; fastcgi_temp_path \(folder.path)/f;
        uwsgi_temp_path \(folder.path)/u; scgi_temp_path \(folder.path)/s;
        server {
          listen 127.0.0.1:\(port);
          location /store/ { root \(folder.path); dav_methods PUT; create_full_put_path on; client_max_body_size 16m; }
        }
      }
      """, to: "nginx.conf")
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["-c", folder.path + "/nginx.conf", "-e", "stderr"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It answers as soon as it listens.
    for _ in 0..<4000 {
      do {
        _ = try await StoreAddress(address).store.read(ContentHash(["?"]))
        break
      } catch { try await Task.sleep(for: .milliseconds(25)) }
    }
    try #require(process.isRunning)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}
