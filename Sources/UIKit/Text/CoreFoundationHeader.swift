/// What Core Foundation reads of an object before it compares it with another, as an attributed string does where two of its stretches meet.
///
/// On Linux each object of Foundation's own begins with such a word, and Core Foundation takes the first bytes of any other object for one. Where they
/// are none, it ends the process. So a class whose objects are values of attributes has it as its **first** stored property. The word
/// says that the object is a dictionary; since its class is another than a dictionary's, Core Foundation takes it for an object of Swift's, and asks `isEqual(_:)`.
struct CoreFoundationHeader: Sendable {
  // swift-corelibs-foundation, CFRuntime.h: the type's number begins at the ninth bit; the eighth says that the object is not on the stack.
  private let word = UInt64(dictionaryType()) << 8 | 0x80
}

@_silgen_name("CFDictionaryGetTypeID")
private func dictionaryType() -> UInt
