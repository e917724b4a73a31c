// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import QuartzCore

/// A desktop window and the UIKit windows shown in it. It receives the window's events and renders its frames.
@MainActor
package final class DesktopWindowHost {
    /// The host that `UIScreen.main` describes: the one of the current display that the user works in.
    package static var current: DesktopWindowHost? { DisplayConnection.current.windows.current }

    /// The size of `UIScreen.main` in points before there is any window. It is the size of an iPhone.
    package static let defaultSize = CGSize(width: 390, height: 844)
    static let defaultScale: CGFloat = 2

    package private(set) var surface: (any DisplaySurface)?
    /// The root of the render tree that was last presented on the surface.
    private(set) var presented: RenderNode?
    private static let emptyNode = RenderNode.container([])
    /// The superlayer of the windows' layers. The sublayers are ordered from the lowest window level to the highest.
    let rootLayer = CALayer()
    package private(set) var windows: [UIWindow] = []
    package private(set) weak var keyWindow: UIWindow?
    var traits: UITraitCollection
    /// Whether the desktop window is active, which means in use by the user.
    private(set) var isActive = true
    /// The user's preference for reduced motion when the app was last notified of it, or at the creation of this host.
    var motionWasReduced = DisplayConnection.current.display?.preferences.prefersReducedMotion ?? false
    private(set) var frameInterval: CFTimeInterval = 1.0 / 60
    private var afterLayoutBlocks: [() -> Void] = []
    /// The responder of this desktop window that gets key presses first.
    weak var firstResponder: UIResponder?
    /// Whether the controllers of the window are to be asked again for ``systemAppearance``.
    var needsSystemAppearance = true
    var storedSystemAppearance = SystemAppearance()
    /// The display's desktop windows.
    let openWindows = DisplayConnection.current.windows
    private(set) lazy var screen = UIScreen(of: self)
    /// The timer that fires when the next delayed animation begins.
    private var delayedAnimationTimer: ScheduledTask?
    /// A closure that calls `requestFrame()`, for use on the main thread. It is stored, because creating a closure for
    /// each change of a layer would allocate on the heap.
    nonisolated(unsafe) private var requestOnMain: () -> Void = {}
    private lazy var touches = TouchDispatcher(host: self)
    private lazy var pointer = PointerDispatcher(host: self)
    lazy var focusSystem = UIFocusSystem(host: self)
    lazy var drags = DragCoordinator(host: self)
    private lazy var keys = KeyDispatcher(host: self)
    /// The locations of the touches that are down.
    var pressedLocations: [CGPoint] { touches.event?.touches.filter(\.isDown).map { $0.location(in: nil) } ?? [] }
    /// Whether a key press is being delivered.
    var isSendingKey: Bool { keys.isSending }

    /// A closure that tests set: it receives the traits that were computed from the desktop's preferences, and returns
    /// the traits to use.
    package var traitOverride: ((UITraitCollection) -> UITraitCollection)?

    /// The safe area insets of the desktop window. They are zero in an app; tests set other values.
    package var safeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard safeAreaInsets != oldValue else { return }
            for window in windows { window.refreshSafeArea() }
            requestFrame()
        }
    }

    /// The scene of all UIKit windows that were created without a scene.
    weak var scene: UIWindowScene?
    /// The title of the desktop window while the scene has no title.
    var title = ""

    /// Called when the user asks to close the desktop window. If it is nil, the host closes the window itself.
    package var shouldClose: (@MainActor () -> Void)?
    /// Called before the user's input is delivered, but not for movements of the pointer without a pressed button.
    var inputReceived: (@MainActor () -> Void)?
    /// Called when the desktop window becomes active or inactive; the argument is true if it is active.
    package var activityChanged: (@MainActor (Bool) -> Void)?
    /// Called when the desktop window is minimised or shown again; the argument is true if it is minimised.
    var minimizationChanged: (@MainActor (Bool) -> Void)?

    package init(surface: any DisplaySurface) {
        self.surface = surface
        traits = UITraitCollection.system
        openWindows.makeCurrent(self)
        rootLayer.frame = CGRect(origin: .zero, size: surface.size)
        rootLayer.host = self
        surface.delegate = self
        let request: @MainActor () -> Void = { [weak self] in self?.requestFrame() }
        requestOnMain = unsafeBitCast(request, to: (() -> Void).self)
        // Capture the windows, and not the display connection. A weak reference to the connection would make each use
        // of the connection slower.
        FrameCallbacks.requestFrame = { [weak openWindows] in openWindows?.requestFrames() }
        DisplayConnection.current.display?.preferencesDidChange = { [weak openWindows] in
            openWindows?.all.forEach { $0.updateTraits() }
        }
        updateTraits()
    }

    package var size: CGSize { surface?.size ?? DesktopWindowHost.defaultSize }

    /// Makes this the window that the user works in.
    func makeCurrent() {
        guard openWindows.current !== self else { return }
        openWindows.makeCurrent(self)
        updateTraits()
    }

    // MARK: Windows

    /// Shows a window above all other windows of its level.
    func show(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        let index = windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue } ?? windows.count
        windows.insert(window, at: index)
        rootLayer.insertSublayer(window.layer, at: UInt32(index))
        requestFrame()
    }

    func hide(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        if keyWindow === window { makeKey(windows.last) }
        window.layer.removeFromSuperlayer()
    }

    func makeKey(_ window: UIWindow?) {
        guard keyWindow !== window else { return }
        let old = keyWindow
        keyWindow = window
        old?.resignKey()
        old?.post(UIWindow.didResignKeyNotification)
        window?.becomeKey()
        window?.post(UIWindow.didBecomeKeyNotification)
    }

    /// The foremost window in which a view is hit by a touch at `point`, and that view; nil if no view is hit. `point`
    /// is in the coordinates of the desktop window.
    func window(at point: CGPoint, event: UIEvent) -> (window: UIWindow, view: UIView)? {
        for window in windows.reversed() where !window.isHidden {
            if let view = window.hitTest(window.layer.convert(point, from: rootLayer), with: event) {
                return (window, view)
            }
        }
        return nil
    }

    /// Converts a point of the desktop window to a UIKit window's coordinates.
    func convert(_ point: CGPoint, to window: UIWindow) -> CGPoint {
        window.layer.convert(point, from: rootLayer)
    }

    // MARK: Frames

    package func requestFrame() {
        surface?.requestFrame()
    }

    /// Runs `body` after the next layout, before the frame is drawn.
    func afterLayout(_ body: @escaping () -> Void) {
        afterLayoutBlocks.append(body)
        requestFrame()
    }

    /// The maximum number of rounds in one frame. Each round runs the blocks of `afterLayout(_:)` and lays out again.
    /// The limit prevents an endless loop, for example of controllers that present each other.
    private static let maximumRounds = 20

    private func layOut() {
        // Constraints are updated before any layout, so that no view is laid out with old constraints first.
        for window in windows { ConstraintUpdates.performPending(inTreeOf: window) }
        rootLayer.layoutTree()
        for _ in 0..<DesktopWindowHost.maximumRounds where !afterLayoutBlocks.isEmpty {
            let blocks = afterLayoutBlocks
            afterLayoutBlocks = []
            for block in blocks { block() }
            rootLayer.layoutTree()
        }
        updateSystemAppearanceIfNeeded()
    }

    /// Runs the passes of a frame that come before the animations are computed: constraint updates, layout, display and
    /// commit.
    func runPassesBeforeRender() {
        layOut()
        rootLayer.displayTree()
        CATransaction.flush()
    }

    /// The render tree of the current layers.
    func currentNode() -> RenderNode {
        rootLayer.renderTree(scale: surface?.scale) ?? DesktopWindowHost.emptyNode
    }

    /// Whether another frame is needed: for pending layout or drawing, blocks of `afterLayout(_:)`, running animations
    /// or display links.
    package var hasWork: Bool {
        rootLayer.hasWork || !afterLayoutBlocks.isEmpty || RunningAnimations.isActive || FrameCallbacks.isActive
    }

    /// Whether layout, drawing or an update of the render tree is due.
    package var hasPendingPasses: Bool { rootLayer.hasWork }

    /// Sends the coalesced touch movements now, instead of at the next frame.
    package func deliverCoalescedInput() {
        touches.deliverCoalescedTouches()
    }

    package func close() {
        touches.cancelAll()
        drags.close()
        delayedAnimationTimer?.cancel()
        surface?.close()
        surface = nil
        openWindows.remove(self)
        openWindows.current?.updateTraits()
    }
}

