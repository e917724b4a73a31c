// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Players at large text sizes") @MainActor
struct PlayersTextSizeTests {
    @Test(
        "Name, game and stars are fully visible, side by side or stacked",
        arguments: [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraLarge])
    func whole(category: UIContentSizeCategory) throws {
        let stage = try PlayersStage { PlayersByHandController(store: $0) }
        stage.screen.traits.preferredContentSizeCategory = category
        stage.screen.advance(by: 0.2)
        #expect((stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 60) == (category != .large))
        let cell = try #require(stage.table.visibleCells.first)
        let (name, game) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(cell.contentView.bounds.contains(name.frame))
        #expect(cell.contentView.bounds.contains(game.frame))
        #expect(name.frame.maxY <= game.frame.minY + 0.5)
        #expect(name.frame.height >= name.font.lineHeight - 1)
        #expect(game.frame.height >= game.font.lineHeight - 1)
        let stars = try #require(cell.accessoryView)
        #expect(cell.bounds.contains(stars.frame))
        let text = cell.contentView.convert(game.frame.union(name.frame), to: cell)
        #expect(category.isAccessibilityCategory == (stars.frame.minY >= text.maxY))
        #expect(category.isAccessibilityCategory != (stars.frame.minX >= text.maxX - 0.5))
    }
}
