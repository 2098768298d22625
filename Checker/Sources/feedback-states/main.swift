import CheckerTool
import Foundation

exit(Command.run(arguments: Array(CommandLine.arguments.dropFirst())))
