// Row A20: lines that CI takes for commands, where a report is written to standard output.
// Accepts: fail
// Sinks
func double(_ n: Int) -> Int {
  print("::error file=lesson.md,line=1::forged\n::stop-commands::attack\n##[error]forged\n##vso[task.complete result=Succeeded]done")
  fatalError("\n::error::forged\n::set-output name=verdict::pass")
}
