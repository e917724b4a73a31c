// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading

let help = """
    Usage: uplift COMMAND [OPTIONS] PATH

    PATH is an .xcodeproj, an .xcworkspace, or a folder that contains one.

    Commands:
      run     Build the app and show it: in a window, or in a browser if there is no display.
      build   Build the app.
      doctor  Tell what keeps the app from being built, without building it.
      show    Print what was read from the project: targets, files and settings.

    Options:
      --target NAME           Use this target only.
      --configuration NAME    Use the settings of this build configuration. The default is Debug.

    Options of show:
      --stage lowered         Print the Swift files of the app as they are compiled.

    Other options:
      --help       Print this text.
      --version    Print the version.

    Exit codes: 0 for success, 1 if the project has an error, 2 if the command is used wrongly.
    """

func run(_ arguments: [String]) -> Int32 {
    let console = Console()
    guard let command = arguments.first else {
        console.fail("Which command? “uplift --help” lists them.")
        return 2
    }
    switch command {
    case "--help", "help":
        console.print(help)
        return 0
    case "--version":
        console.print("uplift 0.1.0")
        return 0
    case "show", "build", "doctor", "run":
        do {
            let options: Set<String> = ["target", "configuration"]
            let parsed = try Arguments(
                arguments.dropFirst(), options: command == "show" ? options.union(["stage"]) : options)
            guard parsed.others.count == 1 else {
                console.fail("“uplift \(command)” needs one path. “uplift --help” explains it.")
                return 2
            }
            return try perform(command, parsed, console) ? 0 : 1
        } catch let misuse as Arguments.Misuse {
            console.fail(misuse.reason)
            return 2
        } catch {
            console.fail((error as? ProjectSearch.Failure)?.reason ?? "\(error)")
            return 1
        }
    default:
        console.fail("There is no command “\(command)”. “uplift --help” lists them.")
        return 2
    }
}

/// Performs a command with a path.
///
/// - Returns: whether it succeeded.
func perform(_ command: String, _ arguments: Arguments, _ console: Console) throws -> Bool {
    let search = try ProjectSearch(arguments.others[0])
    let target = arguments.options["target"]
    let configuration = arguments.options["configuration"] ?? "Debug"
    let build = Build(search: search, target: target, configuration: configuration)
    switch (command, arguments.options["stage"]) {
    case ("build", _): return try build.build(console) != nil
    case ("doctor", _): return try build.diagnose(console)
    case ("run", _): return try build.run(console)
    case (_, nil): return Show(search: search, target: target, configuration: configuration).run(console)
    case (_, "lowered"): return try build.showLowered(console)
    case (_, let stage?):
        throw Arguments.Misuse(reason: "There is no stage “\(stage)”. The stages are “lowered”.")
    }
}

exit(run(Array(CommandLine.arguments.dropFirst())))
