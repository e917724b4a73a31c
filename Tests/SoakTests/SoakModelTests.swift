// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import DragSoak

@Suite("Data model of random drag sessions") @MainActor
struct SoakModelTests {
    @Test("A focused row that is off screen gets its new height")
    func heightOutOfSight() throws {
        let screen = TestScreen(size: CGSize(width: 600, height: 440))
        let model = SoakModel([[30]])
        let list = SoakList(0, model)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 600, height: 440))
        table.register(SoakCell.self, forCellReuseIdentifier: "row")
        table.estimatedRowHeight = 60
        table.dataSource = list
        model.tables = [table]
        screen.show(table)
        screen.press(.tab)
        let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 29, section: 0))
        #expect(table.cellForRow(at: first)?.isFocused == true)
        table.scrollToRow(at: last, at: .bottom, animated: false)
        try screen.settle()
        #expect(table.indexPathsForVisibleRows?.contains(first) == false)

        model.growth = 2
        model.showHeights()
        table.scrollToRow(at: first, at: .top, animated: false)
        try screen.settle()
        let id = try #require(model[0, first])
        let cell = try #require(table.cellForRow(at: first))
        #expect(cell.frame.height == model.height(of: id))
    }
}
