// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import gallery

@Suite("File notice of a page")
struct FileNoticeTests {
    private struct Full: LocalizedError {
        var errorDescription: String? { "The disk is full." }
    }
    private let folder = URL(fileURLWithPath: "/home/ada")

    @Test("A successful save shows no notice")
    func nothing() {
        var notice = FileNotice()
        #expect(notice.text == nil)
        notice.show(SaveOutcome("The cards", in: folder) { _ in })
        #expect(notice.text == nil)
    }

    @Test("A failed save shows its error until a save succeeds")
    func unsaved() {
        var notice = FileNotice()
        notice.show(SaveOutcome("The cards", in: folder) { _ in throw Full() })
        #expect(notice.text == "The cards could not be saved in /home/ada: The disk is full.")
        notice.show(SaveOutcome("The cards", in: folder) { _ in })
        #expect(notice.text == nil)
    }

    @Test("The notice of a damaged file stays after later saves")
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
