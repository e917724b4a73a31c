// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension ListView {
    /// Asks the delegate whether a multiple-selection gesture may begin.
    ///
    /// - Parameter point: the point where the finger went down, in window coordinates. With two fingers, the midpoint
    ///   of their two points.
    func selectionGestureMayBegin(at point: CGPoint) -> Bool {
        visibleRow(at: convert(point, from: nil)).map(multipleSelectionMayBegin) ?? false
    }

    /// Asks the delegate whether a gesture or a click with a modifier key on a row may begin multiple selection.
    func multipleSelectionMayBegin(on path: RowPath) -> Bool {
        allowsSelectionGesture && !isInteractingWithRow && delegateAllowsSelectionGesture(path)
    }

    func handleSelectionGesture(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginSelectionGesture(at: selectionRecognizer.beginning)
            followSelectionGesture()
        case .changed: followSelectionGesture()
        case .ended: endSelectionGesture(isCancelled: false)
        case .cancelled: endSelectionGesture(isCancelled: true)
        default: break
        }
    }

    private func beginSelectionGesture(at point: CGPoint) {
        endRowInteraction(animated: true)
        cancelRowTouch()
        guard let path = visibleRow(at: convert(point, from: nil)) else { return }
        let selectionGesture = MultipleSelectionGesture(
            from: list.reference(to: path), wasSelected: false, finger: point)
        self.selectionGesture = selectionGesture
        multipleSelectionDidBegin(path)
        // The row's selection is read after the delegate call, because the delegate may have turned on editing mode.
        // Editing mode deselects rows.
        guard self.selectionGesture === selectionGesture, let first = selectionGesture.first.path else { return }
        selectionGesture.selection = MultipleSelectionRange(wasSelected: list.selection.contains(first))
        selectionGesture.link = CADisplayLink.running(for: self) { $0.selectionGestureFrame(at: $1, interval: $2) }
    }

    private func followSelectionGesture() {
        guard let selectionGesture else { return }
        selectionGesture.finger = selectionRecognizer.locationInWindow
        selectionGesture.autoscroller.pointerMoved(
            to: selectionGesture.finger, over: sequence(first: self, next: \.superview), axes: [lineAxis], of: self)
        selectRowsOfGesture(selectionGesture)
    }

    private func selectionGestureFrame(at time: TimeInterval, interval: TimeInterval) {
        guard let selectionGesture else { return }
        let place = convert(selectionGesture.finger, from: nil)
        selectionGesture.autoscroller.scroll(at: time, interval: interval)
        if convert(selectionGesture.finger, from: nil) != place { selectRowsOfGesture(selectionGesture) }
    }

    /// Selects all rows from the gesture's first row to the row under the fingers. Deselects them instead if the first
    /// row was selected.
    private func selectRowsOfGesture(_ selectionGesture: MultipleSelectionGesture) {
        guard allowsSeveralSelectedRows, let first = selectionGesture.first.path, list.rows.contains(first) else {
            return
        }
        guard let last = row(nearestTo: convert(selectionGesture.finger, from: nil)) else { return }
        let (from, to) = (list.rows.number(ofRow: first), list.rows.number(ofRow: last))
        let (counts, step) = (list.rows, from <= to ? 1 : -1)
        let rows = (0...abs(to - from)).lazy.map { counts.path(ofRowNumber: from + step * $0) }
        change(selectionGesture.selection.moved(over: rows, isSelected: list.selection.contains))
    }

    private func change(_ changes: [MultipleSelectionRange<RowPath>.Change]) {
        // The delegate may insert or delete rows when it is told about a selected row. Row references stay valid; paths
        // do not.
        let rows = changes.map { (row: list.reference(to: $0.row), selects: $0.isSelected) }
        for (row, selects) in rows { row.path.map { setSelectedByUser($0, selects: selects) } }
    }

    /// Ends the multiple-selection gesture. If it is cancelled, restores the selection from before the gesture.
    func endSelectionGesture(isCancelled: Bool) {
        guard let selectionGesture else { return }
        self.selectionGesture = nil
        selectionGesture.link?.invalidate()
        if isCancelled { change(selectionGesture.selection.moved(over: [], isSelected: list.selection.contains)) }
        multipleSelectionDidEnd()
    }
}
