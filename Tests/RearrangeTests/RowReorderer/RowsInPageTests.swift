// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: table that does not scroll") @MainActor
struct RowsInPageTests {
    /// A view controller with a scroll view, and in it a table that is as high as its rows.
    private final class Page: UIViewController {
        let scrollView = UIScrollView()
        let rows: UIViewController

        init(_ rows: UIViewController) {
            self.rows = rows
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("Page is made in code") }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scrollView)
            addChild(rows)
            scrollView.addSubview(rows.view)
            rows.didMove(toParent: self)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            scrollView.frame = view.bounds
            guard let table = rows.view as? UITableView else { return }
            table.isScrollEnabled = false
            table.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40 * 44)
            scrollView.contentSize = table.frame.size
        }
    }

    @Test("A row held at the edge of an enclosing scroll view scrolls it to the table's end (rule 7)")
    func onPage() throws {
        let stage = RowsStage([(0..<40).map { "A\($0)" }], in: { Page($0) })
        let page = try #require(stage.table.superview as? UIScrollView)
        stage.table.rowHeight = 44
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 100, y: 435), duration: 0.4)
        finger.hold(4)
        #expect(page.contentOffset.y == CGFloat(40 * 44 - 440))
        #expect(stage.table.contentOffset.y == CGFloat(0))
        finger.up()
        try stage.expectSettled()
        #expect(stage.model.last == "A1")
        #expect(stage.model.count == 40)
    }

    @Test("A table whose scrolling is disabled does not autoscroll, even if its rows do not fit")
    func mayNotScroll() throws {
        let stage = RowsStage(prepare: { $0.tableView.isScrollEnabled = false })
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 100, y: 435), duration: 0.4)
        finger.hold(1)
        #expect(stage.table.contentOffset.y == CGFloat(0))
        finger.cancel()
        try stage.expectSettled()
    }
}
