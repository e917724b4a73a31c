// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A window's drawing area.
@MainActor
package protocol DisplaySurface: AnyObject {
    /// Points.
    var size: CGSize { get }
    /// Pixels a point.
    var scale: CGFloat { get }
    var title: String { get set }
    /// Held weakly.
    var delegate: (any DisplaySurfaceDelegate)? { get set }

    /// Asks for one frame: the delegate's ``DisplaySurfaceDelegate/surface(_:renderFrameAt:)`` is called once, soon.
    ///
    /// Calls before that frame are one request. An animation asks again in each frame.
    func requestFrame()

    /// Shows a picture, in points with the origin at the top left, until the next one.
    func present(_ node: RenderNode)

    /// Sets the pointer's look.
    func setPointer(_ pointer: PointerShape)

    /// Whether what is behind a ``DragIcon`` shows where that is clear; else it is black there.
    var seesThroughDragIcons: Bool { get }

    /// Makes the press that is under way a drag of the desktop's, to other programs and back.
    ///
    /// What goes on with the pointer is told as that of a ``SystemDrop`` from now on, and the contact is cancelled soon.
    ///
    /// - Returns: nil where that cannot be: nothing is pressed any more, or the display has no other programs.
    func beginDrag(_ offer: DataOffer, actions: Set<DragAction>, icon: DragIcon) -> (any SystemDrag)?

    /// Closes the window without asking the delegate.
    func close()
}

/// What the owner of a window hears.
@MainActor
package protocol DisplaySurfaceDelegate: AnyObject {
    func surface(_ surface: any DisplaySurface, received event: InputEvent)

    /// A drag of the desktop's is over the window, or was.
    func surface(_ surface: any DisplaySurface, drop: any SystemDrop, _ event: SystemDropEvent)

    /// Runs the passes of one frame; calls `present` if there is a new picture.
    func surface(_ surface: any DisplaySurface, renderFrameAt frame: FrameTime)

    /// The size or the scale has changed; a frame follows.
    func surfaceDidResize(_ surface: any DisplaySurface)

    /// The window has been made active or inactive.
    func surface(_ surface: any DisplaySurface, isActive: Bool)

    /// The user asked to close the window; the delegate closes it or not.
    func surfaceShouldClose(_ surface: any DisplaySurface)
}

/// When a frame is, and when the one after it.
package struct FrameTime: Sendable, Equatable {
    /// Seconds on the display's clock: the moment that animations are sampled at.
    package var timestamp: CFTimeInterval
    /// Seconds between frames of this display.
    package var interval: CFTimeInterval

    package init(timestamp: CFTimeInterval, interval: CFTimeInterval) {
        self.timestamp = timestamp
        self.interval = interval
    }
}

package enum PointerShape: Sendable, Equatable {
    case arrow, hand, text, grab, grabbing, resizeHorizontally, resizeVertically
}
