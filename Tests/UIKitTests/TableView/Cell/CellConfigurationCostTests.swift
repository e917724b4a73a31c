// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Typesetting
@testable import UIKit
import UIKitTesting

/// The cost of configured cells, in numbers of views and of text layouts.
@MainActor
@Suite("Cost of configured cells", .serialized)
struct CellConfigurationCostTests {
    /// A table of rows with an image and two texts. If `varies` is true, some rows have only a part of these.
    private func stage(_ kind: UIListContentConfiguration, varies: Bool = true) -> TableStage {
        let data = Players(count: 10_000)
        let symbols = ["star", "house", "plus"].map { UIImage(systemName: $0) }
        data.configure = { cell, path in
            var content = kind
            content.text = "Player \(path.row) of the club"
            content.secondaryText = varies && path.row % 3 == 0 ? nil : "Number \(path.row)"
            content.image = varies && path.row % 2 == 0 ? nil : symbols[path.row % 3]
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listPlainCell()
        }
        return TableStage(data)
    }

    private func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }

    @Test("Scrolling creates only the views of reused cells, as many as two screens show")
    func views() {
        let stage = stage(.subtitleCell(), varies: false)
        // Retains the views, so that no other view gets the address of a released one.
        var seen: [ObjectIdentifier: UIView] = [:]
        for _ in 0..<70 {
            stage.table.contentOffset.y += 300
            stage.screen.advance(by: 1.0 / 60)
            for view in stage.table.visibleCells.flatMap(tree) { seen[ObjectIdentifier(view)] = view }
        }
        let made = stage.table.statistics.cellsMade
        #expect(stage.table.statistics.cellsBound > 300)
        #expect(made <= 16)
        func count<View: UIView>(_ type: View.Type) -> Int { seen.values.filter { $0 is View }.count }
        #expect(count(UITableViewCell.self) <= made)
        let shown = count(UITableViewCell.self)
        #expect(count(UIListContentView.self) == shown)
        #expect(count(BackgroundConfigurationView.self) == shown)
        #expect(count(UILabel.self) == 2 * shown)
        #expect(count(UIImageView.self) == shown)
        // Eight views a cell: the cell, its content with three parts, its background with a fill, and its separator.
        #expect(seen.count == 8 * shown)
    }

    @Test("A text is measured and drawn with one layout")
    func layouts() {
        let stage = stage(.subtitleCell())
        stage.table.contentOffset.y = 2_000
        stage.screen.advance(by: 0.1)
        let (bound, before) = (stage.table.statistics.cellsBound, TypesettingStatistics.current)
        for _ in 0..<20 {
            stage.table.contentOffset.y += 400
            stage.screen.advance(by: 1.0 / 60)
        }
        let rows = stage.table.statistics.cellsBound - bound
        let after = TypesettingStatistics.current
        #expect(rows > 100)
        // Two thirds of the rows have a second text, which makes five thirds of a text for each row.
        #expect(after.layoutMisses - before.layoutMisses <= rows * 5 / 3 + 2)
        #expect(after.shapingMisses - before.shapingMisses <= rows * 5 / 3 + 2)
    }

    @Test("Setting equal content on visible rows causes no layout and no drawing")
    func equalContent() throws {
        let stage = stage(.valueCell())
        try stage.screen.settle()
        let before = TypesettingStatistics.current
        for cell in stage.table.visibleCells {
            let path = try #require(stage.table.indexPath(for: cell))
            stage.data.configure?(cell, path)
        }
        #expect(!stage.screen.host.hasPendingPasses)
        #expect(TypesettingStatistics.current == before)
    }

    @Test("A changed text colour redraws the cell without measuring it")
    func color() throws {
        let stage = stage(.cell())
        let cell = try #require(stage.cell(0))
        try stage.screen.settle()
        var content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        content.textProperties.color = .systemRed
        cell.contentConfiguration = content
        #expect(stage.table.visible.cellsToMeasure.isEmpty)
        #expect(stage.screen.host.hasPendingPasses)
    }
}
