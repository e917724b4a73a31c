// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import AppBuilding
import Foundation
import ProjectReading
import SwiftLowering

/// The standard output and the standard error.
struct Console {
    func print(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

    func fail(_ text: String) { FileHandle.standardError.write(Data(("uplift: " + text + "\n").utf8)) }

    func fail(_ error: any Error) {
        switch error {
        case let misuse as Arguments.Misuse: fail(misuse.reason)
        case let failure as ProjectSearch.Failure: fail(failure.reason)
        case let failure as AppProject.ChoiceFailure: fail(failure.reason)
        default: fail("\(error)")
        }
    }

    /// Tells what is done now.
    func note(_ text: String) { write(text + "\n") }

    /// Writes a text to the standard error.
    func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

    /// Prints a fault in the format of the compiler: file, line, kind and reason.
    func report(_ kind: String, _ fault: FileFault, _ file: String) {
        FileHandle.standardError.write(Data("\(file):\(fault.line): \(kind): \(fault.reason)\n".utf8))
    }

    func report(_ refusal: Refusal, _ kind: String = "error") {
        let place = "\(Console.shown(refusal.path)):\(refusal.line):\(refusal.column)"
        FileHandle.standardError.write(Data("\(place): \(kind): \(refusal.reason)\n".utf8))
    }

    /// A number with a noun: “1 file”, “2 files”.
    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// A path relative to the working directory if the file is inside it; otherwise unchanged.
    static func shown(_ path: String) -> String {
        let working = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(working) ? String(path.dropFirst(working.count)) : path
    }
}
