// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// A view that looks as this one does now, and stays so.
    ///
    /// It keeps the finished picture's nodes: it costs nothing to make and is sharp at every scale.
    ///
    /// > Note: In a browser tab, hide the view while its snapshot shows: GTK's Broadway draws a node in one place only.
    ///
    /// - Parameter afterUpdates: whether changes not yet on screen are in it.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { finishPendingPasses() }
        let node = layer.snapshotNode(isFresh: afterUpdates) ?? .container([])
        let view = UIView(frame: frameOfSnapshot)
        view.isUserInteractionEnabled = false
        // The view itself may be shown beside it.
        view.layer.contents = DrawnContents(node.duplicated(), size: bounds.size)
        return view
    }

    /// Draws the view and those below it into the current context.
    ///
    /// - Returns: true: nothing that a view shows is missing here.
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

    /// What the view looks like, with changes not yet on screen: the same object as before where that has not changed.
    func currentNode() -> RenderNode? {
        finishPendingPasses()
        return layer.snapshotNode(isFresh: true)
    }

    private func finishPendingPasses() {
        layoutIfNeeded()
        layer.displayTree()
    }

    private var frameOfSnapshot: CGRect {
        CGRect(origin: .zero, size: bounds.size)
    }
}
