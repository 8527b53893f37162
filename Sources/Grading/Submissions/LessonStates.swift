package import Scaffolding

/// The states of a lesson's program, under the name by which graders and rules know them.
package typealias LessonStates = Scaffolding.LessonStates
