// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Allocations
import CoreGraphics
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Allocations while a row reorderer autoscrolls over unmeasured rows", .serialized) @MainActor
struct ReordererMeasuringTests {
    /// A data source and delegate whose rows are higher than their estimated height.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let count: Int

        init(count: Int) { self.count = count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            50 + CGFloat(indexPath.row % 3) * 10
        }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }

    /// The number of allocations in one second of autoscroll, in which rows become visible for the first time.
    private func allocations(rows number: Int) throws -> Int {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        let rows = Rows(count: number)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.estimatedRowHeight = 44
        (table.dataSource, table.delegate) = (rows, rows)
        let reorderer = RowReorderer(tableView: table)
        screen.show(table)
        screen.advance(by: 3)
        let finger = screen.touch(at: CGPoint(x: 195, y: 130))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 195, y: 430), duration: 0.3)
        finger.hold(0.6)
        #expect(reorderer.isDragging)
        let height = table.contentSize.height
        let blocks = allocations_count()
        finger.hold(1)
        let count = Int(allocations_count() - blocks)
        #expect(table.contentSize.height > height + 100, "rows were measured")
        finger.cancel()
        try screen.settle()
        return count
    }

    @Test("Allocations grow with the rows that are measured, not with the number of all rows")
    func cost() throws {
        let (few, many) = (try allocations(rows: 400), try allocations(rows: 40_000))
        #expect(Double(many) < Double(few) * 1.3, "\(few) for 400 rows, \(many) for 40,000")
    }
}
