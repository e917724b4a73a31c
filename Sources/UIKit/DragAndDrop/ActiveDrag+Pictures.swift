// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension ActiveDrag {
    /// One of the things on their way.
    @MainActor
    struct Entry {
        /// What is seen of it.
        @MainActor
        struct Look {
            /// What was lifted.
            let preview: UITargetedDragPreview
            let picture: DragPicture
            /// The view that the picture is of.
            var shownView: UIView
        }

        let item: UIDragItem
        /// Whoever gave it; nil for another program.
        let giver: UIDragInteraction?
        /// Nil where nothing shows.
        var look: Look?

        var picture: DragPicture? { look?.picture }
    }

    /// Which of the entries is an item's.
    func index(of item: UIDragItem) -> Int? {
        guard item.drag === self, entries.indices.contains(item.number), entries[item.number].item === item else {
            return nil
        }
        return item.number
    }

    /// How large the picture of an item is, in points; nil where there is none.
    func pictureSize(of item: UIDragItem) -> CGSize? {
        index(of: item).flatMap { entries[$0].picture?.bounds.size }
    }

    /// Brings what is shown together, and makes it smaller where it may not be as large as it is.
    func gather() {
        guard isCarried else { return }
        flock.gather(shrinking: !showsFullSize)
    }

    /// Whether what is dragged may be as large as it is.
    var showsFullSize: Bool {
        let isWanted = targeting.current.map { $0 == targetOfFullSize } ?? false
        return entries.count == 1 && (source?.prefersFullSize == true || isWanted)
    }

    /// Shows what the pictures are of as it is now: they are live but while the pointer moves them.
    func refresh() {
        for entry in entries { entry.picture?.refresh() }
    }

    /// An item looks otherwise from now on.
    func previewProviderChanged(of item: UIDragItem) {
        guard life.isUnderWay, let index = index(of: item), let picture = entries[index].picture,
            let provider = item.previewProvider
        else { return }
        let made = provider()
        guard isCarried else { return }
        guard let preview = made else {
            picture.isHidden = true
            return
        }
        picture.isHidden = false
        entries[index].look?.shownView = preview.view
        let change = picture.becomes(preview.view, preview.parameters)
        // A view of its own is in nothing that scales or turns it.
        let transform = preview.view.superview == nil ? .identity : preview.view.transformToWindow()
        UIView.animate(
            withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : Thresholds.DragSession.gatherDuration,
            animations: {
                change.exchange()
                picture.transforms.source = transform
            }, completion: { _ in change.end() })
    }

    /// Has the pictures go on from where they are seen.
    func catchUp() {
        let seen = flock.pictures.map(\.seen)
        liftAnimator.finish()
        for (picture, seen) in zip(flock.pictures, seen) { picture.show(seen) }
    }
}
