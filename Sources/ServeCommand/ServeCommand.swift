package import ArgumentParser
internal import CourseCommand
internal import CourseModel
internal import Foundation
internal import PageRendering
internal import SiteBuilding
internal import SiteServer
internal import Storage
internal import SystemPackage

/// `coursemark serve`, a program of its own: `coursemark-serve`.
package struct ServeCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "coursemark serve",
    abstract: ServeProgram.abstract,
    discussion: """
      Serves the pages that 'coursemark build' would make. When a file of the course changes, its pages are made again and a
      page that is open in a browser renews itself; it keeps its place and what is open. A mistake is shown in the page and
      here, and the page stays as it was until the mistake is mended. 'Try it' at a step starts its app, to be used in the page,
      beside it the app of its solution; 'Write the code' opens its files, and grades what you make of them: a step that has
      checks is ticked when they pass.

      Only this machine can see the pages, unless '--host' names an address that others reach, in a classroom for example.
      These can read; to use apps and to have code graded takes the second address that is then printed, with a token that
      is another one each time. Requests that call the server by another name or port are refused. Ctrl-C ends.

      Examples:
        coursemark serve lessons
        coursemark serve lessons/01-task-list --port 8080
        coursemark serve lessons --host 192.168.1.20 --no-solutions
      """)

  @Argument(help: "A course, or a lesson's folder.")
  var path: String

  @Option(
    help: ArgumentHelp(
      "The port; if it is left out, one that stays the course's as long as it is free.", valueName: "n"))
  var port = 0

  @Option(help: ArgumentHelp("The address to serve on, instead of this machine alone.", valueName: "address"))
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "A folder that 'coursemark start' made: pages of its lesson save work to it, and read it from there. Left out, PATH if that is one.",
      valueName: "folder"))
  var work: String?

  @Flag(help: "Leave solutions out, as 'build --no-solutions' does.")
  var noSolutions = false

  @OptionGroup var reading: OutputOptions

  package init() {}

  package func validate() throws {
    if !(0...65535).contains(port) {
      throw ValidationError("'--port \(port)' can't be; give a number from 1 to 65535.")
    }
  }

  package func run() async throws {
    try CourseFinder.requireThere(path)
    let started = try StartedFolder(at: path)
    let course = started?.lessonPath ?? path
    let own = try work.map { work in
      guard let folder = try StartedFolder(at: work) else {
        throw UsageError("'--work \(work)' is no folder that 'coursemark start' made; make one with it.")
      }
      return folder
    }
    if let own, !FilePath(own.lessonPath).resolved.starts(with: FilePath(course).resolved) {
      throw UsageError("'--work \(own.path)' is work on \(own.lessonPath), which is no lesson of \(course).")
    }
    var options = SiteOptions(showsSolutions: !noSolutions)
    options.isServed = true
    let watch = SiteWatch(path: course, options: options, home: try Home.find(), noColour: reading.noColour)
    // What lies on this machine is for nobody else to read and to write.
    if own != nil, !isForThisMachine {
      throw UsageError("'--work' is for who works on this machine alone; leave it or '--host' out.")
    }
    let folder = isForThisMachine ? (own ?? started).map(WorkFolder.init) : nil
    try await Interruption.cancelling { try await serve(watch, folder) }
  }

  private func serve(_ watch: SiteWatch, _ work: WorkFolder?) async throws {
    var (watch, site) = (watch, LiveSite())
    try await watch.start(&site)
    let lessons = ServedLessons(path: watch.path)
    let limits = isForThisMachine ? ReaderLimits.oneReader : .classroom
    let stage = AppStage(lessons, showsSolutions: !noSolutions, drawer: watch.pictureDrawer, limits: limits)
    let bench = Workbench(
      lessons, showsSolutions: !noSolutions, drawer: watch.pictureDrawer, work: work, limits: limits,
      language: watch.language)
    site.apps = UsableApps(hasSolutions: !noSolutions)
    let token = isForThisMachine ? nil : AccessToken()
    site.token = token
    let services = [
      PageService("app") { question, client in
        await AppStage.Question.answered(question) { await stage.answer($0, to: client) }
      },
      PageService("bench") { question, client in
        await Workbench.Question.answered(question) { await bench.answer($0, to: client) }
      },
    ]
    let result: Result<Void, any Error>
    do {
      let server = SiteServer(host: host, port: port == 0 ? usualPort : port, site: site, services: services)
      result = .success(
        try await withTaskCancellationHandler {
          try await serve(server, watch, token)
        } onCancel: {
          // Pages that wait for an answer get one, and the server can end.
          Task {
            await stage.close()
            await bench.close()
          }
        })
    } catch {
      result = .failure(error)
    }
    await stage.close()
    await bench.close()
    await watch.pictures.close()
    try result.get()
  }

  /// What a reader has done is kept by the browser for an address, port included: without '--port' a course has the same one each time, unless it is
  /// taken. 0 for one that is free.
  private var usualPort: Int {
    let place = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    let hash = place.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let port = 49_152 + Int(hash % 16_000)
    return isForThisMachine && SiteServer.isFree(port: port) ? port : 0
  }

  /// Whether nobody but this machine's users can reach the server.
  private var isForThisMachine: Bool { ["127.0.0.1", "::1", "localhost"].contains(host) }

  private func serve(_ server: SiteServer, _ renewing: SiteWatch, _ token: AccessToken?) async throws {
    try await withThrowingTaskGroup { group in
      group.addTask { try await server.run { announce($0, token) } }
      group.addTask {
        var watch = renewing
        try await watch.run(server)
      }
      defer { group.cancelAll() }
      // Whichever ends first ends both: the server because it can't have its port, the watch because it was interrupted.
      do {
        try await group.next()
      } catch let problem as SiteServer.Problem {
        throw UsageError(problem.description)
      } catch is CancellationError {}
    }
  }

  private func announce(_ port: Int, _ token: AccessToken?) {
    let address = SiteServer.address(host: host, port: port)
    Console.write(address + "\n")
    if let token {
      Console.note(
        """
        Everybody who reaches this machine on port \(port) can read the pages\(noSolutions ? "" : ", solutions too").
        To use apps and have code graded, open: \(address)?\(token.query)
        """)
    }
    Console.note("Watching \(path); Ctrl-C ends.")
  }
}
