/// Runs code of the main actor on the thread that calls, whichever it is.
///
/// Objective-C knows no actors: a message is handled on the thread that sends it, and a queue of Dispatch runs what it is
/// given, also where the Swift declaration says `@MainActor`. This is the one place of the module that drops an isolation.
/// A function type has the same layout with and without a global actor, so the cast changes nothing but the type;
/// `MainActor.assumeIsolated` does the same after its check.
func unisolated<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
