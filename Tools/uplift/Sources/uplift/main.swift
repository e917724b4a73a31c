// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import AppBuilding
import Foundation
import ProjectReading

func run(_ arguments: [String]) -> Int32 {
    let console = Console()
    guard let name = arguments.first else {
        console.fail("Which command? “uplift --help” lists them.")
        return 2
    }
    switch name {
    case "--help", "-h", "help":
        if let command = arguments.dropFirst().first.flatMap(Command.init) {
            console.print(command.help)
        } else {
            console.print(Command.help)
        }
        return 0
    case "--version":
        console.print("uplift 0.1.0")
        return 0
    default: break
    }
    guard let command = Command(rawValue: name) else {
        console.fail("There is no command “\(name)”. “uplift --help” lists them.")
        return 2
    }
    if arguments.dropFirst().contains(where: { $0 == "--help" || $0 == "-h" }) {
        console.print(command.help)
        return 0
    }
    do {
        let parsed = try Arguments(arguments.dropFirst(), options: command.options, flags: command.flags)
        guard parsed.others.count == 1 else {
            let operand = command == .new ? "name" : "path"
            console.fail("“uplift \(name)” needs one \(operand). “uplift \(name) --help” explains it.")
            return 2
        }
        return try perform(command, parsed, console)
    } catch {
        console.fail(error)
        return error is Arguments.Misuse ? 2 : 1
    }
}

/// Performs a command.
///
/// - Returns: the exit code.
func perform(_ command: Command, _ arguments: Arguments, _ console: Console) throws -> Int32 {
    if command == .new { return try New(name: arguments.others[0]).run(console) ? 0 : 1 }
    let search = try ProjectSearch(arguments.others[0])
    let target = arguments.options["target"]
    let configuration = arguments.options["configuration"]
    let build = Build(search: search, target: target, configuration: configuration)
    let isDone: Bool
    switch (command, arguments.options["stage"]) {
    case (.build, _): isDone = try build.build(console) != nil
    case (.test, _): return try build.test(filter: arguments.options["filter"], console)
    case (.doctor, _): isDone = try build.diagnose(console)
    case (.run, _): isDone = try Run(build, arguments).run(console)
    case (_, nil): isDone = Show(search: search, target: target, configuration: configuration).run(console)
    case (_, "lowered"): isDone = try build.showLowered(console)
    case (_, let stage?):
        throw Arguments.Misuse(reason: "There is no stage “\(stage)”. The stages are “lowered”.")
    }
    return isDone ? 0 : 1
}

EndingChildren.install()
exit(run(Array(CommandLine.arguments.dropFirst())))
