import Foundation
import Sandboxing
import TestSupport
import Testing

/// The script that grades a class on Slurm, with a cluster and a tool that only write down what they are asked for.
@Suite struct SlurmScriptTests {
  private func cluster() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    // A job array whose tasks run at once, one after the other.
    try folder.write(
      """
      #!/bin/bash
      for word in "$@"; do case $word in --array=*) array=${word#--array=} ;; esac; done
      for SLURM_ARRAY_TASK_ID in ${array//,/ }; do export SLURM_ARRAY_TASK_ID; sh "${@: -1}"; done

      """, to: "bin/sbatch")
    try folder.write(
      """
      #!/bin/bash
      command=$1 course=$2
      for word in "$@"; do case $word in json=*) out=${word#json=} ;; esac; done
      if [ "$command" = merge ]; then shift; cat "${@:1:$#-2}" >"$out"; else echo "$course" >"$out"; fi

      """, to: "bin/tool")
    for name in ["sbatch", "tool"] { chmod(folder.path + "/bin/" + name, 0o755) }
    for course in ["monday", "tuesday"] { try folder.write("", to: "\(course)/lesson.md") }
    return folder
  }

  private func grade(_ course: String, in folder: TemporaryFolder, _ more: [String: String] = [:]) async throws
    -> String
  {
    var environment = ProcessInfo.processInfo.environment.merging(more) { $1 }
    environment["COURSEMARK"] = folder.path + "/bin/tool"
    environment["PATH"] = folder.path + "/bin:" + (environment["PATH"] ?? "")
    let ending = try await Supervisor.run(
      Command(
        executable: Repository.root.appending(path: "scripts/class/slurm").path,
        arguments: [course, ".", "2", "reports"], environment: environment, directory: folder.path,
        limits: Limits(wallClock: 600)))
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    return try folder.read("reports/report.json").split(separator: "\n")
      .map { $0.split(separator: "/").last.map(String.init) ?? "" }.joined(separator: " ")
  }

  @Test func reportsOfAnEarlierCallDoNotCount() async throws {
    let folder = try cluster()
    #expect(try await grade("monday", in: folder) == "monday monday")
    #expect(try await grade("tuesday", in: folder) == "tuesday tuesday")
  }

  @Test func aCallThatWasEndedGoesOnWhereItWas() async throws {
    let folder = try cluster()
    try folder.write("kept\n", to: "reports/1.json")
    #expect(try await grade("tuesday", in: folder, ["RESUME": "1"]) == "kept tuesday")
  }
}
