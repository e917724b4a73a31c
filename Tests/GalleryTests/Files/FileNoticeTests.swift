// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import gallery

@Suite("What a page says of its file")
struct FileNoticeTests {
    private struct Full: LocalizedError {
        var errorDescription: String? { "The disk is full." }
    }
    private let folder = URL(fileURLWithPath: "/home/ada")

    @Test("Nothing, where all is well")
    func nothing() {
        var notice = FileNotice()
        #expect(notice.text == nil)
        notice.show(SaveOutcome("The cards", in: folder) { _ in })
        #expect(notice.text == nil)
    }

    @Test("Why it cannot be saved, until it can be")
    func unsaved() {
        var notice = FileNotice()
        notice.show(SaveOutcome("The cards", in: folder) { _ in throw Full() })
        #expect(notice.text == "The cards could not be saved in /home/ada: The disk is full.")
        notice.show(SaveOutcome("The cards", in: folder) { _ in })
        #expect(notice.text == nil)
    }

    @Test("That it was damaged, whatever is saved afterwards")
    func damaged() {
        var notice = FileNotice("The file was damaged.")
        notice.show(SaveOutcome("The cards", in: folder) { _ in })
        #expect(notice.text == "The file was damaged.")
        notice.show(SaveOutcome("The cards", in: folder) { _ in throw Full() })
        #expect(notice.text?.hasSuffix("The disk is full.") == true)
        notice.show(SaveOutcome("The cards", in: folder) { _ in })
        #expect(notice.text == "The file was damaged.")
    }
}
