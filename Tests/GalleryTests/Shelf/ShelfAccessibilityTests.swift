// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Shelf: accessibility actions") @MainActor
struct ShelfAccessibilityTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let page = ShelfController()

    init() {
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
    }

    /// Picks up the first sample with its accessibility action.
    private func pickUp() throws {
        let sample = try #require(page.samples.tableView.visibleCells.first)
        #expect(screen.perform("Pick Up", on: sample))
    }

    /// The accessibility element of the title above the rows of the shelf.
    private func header() throws -> UIResponder {
        try #require(screen.accessibilityElements.first { ($0 as? UIView)?.isDescendant(of: page.shelf) == true })
    }

    @Test("A sample can be dropped on the empty shelf, at the hint that says what to do")
    func empty() async throws {
        try pickUp()
        #expect(screen.perform("Put Back", on: try header()))
        try await screen.settle()
        try pickUp()
        let line = try #require(
            screen.accessibilityElements.first { $0.accessibilityLabel?.hasPrefix("Drag a picture") == true })
        #expect(screen.perform("Drop", on: line))
        try await screen.wait { page.things.count == 1 }
        try await screen.settle()
        #expect(page.things[0].title == "Tyger Tyger, burning bright,")
    }

    @Test("A sample can be dropped below the shelf's title, and again after the shelf was emptied")
    func emptied() async throws {
        for _ in 0..<2 {
            try pickUp()
            #expect(screen.perform("Drop Below", on: try header()))
            try await screen.wait { page.things.count == 1 }
            try await screen.settle()
            screen.perform("Delete", on: try #require(page.shelf.visibleCells.first))
            try await screen.settle()
            #expect(page.things.isEmpty)
        }
    }
}
