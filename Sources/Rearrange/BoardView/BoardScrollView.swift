// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Tells the board when it scrolls.
final class BoardScrollView: UIScrollView {
    weak var board: BoardView?

    override func layoutSubviews() {
        super.layoutSubviews()
        board?.scrolled()
    }
}
