// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UICollectionViewCell {
    /// The state of a cell in a drag.
    public enum DragState: Int, Sendable {
        /// The cell is not being dragged.
        case none = 0
        /// The cell's lift animation runs.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2

        fileprivate init(_ state: UICellConfigurationState.DragState) {
            switch state {
            case .none: self = .none
            case .lifting: self = .lifting
            case .dragging: self = .dragging
            }
        }
    }

    var dragPreviewCornerRadius: CGFloat { menuPreviewCornerRadius }

    func dragAppearanceDidChange(from old: CellDragAppearance) {
        setNeedsUpdateConfiguration()
        if dragAppearance.visibility != old.visibility { updateAlpha() }
    }

    func dragStateDidChange() { dragStateDidChange(DragState(dragAppearance.dragState)) }
}
