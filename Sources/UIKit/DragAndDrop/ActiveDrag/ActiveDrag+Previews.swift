// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension ActiveDrag {
    /// A dragged item with its source and its preview.
    @MainActor
    struct Entry {
        /// The preview of a dragged item.
        @MainActor
        struct Look {
            /// The preview that the source's delegate gave for the lift.
            let preview: UITargetedDragPreview
            let previewView: DragPreviewView
            /// The view that the drag preview shows now. A preview provider may have replaced the view given for the
            /// lift.
            var shownView: UIView
        }

        let item: UIDragItem
        /// The drag interaction that gave the item; nil if another app gave it.
        let sourceInteraction: UIDragInteraction?
        /// The item's preview; nil for an item without one.
        var look: Look?

        var previewView: DragPreviewView? { look?.previewView }
    }

    /// The index of an item in `entries`; nil if the item is not part of this drag.
    func index(of item: UIDragItem) -> Int? {
        guard item.drag === self, entries.indices.contains(item.number), entries[item.number].item === item else {
            return nil
        }
        return item.number
    }

    /// The size of an item's drag preview, in points; nil for an item without one.
    func previewSize(of item: UIDragItem) -> CGSize? {
        index(of: item).flatMap { entries[$0].previewView?.bounds.size }
    }

    /// Gathers the previews under the pointer. Shrinks large previews unless `showsFullSize` is true.
    func gather() {
        guard isDragging else { return }
        previewStack.gather(shrinking: !showsFullSize)
    }

    /// Whether the drag preview keeps its full size. It does if there is only one item, and the source or the current
    /// drop target prefers this.
    var showsFullSize: Bool {
        let isWanted = targeting.current.map { $0 == targetOfFullSize } ?? false
        return entries.count == 1 && (source?.prefersFullSize == true || isWanted)
    }

    /// Updates the previews to the current look of their views. Called in each frame before the drag begins and after
    /// it has ended, but not while the previews follow the pointer.
    func refresh() {
        for entry in entries { entry.previewView?.refresh() }
    }

    /// Replaces an item's drag preview with the one from the item's new preview provider.
    func previewProviderChanged(of item: UIDragItem) {
        guard stateMachine.isUnderWay, let index = index(of: item), let previewView = entries[index].previewView,
            let provider = item.previewProvider
        else { return }
        let made = provider()
        guard isDragging else { return }
        guard let preview = made else {
            previewView.isHidden = true
            return
        }
        previewView.isHidden = false
        entries[index].look?.shownView = preview.view
        let change = previewView.replaceContent(with: preview.view, preview.parameters)
        // A view without a superview has no transform to the window, so the identity is used.
        let transform = preview.view.superview == nil ? .identity : preview.view.transformToWindow()
        UIView.animate(
            withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : Thresholds.DragSession.gatherDuration,
            animations: {
                change.exchange()
                previewView.transforms.source = transform
            }, completion: { _ in change.end() })
    }

    /// Ends the lift animation and leaves the previews as they are on screen, so that the next animation starts there.
    func stopLiftAnimation() {
        let states = previewStack.previewViews.map(\.onScreenState)
        liftAnimator.finish()
        for (previewView, state) in zip(previewStack.previewViews, states) { previewView.restore(state) }
    }
}
