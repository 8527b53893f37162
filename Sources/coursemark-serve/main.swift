import CourseCommand
import Foundation
import ServeCommand

exit(await CommandLineTool.runAsProcess(ServeCommand.self, Array(CommandLine.arguments.dropFirst())))
