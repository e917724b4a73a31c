// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Whole-point frames of lists") @MainActor
struct WholePointsTests {
    private func lists(_ view: UIView) -> [UIScrollView] {
        [view as? UIScrollView].compactMap { $0 } + view.subviews.flatMap(lists)
    }

    /// The reason for this test is a fault of lists whose lower edge is between whole points. Their separators are
    /// blurred after they were scrolled to their end.
    @Test(
        "In windows of odd sizes, lists have frames on whole points, so that separators are sharp",
        arguments: [CGSize(width: 391, height: 845), CGSize(width: 907, height: 613)])
    func wholePoints(size: CGSize) throws {
        let folder = try ScratchFolder()
        let pages: [() -> UIViewController] = [
            { TwoTablesController() }, { ShelfController(directory: folder.url) },
            { StackController(store: StackStore(directory: folder.url)) },
            { KanbanController(store: KanbanStore(directory: folder.url)) },
        ]
        for makePage in pages {
            let screen = TestScreen(size: size)
            let page = makePage()
            screen.show(UINavigationController(rootViewController: page))
            screen.finishFileJobs()
            screen.advance(by: 0.5)
            let all = lists(page.view)
            #expect(all.count > 1, "\(page)")
            for list in all {
                let frame = list.convert(list.bounds, to: nil)
                #expect(frame == frame.integral, "\(page)")
            }
        }
    }

    @Test(
        "After autoscrolling at an edge during a drag, the list rests on whole points",
        arguments: [CGSize(width: 390, height: 560), CGSize(width: 390, height: 844)])
    func afterScrollingAtAnEdge(size: CGSize) async throws {
        let screen = TestScreen(size: size, scale: 1)
        let page = ShelfController()
        screen.show(UINavigationController(rootViewController: page))
        page.fill((1...12).map { "Thing \($0)" })
        await screen.advance(by: 0.3)
        let rows = page.shelf.convert(page.shelf.bounds, to: nil)
        let starts = [page.samples.tableView.middle(ofRow: 0), CGPoint(x: rows.midX, y: rows.midY)]
        for start in starts {
            for edge in [rows.maxY - 10, rows.maxY + 20, rows.minY + 5] {
                let mouse = screen.mouse
                mouse.move(to: start)
                mouse.press()
                mouse.hold(0.8)
                mouse.move(to: CGPoint(x: rows.midX, y: edge), duration: 0.73)
                mouse.hold(0.7)
                mouse.move(to: CGPoint(x: rows.midX, y: rows.midY + 41), duration: 0.73)
                mouse.hold(0.3)
                mouse.release()
                try await screen.settle()
                let offset = page.shelf.contentOffset.y
                #expect(offset == offset.rounded(), "\(start) by \(edge)")
                let cells = page.shelf.visibleCells.map { $0.convert($0.bounds, to: nil) }
                #expect(!cells.isEmpty, "\(start) by \(edge)")
                #expect(cells.allSatisfy { $0.minY == $0.minY.rounded() }, "\(start) by \(edge)")
            }
        }
    }
}