extension DesktopWindowHost: LayerHost {
    nonisolated package func layerTreeNeedsFrame() {
        if MainThread.isCurrent {
            requestOnMain()
        } else {
            ScheduledWork.onMain { [weak self] in self?.requestFrame() }
        }
    }
}

extension DesktopWindowHost: DisplaySurfaceDelegate {
    package func surface(_ surface: any DisplaySurface, received event: InputEvent) {
        if case .hover = event.kind {
        } else {
            makeCurrent()
            inputReceived?()
        }
        openWindows.runTurnEndBlocks()
        if case .contact(let contact) = event.kind {
            if contact.phase == .began { focusSystem.pointerWasUsed() }
            return touches.dispatch(contact, of: event)
        }
        // Deliver coalesced movements first, because they happened before this event.
        touches.deliverCoalescedTouches()
        switch event.kind {
        case .contact: break
        case .hover(let hover): pointer.dispatch(hover, of: event)
        case .scroll(let scroll): pointer.dispatch(scroll, of: event)
        case .transform(let transform): pointer.dispatch(transform, of: event)
        case .key(let key): if !touches.cancelTouches(onEscape: key) { keys.dispatch(key, of: event) }
        case .text(let text): keys.insertText(text)
        }
    }

    package func surface(_ surface: any DisplaySurface, drop: any SystemDrop, _ event: SystemDropEvent) {
        inputReceived?()
        openWindows.runTurnEndBlocks()
        touches.deliverCoalescedTouches()
        drags.handle(event, of: drop)
    }

