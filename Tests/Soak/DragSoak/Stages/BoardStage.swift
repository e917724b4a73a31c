// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit

/// A stage with a `BoardView` that has items of several sizes and one collision rule.
final class BoardStage: SoakBoardStage {
    /// The configuration of the board.
    private struct Settings {
        let collision: BoardCollision
        let grid: BoardGrid
        let spacing: CGFloat
        /// The size of the board; nil for the size of the stage.
        let size: CGSize?
        let makesNew: Bool

        init(_ numbers: SoakNumbers, _ collision: BoardCollision) {
            self.collision = collision
            grid = numbers.one(of: [
                (BoardGrid.points(20), 0.5), (.free, 0.25), (.columns(6, rowHeight: 30), 0.25),
            ])
            spacing = numbers.happens(0.5) ? 0 : 10
            // If a board becomes smaller, items outside its new bounds are shown at its edges, even over other items.
            // So only a board that allows overlaps has the size of the stage, which may shrink.
            size =
                collision == .overlap && numbers.happens(0.4)
                ? nil : CGSize(width: 600, height: numbers.happens(0.5) ? 420 : 900)
            makesNew = numbers.happens(0.3)
        }
    }

    let container = SoakContainerView()
    let ledger = SoakLedger()
    private let settings: Settings
    let items: SoakBoard<PlaneSpace>
    private let board = BoardView()

    convenience init(_ numbers: SoakNumbers, _ collision: BoardCollision) {
        self.init(Settings(numbers, collision))
        items.fill(2 + numbers.index(below: 9), numbers)
    }

    private init(_ settings: Settings) {
        self.settings = settings
        (board.collision, board.grid, board.spacing, board.boardSize) = (
            settings.collision, settings.grid, settings.spacing, settings.size
        )
        let (side, spacing) = (settings.size ?? CGSize(width: 600, height: 420), settings.spacing)
        items = SoakBoard(
            board, ledger,
            collide: settings.collision == .overlap
                ? nil
                : { one, other in
                    // Sums of floating-point numbers may be off by the last bit.
                    one.frame.insetBy(dx: 0.01 - spacing, dy: 0.01 - spacing).intersects(
                        other.frame.insetBy(dx: 0.01, dy: 0.01))
                },
            place: { numbers in
                let size = CGSize(width: 60 + 20 * numbers.index(below: 5), height: 40 + 20 * numbers.index(below: 4))
                let (columns, rows) = (Int((side.width - size.width) / 20), Int((side.height - size.height) / 20))
                return CGRect(
                    origin: CGPoint(x: 20 * numbers.index(below: columns + 1), y: 20 * numbers.index(below: rows + 1)),
                    size: size)
            })
        if settings.makesNew { items.makesNew { BoardItem(id: AnyHashable($0), place: $1, title: "\($0)") } }
        showBoard()
    }

    func makeTwin() -> any SoakStage {
        let twin = BoardStage(settings)
        twin.items.fill(like: items)
        return twin
    }
}
