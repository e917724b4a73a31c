// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading

let help = """
    Usage: uplift COMMAND [OPTIONS] PATH

    PATH is an .xcodeproj, an .xcworkspace, or a folder that contains one.

    Commands:
      show    Print what was read from the project: targets, files and settings.

    Options of show:
      --target NAME           Print this target only.
      --configuration NAME    Read the settings of this build configuration. The default is Debug.

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
    case "show":
        do {
            let parsed = try Arguments(arguments.dropFirst(), options: Show.options)
            guard parsed.others.count == 1 else {
                console.fail("“uplift show” needs one path. “uplift --help” explains it.")
                return 2
            }
            let show = Show(
                search: try ProjectSearch(parsed.others[0]), target: parsed.options["target"],
                configuration: parsed.options["configuration"] ?? "Debug")
            return show.run(console) ? 0 : 1
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

exit(run(Array(CommandLine.arguments.dropFirst())))
