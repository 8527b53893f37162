public import AppProtocol

// Lessons import `Examiner` alone, which has types of its own by the names of some of `AppProtocol`'s. What a model needs of those,
// it has by these names.

/// How the phone is held: `.portrait`, `.portraitUpsideDown`, `.landscapeLeft` or `.landscapeRight`.
public typealias Orientation = AppProtocol.Orientation
/// What a person types with: `.withSuggestions` (as at launch), `.withoutSuggestions` or `.hardware`.
public typealias KeyboardChoice = AppProtocol.KeyboardChoice
/// How an element came to another place: `.jump` or `.glide(seconds: 0.25, curve: 7)`.
public typealias Movement = AppProtocol.Movement
