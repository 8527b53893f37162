internal import ArgumentParser

/// `coursemark`
struct Coursemark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coursemark",
    abstract: "Marks courses about iOS text input that are written in markdown: no Mac needed.",
    discussion: """
      Examples:
        Grade the sample submissions of a lesson:
          coursemark grade lessons/01-task-list
        Grade one learner's folder:
          coursemark grade lessons/01-task-list --submission work/ada
        Begin a lesson in the folder 'mine', and ask for a hint:
          coursemark start lessons/01-task-list mine
          coursemark hint mine --step trim
        Be graded whenever you save, one step after the other:
          coursemark watch mine
        See event by event what a check does, and where an app parts from the model:
          coursemark replay lessons/01-task-list model --submission work/ada
        Say whose verdicts differ between two reports, after a lesson was changed for instance:
          coursemark compare before.json after.json
        Make a folder with which Gradescope grades a lesson, or Classroom 50, or GitHub Classroom:
          coursemark package lessons/01-task-list --for gradescope --output autograder
        Begin to write a course:
          coursemark new course my-course
        See what a check can ask for on a step's screen:
          coursemark look lessons/01-task-list trim --solution
        Prove that a course is true, and make its web pages:
          coursemark verify lessons
          coursemark build lessons -o site
        See the pages in a browser while writing:
          coursemark serve lessons
        Say what a rule is about:
          coursemark explain unknown-role
        Run a UIKit app without a lesson, and use it at random for half a minute:
          coursemark run MyApp --monkey 30
        Show what of UIKit there is:
          coursemark uikit UITextField
        Say how well this host contains submissions:
          coursemark doctor

      Exit codes; of several, the highest wins:
        0  all passed
        1  something of the learner's did not pass
        2  the lesson or the command line is wrong
        3  something could not be decided
      """,
    version: CommandLineTool.version,
    subcommands: [
      GradeCommand.self, StartCommand.self, WatchCommand.self, HintCommand.self, CompareCommand.self,
      PackageCommand.self, NewCommand.self, LookCommand.self, VerifyCommand.self, BuildCommand.self,
      ServeProgram.self, ReplayCommand.self, RunCommand.self, SceneCommand.self, ExplainCommand.self,
      UIKitCommand.self, DoctorCommand.self, PrepareCommand.self, AttackRunCommand.self, StoreCommand.self,
      MergeCommand.self,
    ])
}
