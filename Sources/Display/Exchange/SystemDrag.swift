// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The operation of a drag from one app to another.
package enum DragAction: Sendable, Hashable, CaseIterable {
    case copy
    /// The source app removes its own copy.
    case move
}

/// A system drag that began on a surface of this app.
@MainActor
package protocol SystemDrag: AnyObject {
    /// Called for each event of the drag.
    var events: (@MainActor (SystemDragEvent) -> Void)? { get set }

    /// Cancels the drag, unless it has ended. No event is sent.
    func cancel()
}

/// An event of a system drag for its source app.
package enum SystemDragEvent: Sendable, Equatable {
    /// The items were dropped on an app that accepts them, possibly this app.
    case dropped(DragAction)
    /// The target app has finished reading and performed this operation; nil if it rejected the drop after all.
    case finished(DragAction?)
    /// The items were dropped where no app accepts them, or the user or the desktop cancelled the drag.
    case cancelled
}

/// The picture that follows the pointer in a system drag, and the point of the picture under the pointer. All values
/// are in points.
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

/// A system drag over a surface of this app.
@MainActor
package protocol SystemDrop: DataSource {
    /// The operations that the source app allows.
    var actions: Set<DragAction> { get }

    /// The drag itself if it began on a surface of this app; otherwise nil.
    var ownDrag: (any SystemDrag)? { get }

    /// Sets the operation that a drop would perform. Nil, the initial value, rejects a drop.
    func propose(_ action: DragAction?)

    /// Reports the operation performed after a drop; nil for none. Afterwards no data can be read.
    func finish(_ action: DragAction?)
}

/// An event of a system drag over a surface, in the surface's coordinates.
package enum SystemDropEvent: Sendable, Equatable {
    case entered(CGPoint)
    case moved(CGPoint)
    case left
    /// The items were dropped; the app must call ``SystemDrop/finish(_:)`` afterwards.
    case dropped(CGPoint)
}
