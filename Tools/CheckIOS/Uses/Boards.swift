// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Each space takes items of its own places alone.

import Rearrange
import UIKit

@MainActor
func places(_ time: DateInterval) {
    let board = BoardView()
    board.items = [BoardItem(id: 1, frame: .zero)]
    board.items = [BoardItem(id: 1, time: time)]  // refused: BoardItem<CalendarPlace>
    let calendar = CalendarBoard.week(of: time.start)
    calendar.items = [BoardItem(id: 1, time: time)]
    calendar.items = [BoardItem(id: 1, frame: .zero)]  // refused: BoardItem<CGRect>
    calendar.newItem = { place in BoardItem(id: 2, place: place) }
    calendar.hourHeight = 40
    calendar.grid = .points(20)  // refused: grid
}
