// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import gallery

@Suite("A shelf that cannot be saved for a while") @MainActor
struct ShelfUnsavedTests {
    private let stage: ShelfFileStage
    private var folder: ScratchFolder { stage.folder }
    private var screen: TestScreen { stage.screen }

    init() throws {
        stage = try ShelfFileStage()
    }

    private let trouble = "The shelf could not be saved in"
    /// What is in the way of the shelf's file.
    private var obstacle: URL { folder.url.appendingPathComponent("shelf.json") }

    private func obstruct() throws {
        try? FileManager.default.removeItem(at: obstacle)
        try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
    }

    private func mend() throws { try FileManager.default.removeItem(at: obstacle) }

    @Test(
        "It is saved when the page is left or the gallery ends, should nothing be in the way by then",
        arguments: [true, false])
    func again(isEnd: Bool) async throws {
        var page: ShelfController? = stage.start()
        try obstruct()
        try await stage.paste([stage.file("Paper.pdf")], on: page!)
        #expect(stage.says(trouble, page!))
        try mend()
        if isEnd { stage.endProgram() }
        if isEnd {
            #expect(stage.files == ["Paper.pdf"] && stage.store.load().document?.things.count == 1)
        }
        page = nil
        try await stage.leaveForGood()
        #expect(stage.files == ["Paper.pdf"])
        page = stage.start()
        #expect(page!.things.map(\.title) == ["Paper.pdf"] && !stage.says(trouble, page!))
    }

    @Test(
        "No file of it is deleted while something is, neither of what came nor of what was taken away",
        arguments: [true, false])
    func never(isEnd: Bool) async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.file("Paper.pdf")], on: page!)
        page = nil
        try await stage.leaveForGood()
        page = stage.start()
        try obstruct()
        try await stage.paste([stage.file("Book.pdf")], on: page!)
        await stage.delete(row: 0, on: page!)
        try await stage.settle()
        if isEnd { stage.endProgram() }
        #expect(stage.files == ["Book.pdf", "Paper.pdf"])
        page = nil
        try await stage.leaveForGood()
        #expect(stage.files == ["Book.pdf", "Paper.pdf"])
        page = stage.start()
        #expect(page!.things.isEmpty && stage.says(trouble, page!) && stage.says("shelf-files", page!))
        try await stage.paste([stage.file("Letter.pdf")], on: page!)
        page = nil
        try await stage.leaveForGood()
        #expect(stage.files == ["Book.pdf", "Letter.pdf", "Paper.pdf"])
        page = stage.start()
        #expect(page!.things.map(\.title) == ["Letter.pdf"] && !stage.says(trouble, page!))
    }

    @Test("Who comes back hears nothing of it once it was saved")
    func mended() async throws {
        var page: ShelfController? = stage.start()
        page!.navigationController?.pushViewController(UIViewController(), animated: false)
        await screen.advance(by: 0.5)
        try obstruct()
        try await stage.paste([stage.file("Paper.pdf")], on: page!)
        try mend()
        try await stage.paste([stage.file("Book.pdf")], on: page!)
        page!.navigationController?.popViewController(animated: false)
        await screen.advance(by: 0.5)
        #expect(!stage.says(trouble, page!) && page!.things.count == 2)
        page = nil
        try await stage.leaveForGood()
        page = stage.start()
        #expect(!stage.says(trouble, page!) && page!.things.count == 2)
    }
}
