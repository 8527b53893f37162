import Foundation
import Sandboxing
import TestSupport
import Testing

@testable import CourseCommand

/// `coursemark serve` as processes: the program that is found, and a server that is asked for too much.
@Suite struct ServeProcessTests {
  private static let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path

  @Test func theServerIsFoundBesideTheTool() async throws {
    let ending = try await Supervisor.run(
      Command(
        executable: Self.built + "/coursemark", arguments: ["serve", "nowhere", "--port", "0"],
        environment: ProcessInfo.processInfo.environment, directory: Self.built, limits: Limits(wallClock: 600)))
    #expect(ending.status == .exited(2))
    #expect(ending.errorText == "error: There is nothing at 'nowhere'; check the path.\n")
  }

  @Test func aServerThatIsMissingIsNamedWithTheRemedy() throws {
    let folder = try TemporaryFolder()
    let program = SiblingProgram("coursemark-serve", beside: folder.path + "/coursemark")
    #expect {
      try program.replaceThisProcess([])
    } throws: {
      "\($0)" == """
        The program 'coursemark-serve' is not beside 'coursemark', at \(folder.path)/coursemark-serve. 'make install' \
        installs it; in a checkout, build it with 'scripts/build --product coursemark-serve'.
        """
    }
  }

  /// 256 descriptors, 400 clients that send half a request and wait, and one that wants a page.
  @Test func fourHundredHalfRequestsDoNotEndTheServer() async throws {
    let folder = try TemporaryFolder()
    try folder.writeLesson()
    try folder.write(Self.client, to: "client.py")
    let ending = try await Supervisor.run(
      Command(
        executable: "/usr/bin/python3", arguments: ["client.py", Self.built + "/coursemark-serve", "lessons"],
        environment: ProcessInfo.processInfo.environment, directory: folder.path, limits: Limits(wallClock: 600)))
    #expect(ending.outputText == "HTTP/1.1 200 OK\nended with 0\n", "\(ending.errorText)")
  }

  private static let client = """
    import re, resource, signal, socket, subprocess, sys

    def few(): resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(2048, hard), hard))
    server = subprocess.Popen(sys.argv[1:], preexec_fn=few, stdout=subprocess.PIPE, text=True)
    port = int(re.search(r":(\\\\d+)/", server.stdout.readline()).group(1))
    idle = []
    for _ in range(400):
        client = socket.socket()
        client.setblocking(False)
        try: client.connect(("127.0.0.1", port))
        except BlockingIOError: pass
        idle.append(client)
    for client in idle:
        try: client.send(b"GET / HTTP/1.1\\\\r\\\\nHost: 127.")
        except OSError: pass
    wanted = socket.create_connection(("127.0.0.1", port), timeout=300)
    wanted.sendall(b"GET / HTTP/1.1\\\\r\\\\nHost: 127.0.0.1:%d\\\\r\\\\nConnection: close\\\\r\\\\n\\\\r\\\\n" % port)
    print(wanted.makefile("rb").readline().decode().strip())
    for client in idle: client.close()
    server.send_signal(signal.SIGINT)
    print("ended with", server.wait())
    """.replacing("\\\\", with: "\\")
}
