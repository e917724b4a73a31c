// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Two tables: failed saves and failed texts") @MainActor
struct TwoTablesUnsavedTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private var store: TwoTablesStore { TwoTablesStore(directory: folder.url) }

    private func obstruct() throws {
        try FileManager.default.createDirectory(at: store.file, withIntermediateDirectories: false)
    }

    private func mend() throws { try FileManager.default.removeItem(at: store.file) }

    /// Opens a new page, and returns the text of its notice.
    private func notice() -> String? { TwoTablesStage(store: store).page.fileNotice.text }

    @Test(
        "A failed text or save after the page was left is reported once, by the next page that is shown",
        arguments: [("Kurt", "The lists could not be saved in"), (nil, "A text did not come.")])
    func untold(text: String?, words: String) async throws {
        let program = SlowProgram()
        var stage: TwoTablesStage? = TwoTablesStage(store: store)
        weak let model = stage?.page.model
        await stage!.screen.drop(program.offer, at: stage!.tables[0].middle(ofRow: 1))
        let screen = stage!.screen
        stage = nil
        screen.show(UIViewController())
        await screen.advance(by: 0.5)
        if text != nil { try obstruct() }
        program.answer(text)
        try await screen.wait { model == nil }
        if text != nil { try mend() }
        _ = TwoTablesController(store: store)
        #expect(notice()?.hasPrefix(words) == true)
        #expect(notice() == nil)
    }

    @Test("The lists are saved when the page is left, if saving works by then; else the next page says so")
    func again() throws {
        for isMended in [false, true] {
            var stage: TwoTablesStage? = TwoTablesStage(store: store)
            let before = stage!.titles
            try obstruct()
            try stage!.screen.drag(from: stage!.tables[0].middle(ofRow: 0), to: stage!.tables[1].middle(ofRow: 2))
            stage!.screen.finishFileJobs()
            let after = stage!.titles
            #expect(after != before)
            #expect(stage!.page.fileNotice.text != nil)
            stage!.page.dismissNotice()
            if isMended { try mend() }
            weak let model = stage?.page.model
            stage = nil
            #expect(model == nil)
            if !isMended { try mend() }
            stage = TwoTablesStage(store: store)
            #expect(stage!.titles == (isMended ? after : before))
            #expect((stage!.page.fileNotice.text == nil) == isMended)
        }
    }
}
