// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppBuilding

@Suite("The compiler's output") struct CompilerOutputTests {
    private func parts(_ text: String) -> [CompilerOutput.Part] {
        var output = CompilerOutput()
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { output.read(String($0)) }
            + output.end()
    }

    @Test("Each message is shown once, with its lines")
    func messagesAreShownOnce() {
        let found = parts(
            """
            warning: prohibited flag(s): -pthread, -mfpmath=sse
            [1/20] Compiling App A.swift
            /a/A.swift:3:5: error: cannot find 'x' in scope
            3 | x
              | `- error: cannot find 'x' in scope
            /a/A.swift:4:5: warning: variable 'y' was never used
            4 | y
            [2/20] Compiling App B.swift
            /a/A.swift:3:5: error: cannot find 'x' in scope
            3 | x
              | `- error: cannot find 'x' in scope
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            error: fatalError

            """)
        #expect(
            found == [
                .progress(1, 20),
                .message([
                    "/a/A.swift:3:5: error: cannot find 'x' in scope", "3 | x",
                    "  | `- error: cannot find 'x' in scope",
                ]),
                .message(["/a/A.swift:4:5: warning: variable 'y' was never used", "4 | y"]), .progress(2, 20),
            ])
    }

    @Test("Messages that are no diagnostics are kept")
    func otherMessages() {
        #expect(
            parts("Building for debugging...\nerror: no space left\nmore\nBuild complete! (1.2s)\nLD_PRELOAD failed")
                == [
                    .message(["error: no space left", "more"]), .message(["LD_PRELOAD failed"]),
                ])
    }

    @Test("A warning about the directives of the generated files is not shown")
    func sourceLocations() {
        let text =
            "/c/main.swift:1:1: warning: '#sourceLocation' directive produces '#fileID' string of 'a/main.swift'\n1|x"
        #expect(parts(text).isEmpty)
    }

    @Test("The lines of code in a message have the numbers of the user's file")
    func lineNumbers() {
        let message = [
            "/My App/App.swift:99:24: error: no", " 98 | class A {", "100 |     let a = b",
            "    |             `- error: no",
            "101 | }",
        ]
        let shown = [
            "/My App/App.swift:99:24: error: no", " 97 | class A {", " 99 |     let a = b",
            "    |             `- error: no",
            "100 | }",
        ]
        #expect(parts(message.joined(separator: "\n")) == [.message(shown)])
        #expect(parts(shown.joined(separator: "\n")) == [.message(shown)])
    }

    @Test("A failed build ends with the command that explains it")
    func failure() {
        #expect(CompilerOutput.failure(of: "App", command: nil).contains("Coverage.md"))
        #expect(
            CompilerOutput.failure(of: "App", command: "uplift doctor Demo").hasSuffix(
                "“uplift doctor Demo” explains what is missing."))
    }
}
