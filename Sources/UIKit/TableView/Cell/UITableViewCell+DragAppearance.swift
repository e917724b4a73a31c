// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UITableViewCell {
    /// The state of a cell in a drag.
    public enum DragState: Int, Sendable {
        /// The cell is not being dragged.
        case none = 0
        /// The cell's lift animation runs.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2

        init(_ state: UICellConfigurationState.DragState) {
            switch state {
            case .none: self = .none
            case .lifting: self = .lifting
            case .dragging: self = .dragging
            }
        }
    }

    var dragPreviewCornerRadius: CGFloat { TableMetrics.current.groupCornerRadius }

    func dragAppearanceDidChange(from old: CellDragAppearance) {
        setNeedsUpdateConfiguration()
        guard dragAppearance.visibility != old.visibility else { return }
        if old.visibility == .visible { alphaBeforeDrag = alpha }
        // The cell of a newly inserted row may still be fading in. The opacity to restore after the drag is then 1, not
        // the current opacity.
        if entrance == .fading {
            alphaBeforeDrag = 1
            layer.removeAnimation(forKey: "opacity")
            entrance = nil
        }
        alpha = alphaBeforeDrag * dragAppearance.visibility.alpha
    }
}
