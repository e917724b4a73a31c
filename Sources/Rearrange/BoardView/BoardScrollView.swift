// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The scroll view of a board. It notifies the board when it scrolls.
final class BoardScrollView<Space: BoardSpace>: UIScrollView {
    weak var board: BoardView<Space>?

    /// False while the board itself can have the focus. The focus then goes to the board, which handles the keys that
    /// add items.
    override var canBecomeFocused: Bool { board?.canBecomeFocused != true && super.canBecomeFocused }

    override func layoutSubviews() {
        super.layoutSubviews()
        board?.scrolled()
    }
}
