// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Returns a view that permanently shows the current appearance of this view.
    ///
    /// The snapshot keeps the view's render nodes, the recorded drawing commands. It is therefore cheap to create and
    /// sharp at every scale.
    ///
    /// > Note: If GTK's Broadway backend shows the app in a browser tab, hide the view while its snapshot is shown.
    /// Broadway draws a render node only once.
    ///
    /// - Parameter afterUpdates: whether the snapshot includes changes that are not displayed yet.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { finishPendingPasses() }
        let node = layer.snapshotNode(isFresh: afterUpdates) ?? .container([])
        let view = UIView(frame: frameOfSnapshot)
        view.isUserInteractionEnabled = false
        // The node is duplicated, so that the snapshot and the view itself can be displayed at the same time.
        view.layer.contents = DrawnContents(node.duplicated(), size: bounds.size)
        return view
    }

    /// Draws the view and its subviews into the current graphics context, stretched to `rect`.
    ///
    /// - Parameter afterUpdates: whether the drawing includes changes that are not displayed yet.
    /// - Returns: true if the view was drawn; false without a context or if the view has no size
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { finishPendingPasses() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        layer.snapshotNode(isFresh: afterUpdates)?.draw(in: context)
        context.restoreGState()
        return true
    }

    /// The render node with the view's drawing, including changes that are not displayed yet. If nothing has changed
    /// since the last call, the same object is returned.
    func currentNode() -> RenderNode? {
        finishPendingPasses()
        return layer.snapshotNode(isFresh: true)
    }

    /// Performs the pending layout and drawing of the view and its descendants.
    private func finishPendingPasses() {
        layoutIfNeeded()
        layer.displayTree()
    }

    private var frameOfSnapshot: CGRect {
        CGRect(origin: .zero, size: bounds.size)
    }
}
