// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

#if canImport(Glibc)
import Glibc
#endif

@testable import gallery

/// A cell that counts how often cells are created or reused.
private final class CountedCell: UITableViewCell {
    static var fillCount = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        CountedCell.fillCount += 1
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        CountedCell.fillCount += 1
    }
}

@Suite("Shelf with 10,000 items") @MainActor
struct ShelfLargeTests {
    private static let count = 10_000
    /// The largest number of cells that a change may create or reuse. It is twice the number of rows on screen, because
    /// a row's cell may be filled before the change and after it.
    private static let mostFilled = 40

    private let stage: ShelfFileStage
    private let jobs = FileJobs()
    private var screen: TestScreen { stage.screen }

    init() throws { stage = try ShelfFileStage(jobs: jobs) }

    /// Saves a shelf with 10,000 files, all hard links to one file.
    ///
    /// Deleting a real folder for each file would take half a minute. So each file's folder is a symbolic link to the
    /// one folder that contains them all.
    private func saveFiles() throws {
        try FileManager.default.createDirectory(at: stage.filesFolder, withIntermediateDirectories: true)
        let path = stage.filesFolder.path
        try Data("words".utf8).write(to: stage.filesFolder.appendingPathComponent("original"))
        var document = ShelfDocument([])
        for number in 0..<ShelfLargeTests.count {
            let file = ShelfDocument.File(
                folder: UUID().uuidString, name: "File \(number).txt", type: "public.plain-text", size: 5)
            guard link("\(path)/original", "\(path)/\(file.name)") == 0, symlink(".", "\(path)/\(file.folder)") == 0
            else { throw CocoaError(.fileWriteUnknown) }
            document.things.append(ShelfDocument.Thing(file: file))
        }
        try stage.store.save(document)
    }

    /// The number of times that a row's cell is created or reused while `body` runs, and within a second after it.
    private func filled(_ body: () throws -> Void) rethrows -> Int {
        CountedCell.fillCount = 0
        try body()
        screen.advance(by: 1)
        return CountedCell.fillCount
    }

    private func titles(_ page: ShelfController) -> [String] {
        page.shelf.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    @Test("Opening, changing, undo and redo fill only the visible cells, and changes wait for no file")
    func files() throws {
        try saveFiles()
        jobs.queue.suspend()
        let page = stage.open()
        page.shelf.register(CountedCell.self, forCellReuseIdentifier: "Thing")
        #expect(page.things.isEmpty)
        jobs.queue.resume()
        let opened = filled { stage.finish() }
        #expect(page.things.count == ShelfLargeTests.count)
        #expect(titles(page).first == "File 0.txt")
        #expect(opened > 0, "\(opened)")
        #expect(opened <= ShelfLargeTests.mostFilled, "\(opened)")
        #expect(page.things[9_999].detail.hasSuffix("5 bytes"))

        jobs.queue.suspend()
        let saved = try Data(contentsOf: stage.store.file)
        let (all, odd) = (page.things, page.things.enumerated().filter { $0.offset % 2 == 1 }.map { ($1, nil as Int?) })
        let changes: [(String, count: Int, first: String, change: () -> Void)] = [
            ("delete", 5_000, "File 0.txt", { page.change("Delete", odd) }),
            ("undo", 10_000, "File 0.txt", { page.undoManager?.undo() }),
            ("redo", 5_000, "File 0.txt", { page.undoManager?.redo() }),
            ("undo again", 10_000, "File 0.txt", { page.undoManager?.undo() }),
            (
                "move", 10_000, "File 1.txt",
                { page.change("Move", odd.enumerated().map { ($1.0, $0) }) }
            ),
            ("undo of the move", 10_000, "File 0.txt", { page.undoManager?.undo() }),
            ("delete all", 0, "", { page.change("Delete", all.map { ($0, nil) }) }),
            ("undo of that", 10_000, "File 0.txt", { page.undoManager?.undo() }),
        ]
        for (name, count, first, change) in changes {
            let filled = filled(change)
            #expect(page.things.count == count, "\(name): \(filled)")
            #expect(filled <= ShelfLargeTests.mostFilled, "\(name): \(filled)")
            #expect(titles(page).first ?? "" == first, "\(name)")
        }
        #expect(page.things == all)
        #expect(try Data(contentsOf: stage.store.file) == saved)
        #expect(page.workView.words == ["Saving…"])
        jobs.queue.resume()
        stage.finish()
        #expect(stage.store.load().document?.things.count == ShelfLargeTests.count)
    }

    @Test("A paste of 10,000 texts is one step, which can be undone and redone")
    func paste() async throws {
        let page = stage.start()
        page.shelf.register(CountedCell.self, forCellReuseIdentifier: "Thing")
        CountedCell.fillCount = 0
        try await stage.paste((0..<ShelfLargeTests.count).map { stage.text("Text \($0)") }, on: page)
        #expect(CountedCell.fillCount <= ShelfLargeTests.mostFilled, "\(CountedCell.fillCount)")
        let all = page.things
        for count in [0, ShelfLargeTests.count, 0] {
            let filled = filled { if count == 0 { page.undoManager?.undo() } else { page.undoManager?.redo() } }
            #expect(page.things.count == count, "\(filled)")
            #expect(filled <= ShelfLargeTests.mostFilled, "\(filled)")
        }
        page.undoManager?.redo()
        #expect(page.things == all)
        #expect(page.things[9_999].title == "Text 9999")
        stage.finish()
        #expect(stage.store.load().document?.things.count == ShelfLargeTests.count)
    }
}
