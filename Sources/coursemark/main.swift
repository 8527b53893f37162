import CourseCommand
import Foundation

exit(await CommandLineTool.runAsProcess(Array(CommandLine.arguments.dropFirst())))
