// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A window without a screen, which stores the last presented content.
@MainActor
package final class HeadlessSurface: DisplaySurface {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat
    package var title: String
    package weak var delegate: (any DisplaySurfaceDelegate)?
    package private(set) var isClosed = false
    /// The content last presented; nil before the first presentation.
    package private(set) var node: RenderNode?
    package private(set) var pointer = PointerShape.arrow
    /// The icon that was set last.
    package private(set) var icon: CGImage?

    /// The number of frames requested. In an idle app it stays constant, like ``framesRendered`` and
    /// ``picturesPresented``.
    package private(set) var framesRequested = 0
    package private(set) var framesRendered = 0
    package private(set) var picturesPresented = 0
    package private(set) var frameIsRequested = false

    /// The contacts that are down. A system drag can only begin if there is one.
    private var contacts: Set<Int> = []
    /// Whether the simulated desktop has other apps as drag targets.
    package var hasOtherApps = false
    package var seesThroughDragIcons = true
    /// The last system drag that began on the surface.
    package private(set) var drag: HeadlessDrag?
    /// The number of attempts to begin a system drag, including failed ones.
    package private(set) var dragAttempts = 0
    let scheduler: any MainScheduler
    private weak var display: HeadlessDisplay?
    /// Whether the simulated user works in the window.
    package private(set) var isActive = true
    package private(set) var isMinimized = false
    package private(set) var isFullScreen = false
    package private(set) var minimumSize = CGSize.zero
    /// Whether the size cannot be changed, because the maximum equals the minimum. As on GTK, no other maximum counts.
    package private(set) var isFixed = false

    init(title: String, size: CGSize, scale: CGFloat, on display: HeadlessDisplay) {
        self.display = display
        scheduler = display.virtualScheduler
        self.title = title
        self.size = size
        self.scale = scale
    }

    package func setIcon(_ icon: CGImage) {
        self.icon = icon
    }

    package func requestFrame() {
        guard !frameIsRequested, !isClosed else { return }
        frameIsRequested = true
        framesRequested += 1
    }

    package func present(_ node: RenderNode) {
        self.node = node
        picturesPresented += 1
    }

    package func setPointer(_ pointer: PointerShape) {
        self.pointer = pointer
    }

    package func beginDrag(
        _ offer: DataOffer, actions: Set<DragAction>, icon: DragIcon
    ) -> (any SystemDrag)? {
        dragAttempts += 1
        guard hasOtherApps, !contacts.isEmpty, !isClosed else { return nil }
        let drag = HeadlessDrag(offer, actions: actions, icon: icon, from: self)
        self.drag = drag
        return drag
    }

    package func activate() {
        guard !isClosed else { return }
        setMinimized(false)
        for other in display?.surfaces ?? [] where other !== self && other.isActive { other.setActive(false) }
        if !isActive { setActive(true) }
    }

    package func setSizeLimits(minimum: CGSize, maximum: CGSize) {
        (minimumSize, isFixed) = (minimum, maximum == minimum)
        resize(to: size)
    }

    package func requestSize(_ size: CGSize) -> Bool {
        guard !isFullScreen, !isClosed else { return false }
        resize(to: size)
        return true
    }

    package func close() {
        isClosed = true
        isActive = false
        frameIsRequested = false
        delegate = nil
    }

    func renderIfRequested(_ frame: FrameTime) {
        guard frameIsRequested, !isClosed else { return }
        frameIsRequested = false
        framesRendered += 1
        delegate?.surface(self, renderFrameAt: frame)
    }

    // MARK: Simulating the desktop

    package func send(_ event: InputEvent) {
        guard !isClosed else { return }
        if case .contact(let contact) = event.kind {
            switch contact.phase {
            case .began, .moved: contacts.insert(contact.id)
            case .ended, .cancelled: contacts.remove(contact.id)
            }
        }
        delegate?.surface(self, received: event)
    }

    package func send(_ drop: any SystemDrop, _ event: SystemDropEvent) {
        guard !isClosed else { return }
        delegate?.surface(self, drop: drop, event)
    }

    package func resize(to wanted: CGSize, scale: CGFloat? = nil) {
        let size =
            isFixed
            ? minimumSize
            : CGSize(width: max(wanted.width, minimumSize.width), height: max(wanted.height, minimumSize.height))
        guard self.size != size || (scale ?? self.scale) != self.scale else { return }
        self.size = size
        self.scale = scale ?? self.scale
        delegate?.surfaceDidResize(self)
    }

    package func setActive(_ isActive: Bool) {
        self.isActive = isActive
        delegate?.surface(self, isActive: isActive)
    }

    /// Minimises the window, which also deactivates it, or shows it again without activating it.
    package func setMinimized(_ isMinimized: Bool) {
        guard self.isMinimized != isMinimized else { return }
        if isMinimized, isActive { setActive(false) }
        self.isMinimized = isMinimized
        delegate?.surface(self, isMinimized: isMinimized)
    }

    /// Makes the window fill a screen of `size` points, or gives it that size in a window.
    package func setFullScreen(_ isFullScreen: Bool, size: CGSize) {
        self.isFullScreen = isFullScreen
        resize(to: size)
    }

    package func requestClose() {
        delegate?.surfaceShouldClose(self)
    }

    /// An image of the content last presented, in pixels.
    package func capture() -> CGImage? {
        (node ?? RenderNode.container([])).rasterized(in: CGRect(origin: .zero, size: size), scale: scale)
    }
}
