// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Tells the board when it scrolls.
final class BoardScrollView<Space: BoardSpace>: UIScrollView {
    weak var board: BoardView<Space>?

    /// The focus goes to the board itself while keys can make an item there.
    override var canBecomeFocused: Bool { board?.canBecomeFocused != true && super.canBecomeFocused }

    override func layoutSubviews() {
        super.layoutSubviews()
        board?.scrolled()
    }
}