    /// Runs the passes of a frame: display links, layout, display, commit, animations and rendering.
    package func surface(_ surface: any DisplaySurface, renderFrameAt frame: FrameTime) {
        frameInterval = frame.interval
        touches.deliverCoalescedTouches()
        if openWindows.firesLinks(in: self, at: frame) {
            FrameCallbacks.run(timestamp: frame.timestamp, interval: frame.interval)
        }
        runPassesBeforeRender()
        rootLayer.listAnimations()
        RunningAnimations.advance(to: frame.timestamp)
        // Changes made by the completion blocks of animations become part of this frame, so that no intermediate state
        // is visible.
        runPassesBeforeRender()
        // Every visible change creates a new root node, so a change is found by comparing the root nodes. `hasWork`
        // would miss a change for which a snapshot has already updated the render tree.
        let node = currentNode()
        if node !== presented {
            presented = node
            surface.present(node)
        }
        if hasWork { surface.requestFrame() } else { scheduleFrameForNextAnimation() }
    }

    /// Requests a frame for the time at which the next delayed animation begins.
    private func scheduleFrameForNextAnimation() {
        delayedAnimationTimer?.cancel()
        delayedAnimationTimer = RunningAnimations.nextBeginning.map { beginning in
            ScheduledWork.after(
                min(beginning - CACurrentMediaTime(), Thresholds.Animation.moments.upperBound), purpose: .background
            ) { [weak self] in
                self?.requestFrame()
            }
        }
    }

    package func surfaceDidResize(_ surface: any DisplaySurface) {
        let (old, new) = (rootLayer.bounds.size, surface.size)
        let scaleChanged = traits.displayScale != surface.scale
        // The root layer belongs to no view, so a change of its frame would otherwise be animated implicitly.
        UIView.performWithoutAnimation { rootLayer.frame = CGRect(origin: .zero, size: new) }
        // A resize by more than the tolerance cancels touches and drags, because the views under them have moved.
        let tolerance = CGFloat(Thresholds.DragSession.resizeTolerance)
        let before = [touches.sizeAtBeginning ?? old, drags.sizeAtBeginning ?? old]
        let isLarge = before.contains {
            abs(new.width - $0.width) > tolerance || abs(new.height - $0.height) > tolerance
        }
        if isLarge || scaleChanged {
            touches.cancelAll()
            drags.windowResized()
        }
        for window in windows { window.surfaceDidResize(from: old, to: new) }
        updateTraits()
        scene?.geometryMayHaveChanged()
        openWindows.orientationMayHaveChanged()
        requestFrame()
    }

    package func surface(_ surface: any DisplaySurface, isMinimized: Bool) {
        minimizationChanged?(isMinimized)
    }

    package func surface(_ surface: any DisplaySurface, isActive: Bool) {
        // While the window is inactive, the releases of touches and keys may not be reported. So all are cancelled now.
        if !isActive {
            touches.cancelAll()
            keys.cancelAll()
            drags.windowDeactivated()
        }
        self.isActive = isActive
        if isActive { openWindows.makeCurrent(self) }
        updateTraits()
        activityChanged?(isActive)
    }

    package func surfaceShouldClose(_ surface: any DisplaySurface) {
        if let shouldClose { shouldClose() } else { close() }
    }
}
