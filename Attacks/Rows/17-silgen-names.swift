// Row 17: binds C and private symbols that it was never given.
// Accepts: fail, compile-error
@_silgen_name("exit") func endProcess(_ status: Int32) -> Never
@_silgen_name("close") func closeDescriptor(_ number: Int32) -> Int32

func double(_ n: Int) -> Int {
  for number in Int32(3)..<300 { _ = closeDescriptor(number) }
  endProcess(0)
}
