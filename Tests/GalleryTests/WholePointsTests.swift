// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Lists of the gallery's pages in windows of odd sizes") @MainActor
struct WholePointsTests {
    private func lists(_ view: UIView) -> [UIScrollView] {
        [view as? UIScrollView].compactMap { $0 } + view.subviews.flatMap(lists)
    }

    /// Where a list ends between points, its lines are blurred when it has been scrolled to the end.
    @Test(
        "They begin and end on whole points, so that lines between rows are sharp wherever a list rests",
        arguments: [CGSize(width: 391, height: 845), CGSize(width: 907, height: 613)])
    func wholePoints(size: CGSize) throws {
        let folder = try ScratchFolder()
        let pages: [UIViewController] = [
            TwoTablesController(), ShelfController(directory: folder.url),
            StackController(store: StackStore(directory: folder.url)),
            KanbanController(store: KanbanStore(directory: folder.url)),
        ]
        for page in pages {
            let screen = TestScreen(size: size)
            screen.show(UINavigationController(rootViewController: page))
            screen.advance(by: 0.5)
            let all = lists(page.view)
            #expect(all.count > 1, "\(page)")
            for list in all {
                let frame = list.convert(list.bounds, to: nil)
                #expect(frame == frame.integral, "\(page)")
            }
        }
    }
}
