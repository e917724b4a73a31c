// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    var touchedRow: TouchedRow? {
        get { gestures.touchedRow }
        set { gestures.touchedRow = newValue }
    }

    func didHighlight(_ path: RowPath) { delegate?.tableView(self, didHighlightRowAt: IndexPath(path)) }

    func didUnhighlight(_ path: RowPath) { delegate?.tableView(self, didUnhighlightRowAt: IndexPath(path)) }

    func row(at point: CGPoint) -> RowPath? { indexPathForRow(at: point).map { RowPath($0) } }

    func viewHit(at point: CGPoint) -> UIView? { super.hitTest(point, with: nil) }
}
