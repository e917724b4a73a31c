// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The content area of a window.
@MainActor
package protocol DisplaySurface: AnyObject {
    /// The size in points.
    var size: CGSize { get }
    /// The scale factor in pixels per point.
    var scale: CGFloat { get }
    var title: String { get set }
    /// Sets the icon that the desktop shows for the window. Some desktops take it from the app's desktop file instead.
    func setIcon(_ icon: CGImage)
    /// The receiver of the window's events and frames, held weakly.
    var delegate: (any DisplaySurfaceDelegate)? { get set }

    /// Requests one frame: the delegate's ``DisplaySurfaceDelegate/surface(_:renderFrameAt:)`` is called once, soon.
    ///
    /// Several calls before that frame count as one request. An animation requests the next frame in each frame.
    func requestFrame()

    /// Shows a render tree, in points with the origin at the top left, until the next call.
    func present(_ node: RenderNode)

    /// Sets the shape of the mouse pointer.
    func setPointer(_ pointer: PointerShape)

    /// Whether the transparent parts of a ``DragIcon`` show the content behind the icon. If false, those parts are
    /// black.
    var seesThroughDragIcons: Bool { get }

    /// Turns the current press into a system drag, which can reach other apps. The drag offers the content of `offer`
    /// for the operations `actions`, and shows `icon` at the pointer.
    ///
    /// From then on, pointer movements arrive as events of a ``SystemDrop``. The ``InputEvent/Contact`` of the pressed
    /// finger or mouse button is cancelled soon afterwards.
    ///
    /// - Returns: nil if no button or finger is down any more, or if the display shows only this app, as in a browser.
    func beginDrag(_ offer: DataOffer, actions: Set<DragAction>, icon: DragIcon) -> (any SystemDrag)?

    /// Shows the window in front of the others, and asks the desktop to make it the active one.
    func activate()

    /// Limits the size to which the user can resize the window, in points. A desktop may have no maximum size: then a
    /// maximum counts only if it equals the minimum.
    func setSizeLimits(minimum: CGSize, maximum: CGSize)

    /// Asks for another size of the content area, in points. The delegate is notified if the size changes.
    ///
    /// - Returns: false if the desktop decides about the size, as of a maximised window or a browser page.
    func requestSize(_ size: CGSize) -> Bool

    /// Whether the window fills the whole screen.
    var isFullScreen: Bool { get }

    /// Closes the window without asking the delegate.
    func close()
}

/// The receiver of a window's input, drag, frame and window events.
@MainActor
package protocol DisplaySurfaceDelegate: AnyObject {
    /// The window received an input event.
    func surface(_ surface: any DisplaySurface, received event: InputEvent)

    /// A system drag entered, moved over, left or was dropped on the window.
    func surface(_ surface: any DisplaySurface, drop: any SystemDrop, _ event: SystemDropEvent)

    /// Updates the content for one frame, and calls `present` if it changed.
    func surface(_ surface: any DisplaySurface, renderFrameAt frame: FrameTime)

    /// The size or the scale changed; a frame follows.
    func surfaceDidResize(_ surface: any DisplaySurface)

    /// The window became active or inactive.
    func surface(_ surface: any DisplaySurface, isActive: Bool)

    /// The window was minimised, or is shown again.
    func surface(_ surface: any DisplaySurface, isMinimized: Bool)

    /// The user asked to close the window. The delegate decides whether to close it.
    func surfaceShouldClose(_ surface: any DisplaySurface)
}

/// The time of a frame, and the interval to the next one.
package struct FrameTime: Sendable, Equatable {
    /// The time at which animations are sampled, in seconds on the display's clock.
    package var timestamp: CFTimeInterval
    /// The time between frames of this display, in seconds.
    package var interval: CFTimeInterval

    package init(timestamp: CFTimeInterval, interval: CFTimeInterval) {
        self.timestamp = timestamp
        self.interval = interval
    }
}

package enum PointerShape: Sendable, Equatable {
    case arrow, hand, text, grab, grabbing, resizeHorizontally, resizeVertically
}
