// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The delegate's part in the multiple-selection gesture.
extension UITableView {
    var selectionRecognizer: MultipleSelectionPanGestureRecognizer { gestures.selectionGesture }

    var selectionGesture: MultipleSelectionGesture? {
        get { if case .selectingByGesture(let selectionGesture) = rowInteraction { selectionGesture } else { nil } }
        set { rowInteraction = newValue.map { .selectingByGesture($0) } ?? .none }
    }

    var allowsSelectionGesture: Bool { allowsMultipleSelectionDuringEditing }

    func delegateAllowsSelectionGesture(_ path: RowPath) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: IndexPath(path)) ?? false
    }

    func multipleSelectionDidBegin(_ path: RowPath) {
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: IndexPath(path))
    }

    func multipleSelectionDidEnd() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    func isCheckmark(at point: CGPoint) -> Bool {
        guard selectsSeveralWhileEditing,
            let cell = visibleRow(at: convert(point, from: nil)).flatMap({ visible.cells[$0] }),
            let checkmark = cell.controls.edit, checkmark.kind == .select
        else { return false }
        return checkmark.frame.contains(cell.convert(point, from: nil))
    }
}
