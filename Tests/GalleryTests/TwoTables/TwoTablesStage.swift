// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// The page of two tables in a window.
@MainActor
struct TwoTablesStage {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let page: TwoTablesController

    init(store: TwoTablesStore? = nil) {
        page = TwoTablesController(store: store)
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
    }

    var titles: [[String]] { page.lists.map { $0.things.map(\.title) } }
    var tables: [UITableView] { page.lists.map(\.tableView) }

    /// Activates the button of the page that has the accessibility label `name`.
    func tap(_ name: String) throws {
        screen.activate(try #require(screen.accessibilityElement(named: name)))
        try screen.settle()
    }

    /// Checks that the tables show the items of the lists, and that no drag state remains.
    func expectShown(_ location: SourceLocation = #_sourceLocation) {
        for (table, titles) in zip(tables, titles) {
            #expect(!table.hasActiveDrag, sourceLocation: location)
            #expect(!table.hasActiveDrop, sourceLocation: location)
            #expect(!table.hasUncommittedUpdates, sourceLocation: location)
            #expect(table.numberOfRows(inSection: 0) == titles.count, sourceLocation: location)
            for cell in table.visibleCells {
                guard let path = table.indexPath(for: cell) else { continue }
                #expect(cell.words.first == titles[path.row], sourceLocation: location)
            }
        }
    }
}

/// Another app, which delivers its text when the test calls `answer(_:)`.
@MainActor
final class SlowProgram {
    private var waiting: [@Sendable (Data?) -> Void] = []

    var offer: DataOffer {
        DataOffer(formats: ["text/plain;charset=utf-8"]) { [weak self] _, answer in self?.waiting.append(answer) }
    }

    /// Ends the load that waits for the other app's text.
    ///
    /// - Parameter text: the text to deliver; nil for a failure.
    func answer(_ text: String?) {
        for answer in waiting { answer(text.map { Data($0.utf8) }) }
        waiting = []
    }
}
