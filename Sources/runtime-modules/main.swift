import Foundation
import RuntimeModules
import Storage
import Toolchain

// Compiles the runtime's modules into the user's cache, while SwiftPM compiles Coursemark: 'scripts/build' calls it. It is
// no part of an installation.

let work = Task {
  let home = try Home.find()
  let toolchain = try await SwiftToolchain.find(environment: ProcessInfo.processInfo.environment)
  let modules = RuntimeModules(sources: try RuntimeSources(home.sources), toolchain: toolchain) { _ in }
  try await ModulesAhead(cache: home.cache).compile(modules)
}

// An interruption ends the compilers, too.
let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
  signal(number, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
  source.setEventHandler { work.cancel() }
  source.resume()
  return source
}

do {
  try await work.value
} catch {
  if !work.isCancelled { FileHandle.standardError.write(Data("\(error)\n".utf8)) }
  exit(1)
}
