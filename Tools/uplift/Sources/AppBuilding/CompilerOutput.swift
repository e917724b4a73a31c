// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The output of `swift build`, made shorter: each message of the compiler once, and no messages that the user cannot
/// act on.
///
/// The compiler repeats a message for each file that it compiles in the same batch.
package struct CompilerOutput {
    /// A part of the output that is shown.
    package enum Part: Equatable {
        /// The lines of a message.
        case message([String])
        /// The number of finished steps and that of all steps, as far as they are known.
        case progress(Int, Int)
    }

    /// The lines of the message that is being read.
    private var message: [String] = []
    private var shown: Set<[String]> = []

    package init() {}

    /// Reads a line.
    ///
    /// - Returns: the parts that are complete with it.
    package mutating func read(_ line: String) -> [Part] {
        if let (done, all) = CompilerOutput.progress(line) { return end() + [.progress(done, all)] }
        let isStart = CompilerOutput.isDiagnostic(line) || ["error: ", "warning: "].contains(where: line.hasPrefix)
        guard isStart || message.isEmpty || CompilerOutput.isNoise(line) else {
            message.append(line)
            return []
        }
        defer { if !CompilerOutput.isNoise(line) { message = [line] } }
        return end()
    }

    /// Ends the message that is being read, if it was not shown before.
    package mutating func end() -> [Part] {
        defer { message = [] }
        guard let first = message.first, !CompilerOutput.isUseless(first), shown.insert(message).inserted else {
            return []
        }
        return [.message(CompilerOutput.renumbered(message))]
    }

    /// The last line of a build with errors.
    ///
    /// - Parameter command: the command that lists the declarations that the library does not have; nil if it finds
    ///   none.
    package static func failure(of name: String, command: String?) -> String {
        let advice =
            command.map { "“\($0)” explains what is missing." }
            ?? "“uplift doctor” finds nothing that is missing, because it does not know the types of all expressions. "
            + "Look for the names in “Documentation/Coverage.md” of Uplift."
        return "“\(name)” cannot be built, because the compiler found errors. \(advice)"
    }

    /// Gives the lines of code in a message the numbers that they have in the user's file, which is not the file that
    /// is compiled. The code is shown with its line numbers: `12 | let a = 1`, and below it marks without a number.
    private static func renumbered(_ message: [String]) -> [String] {
        func number(_ line: String) -> Int? {
            guard let bar = line.firstIndex(of: "|") else { return nil }
            return Int(line[..<bar].trimmingCharacters(in: .whitespaces))
        }
        guard let line = place(of: message[0])?.line,
            let marked = message.indices.first(where: { message[$0].contains("`- ") && number(message[$0]) == nil }),
            let shown = message[..<marked].compactMap(number).last, shown != line
        else { return message }
        return message.map { text in
            guard let old = number(text), let bar = text.firstIndex(of: "|") else { return text }
            let digits = String(max(old + line - shown, 1))
            let width = text.distance(from: text.startIndex, to: bar) - 1
            return String(repeating: " ", count: max(width - digits.count, 0)) + digits + " " + text[bar...]
        }
    }

    /// The numbers of `[12/345] Compiling …`.
    private static func progress(_ line: String) -> (Int, Int)? {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
        let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/").map { Int($0) }
        guard numbers.count == 2, let done = numbers[0], let all = numbers[1] else { return nil }
        return (done, all)
    }

    /// Whether a line is the first one of a message with a place.
    private static func isDiagnostic(_ line: String) -> Bool { place(of: line) != nil }

    /// The line and column in the first line of a message: `/folder/file.swift:3:5: error: …`; nil without a place.
    private static func place(of text: String) -> (line: Int, column: Int)? {
        guard text.hasPrefix("/") else { return nil }
        for kind in [": error: ", ": warning: ", ": note: "] {
            guard let range = text.range(of: kind) else { continue }
            let numbers = text[..<range.lowerBound].split(separator: ":").suffix(2).map { Int($0) }
            if numbers.count == 2, let line = numbers[0], let column = numbers[1] { return (line, column) }
        }
        return nil
    }

    /// Whether a line tells only what the package manager does.
    private static func isNoise(_ line: String) -> Bool {
        line.isEmpty || ["Building for ", "Build complete!", "Planning build"].contains(where: line.hasPrefix)
    }

    /// Whether a message is about the library, about the generated package, or about other messages.
    private static func isUseless(_ line: String) -> Bool {
        line.hasPrefix("warning: prohibited flag(s)") || line.contains("'#sourceLocation' directive produces")
            || line.hasPrefix("error: emit-module command failed") || line == "error: fatalError"
    }
}
