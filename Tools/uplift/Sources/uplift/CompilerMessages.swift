// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import AppBuilding
import Foundation
import Glibc

/// Shows the output of `swift build` while it is written: messages, and the progress.
///
/// In a terminal the progress is one line that changes. Elsewhere a line is written for each tenth of the steps.
struct CompilerMessages {
    private let console: Console
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var output = CompilerOutput()
    private var tenths = 0
    private var showsProgress = false

    init(_ console: Console) { self.console = console }

    /// Shows the output until its end.
    func show(_ file: FileHandle) {
        var messages = self
        var rest = Data()
        while let piece = try? file.read(upToCount: 1 << 16), !piece.isEmpty {
            rest += piece
            let lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            rest = Data(lines.last ?? Data())
            for line in lines.dropLast() { messages.read(line) }
        }
        messages.read(rest)
        for part in messages.output.end() { messages.show(part) }
        messages.clearProgress()
    }

    private mutating func read(_ line: Data) {
        let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: CharacterSet(charactersIn: "\r"))
        for part in output.read(text) { show(part) }
    }

    private mutating func show(_ part: CompilerOutput.Part) {
        switch part {
        case .message(let lines):
            clearProgress()
            console.note(lines.joined(separator: "\n"))
        case .progress(let done, let all):
            if isTerminal {
                console.write("\r\u{1B}[K[\(done)/\(all)]")
                showsProgress = true
            } else if all > 50, done * 10 / all > tenths {
                tenths = done * 10 / all
                console.note("[\(done)/\(all)]")
            }
        }
    }

    private mutating func clearProgress() {
        if showsProgress { console.write("\r\u{1B}[K") }
        showsProgress = false
    }
}
