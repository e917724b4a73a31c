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
    /// The same without shadows.
    package var flatPicture: RenderNode
    /// What lies below the picture where nothing can be seen through, and the line round that.
    package var ground: (color: CGColor, line: CGColor)
    package var size: CGSize
    package var hotSpot: CGPoint
    /// Points at each edge in which there is at most a shadow.
    package var rim: CGFloat

    package init(
        picture: RenderNode, flatPicture: RenderNode? = nil, ground: (color: CGColor, line: CGColor), size: CGSize,
        hotSpot: CGPoint,
        rim: CGFloat = 0
    ) {
        self.picture = picture
        self.flatPicture = flatPicture ?? picture
        self.ground = ground
        self.size = size
        self.hotSpot = hotSpot
        self.rim = rim
    }

    /// The same for desktops on which nothing can be seen through: without its rim, on a ground where there would be
    /// black round corners and under shadows.
    package var onGround: DragIcon {
        let room = CGSize(width: max(1, size.width - 2 * rim), height: max(1, size.height - 2 * rim))
        let whole = CGRect(origin: .zero, size: room)
        return DragIcon(
            picture: .container([
                .color(ground.color, in: whole), flatPicture.translated(x: -rim, y: -rim),
                .border(ground.line, width: 1, in: whole, corners: .zero),
            ]),
            ground: ground, size: room, hotSpot: CGPoint(x: hotSpot.x - rim, y: hotSpot.y - rim))
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
