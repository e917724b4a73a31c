// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What becomes of what is dragged from one program to another.
package enum DragAction: Sendable, Hashable, CaseIterable {
    case copy
    /// The program it comes from takes its own away.
    case move
}

/// A drag of the desktop's that began on a surface of this program.
@MainActor
package protocol SystemDrag: AnyObject {
    var events: (@MainActor (SystemDragEvent) -> Void)? { get set }

    /// Ends it without a drop, unless it is over; no event comes of that.
    func cancel()
}

/// What the program hears that a drag comes from.
package enum SystemDragEvent: Sendable, Equatable {
    /// It was let go of over a program that takes it; that may be this one.
    case dropped(DragAction)
    /// That program has all that it wanted; nil where it did not take it after all.
    case finished(DragAction?)
    /// It was let go of where nobody takes it, or the person or the desktop ended it.
    case cancelled
}

/// How a system drag looks: a picture in points, and the point of it that is under the pointer.
package struct DragIcon {
    package var picture: RenderNode
    package var size: CGSize
    package var hotSpot: CGPoint

    package init(picture: RenderNode, size: CGSize, hotSpot: CGPoint) {
        self.picture = picture
        self.size = size
        self.hotSpot = hotSpot
    }
}

/// A drag of the desktop's over a surface of this program.
@MainActor
package protocol SystemDrop: DataSource {
    /// What the program it comes from lets others do.
    var actions: Set<DragAction> { get }

    /// The drag where it began on a surface of this program.
    var ownDrag: (any SystemDrag)? { get }

    /// Says what a drop would do; nil, as at first, for nothing.
    func propose(_ action: DragAction?)

    /// Says, after a drop, what was done; nil where nothing was. Nothing can be read any more.
    func finish(_ action: DragAction?)
}

/// What a surface hears of a drag over it, in points of its own.
package enum SystemDropEvent: Sendable, Equatable {
    case entered(CGPoint)
    case moved(CGPoint)
    case left
    /// Let go of; `SystemDrop.finish` is to follow.
    case dropped(CGPoint)
}
