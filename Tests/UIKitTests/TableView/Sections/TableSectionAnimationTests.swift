// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@Suite("Animated updates of headers and footers") @MainActor
struct TableSectionAnimationTests: SectionsSuite {
    let screen = makeScreen()
    let owner = HeaderOwner()

    /// The presentation layer of a view, or its layer if it has none.
    private func shown(_ view: UIView?) throws -> CALayer {
        let layer = try #require(view?.layer)
        return layer.presentation() ?? layer
    }

    @Test("A header that enters from below, after rows above it are deleted, moves together with its rows")
    func entersWithRows() throws {
        let data = Teams([12, 12], headers: ["A", "B"])
        let table = show(data)
        #expect(table.headerView(forSection: 1) == nil)
        data.counts = [3, 12]
        table.deleteRows(at: (3..<12).map { IndexPath(row: $0, section: 0) }, with: .fade)
        let header = try #require(table.headerView(forSection: 1))
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
        #expect(try shown(header).frame.minY > 440)
        #expect(header.frame.minY < 300)
        for _ in 0..<5 {
            let (above, below) = (try shown(header), try shown(cell))
            #expect(above.opacity == 1)
            #expect(abs(above.frame.maxY - below.frame.minY) < 0.01)
            screen.advance(by: 0.05)
        }
        try screen.settle()
        #expect(header.frame == table.rectForHeader(inSection: 1))
    }

    @Test("The header of a deleted section leaves in the animation's direction, and at once with .none")
    func deletedSection() throws {
        for (animation, x) in [(UITableView.RowAnimation.left, CGFloat(-390)), (.right, 390), (.none, 0), (.fade, 0)] {
            let data = Teams([2, 2], headers: ["A", "B"])
            let table = show(data)
            let header = try #require(table.headerView(forSection: 0))
            (data.counts, data.headers) = ([2], ["B"])
            table.deleteSections([0], with: animation)
            #expect((header.superview == nil) == (animation == .none))
            #expect(header.frame.minX == x)
            #expect((header.alpha == 0) == (animation == .fade))
            screen.advance(by: 0.15)
            if animation != .none {
                let (place, opacity) = (try shown(header).frame.minX, try shown(header).opacity)
                #expect(abs(place) <= abs(x), "\(animation)")
                #expect((abs(place) > 0) == (x != 0), "\(animation)")
                #expect((opacity < 1) == (animation == .fade))
            }
            try screen.settle()
            #expect(header.superview == nil)
            #expect(header.alpha == 1)
        }
    }

    @Test("The header and footer of an inserted section enter with the animation of its rows")
    func insertedSection() throws {
        for (animation, x) in [(UITableView.RowAnimation.left, CGFloat(-390)), (.right, 390), (.none, 0), (.fade, 0)] {
            let data = Teams([2], headers: ["A"], footers: ["a"])
            let table = show(data, .grouped)
            (data.counts, data.headers, data.footers) = ([2, 2], ["New", "A"], ["new", "a"])
            table.insertSections([0], with: animation)
            for view in [table.headerView(forSection: 0), table.footerView(forSection: 0)] {
                let layer = try shown(view)
                #expect(layer.frame.minX == x, "\(animation)")
                #expect(layer.opacity == (animation == .fade ? 0 : 1), "\(animation)")
            }
            try screen.settle()
            #expect(table.headerView(forSection: 0)?.frame == table.rectForHeader(inSection: 0))
            #expect(table.headerView(forSection: 0)?.alpha == 1)
        }
    }

    @Test("A header keeps the alpha that the app has set")
    func ownOpacity() throws {
        let data = Teams([2, 2], headers: ["A", "B"])
        let table = show(data)
        table.headerView(forSection: 1)?.alpha = 0.5
        data.counts = [3, 2]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        try screen.settle()
        #expect(table.headerView(forSection: 1)?.alpha == 0.5)
    }
}
