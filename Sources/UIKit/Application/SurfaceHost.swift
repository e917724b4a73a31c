// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import QuartzCore

/// A desktop window and the UIKit windows shown in it: where events come in and frames go out.
@MainActor
package final class SurfaceHost {
    /// The host that `UIScreen.main` speaks of: the newest of the current display.
    package static var current: SurfaceHost? {
        get { DisplayConnection.current.host }
        set { DisplayConnection.current.host = newValue }
    }

    /// What `UIScreen.main` says before there is any window: an iPhone's points.
    package static let defaultSize = CGSize(width: 390, height: 844)
    static let defaultScale: CGFloat = 2

    package private(set) var surface: (any DisplaySurface)?
    /// What the surface shows.
    private var presented: RenderNode?
    private static let emptyNode = RenderNode.container([])
    /// Holds the layers of the windows, the lowest level first.
    let rootLayer = CALayer()
    package private(set) var windows: [UIWindow] = []
    package private(set) weak var keyWindow: UIWindow?
    var traits: UITraitCollection
    /// Whether the desktop's window is the one in use.
    private(set) var isActive = true
    /// What was told last of the person's wish for less motion.
    var motionWasReduced = DisplayConnection.current.display?.preferences.prefersReducedMotion ?? false
    private(set) var frameInterval: CFTimeInterval = 1.0 / 60
    private var afterLayoutBlocks: [() -> Void] = []
    /// What is to be done when the turn that goes on is over.
    var turnEnds: [TurnEndBlock] = []
    /// The timer for the next animation that waits for its beginning.
    private var wake: ScheduledTask?
    /// ``requestFrame()`` for who knows to be on the main thread: made once, for a closure made at each change of a layer
    /// would come from the heap.
    nonisolated(unsafe) private var requestOnMain: () -> Void = {}
    private lazy var touches = TouchDispatcher(host: self)
    private lazy var pointer = PointerDispatcher(host: self)
    lazy var focusSystem = UIFocusSystem(host: self)
    lazy var drags = DragCoordinator(host: self)
    private lazy var keys = KeyDispatcher(host: self)
    /// Whether somebody hears of a key now.
    var isSendingKey: Bool { keys.isSending }

    /// What the person asked for on top of the desktop's wishes: tests set it.
    package var traitOverride: ((UITraitCollection) -> UITraitCollection)?

    /// What covers the edges of the surface: nothing on a desktop; tests set it.
    package var safeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard safeAreaInsets != oldValue else { return }
            for window in windows { window.refreshSafeArea() }
            requestFrame()
        }
    }

    /// The scene that windows belong to which name none.
    weak var scene: UIWindowScene?
    /// What the desktop shows while the scene has no title of its own.
    var title = ""

    /// Told that the desktop window is to be closed.
    package var shouldClose: (@MainActor () -> Void)?
    package var activityChanged: (@MainActor (Bool) -> Void)?

    package init(surface: any DisplaySurface) {
        self.surface = surface
        traits = UITraitCollection.system
        SurfaceHost.current = self
        rootLayer.frame = CGRect(origin: .zero, size: surface.size)
        rootLayer.host = self
        surface.delegate = self
        let request: @MainActor () -> Void = { [weak self] in self?.requestFrame() }
        requestOnMain = unsafeBitCast(request, to: (() -> Void).self)
        FrameCallbacks.framesAreWanted = { [weak self] in self?.layerTreeNeedsFrame() }
        updateTraits()
    }

    package var size: CGSize { surface?.size ?? SurfaceHost.defaultSize }

    // MARK: Windows

    /// Shows a window above all others of its level.
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

    /// The foremost window that has a view for a touch at `point`.
    func window(at point: CGPoint, event: UIEvent) -> (window: UIWindow, view: UIView)? {
        for window in windows.reversed() where !window.isHidden {
            if let view = window.hitTest(window.layer.convert(point, from: rootLayer), with: event) {
                return (window, view)
            }
        }
        return nil
    }

    /// A point of the desktop window in a UIKit window's coordinates.
    func convert(_ point: CGPoint, to window: UIWindow) -> CGPoint {
        window.layer.convert(point, from: rootLayer)
    }

    // MARK: Frames

    package func requestFrame() {
        surface?.requestFrame()
    }

    /// Runs `body` when everything has been laid out, before the next picture.
    func afterLayout(_ body: @escaping () -> Void) {
        afterLayoutBlocks.append(body)
        requestFrame()
    }

    /// The most rounds of blocks after layout in one frame: controllers that show each other must not hang the app.
    private static let maximumRounds = 20

    private func layOut() {
        rootLayer.layoutTree()
        for _ in 0..<SurfaceHost.maximumRounds where !afterLayoutBlocks.isEmpty {
            let blocks = afterLayoutBlocks
            afterLayoutBlocks = []
            for block in blocks { block() }
            rootLayer.layoutTree()
        }
    }

    /// Update, layout, display, commit: everything before animations are sampled.
    func runPassesBeforeRender() {
        layOut()
        rootLayer.displayTree()
        CATransaction.flush()
    }

    /// The picture as the layers stand.
    func currentNode() -> RenderNode {
        rootLayer.renderTree(scale: surface?.scale) ?? SurfaceHost.emptyNode
    }

    /// Whether the next frame has anything to do.
    package var hasWork: Bool {
        rootLayer.hasWork || !afterLayoutBlocks.isEmpty || RunningAnimations.isActive || FrameCallbacks.isActive
    }

    /// Whether layout, drawing or a new picture is due.
    package var hasPendingPasses: Bool { rootLayer.hasWork }

    /// Sends movements that wait for the next frame.
    package func deliverHeldInput() {
        touches.deliverMovements()
    }

    package func close() {
        touches.cancelAll()
        drags.close()
        wake?.cancel()
        surface?.close()
        surface = nil
        if SurfaceHost.current === self { SurfaceHost.current = nil }
    }
}

extension SurfaceHost: LayerHost {
    nonisolated package func layerTreeNeedsFrame() {
        if MainThread.isCurrent {
            requestOnMain()
        } else {
            ScheduledWork.onMain { [weak self] in self?.requestFrame() }
        }
    }
}

extension SurfaceHost: DisplaySurfaceDelegate {
    /// What happens from now on is another turn's.
    func endTurn() {
        let blocks = turnEnds
        turnEnds = []
        for block in blocks { block.run() }
    }

    package func surface(_ surface: any DisplaySurface, received event: InputEvent) {
        endTurn()
        if case .contact(let contact) = event.kind {
            if contact.phase == .began { focusSystem.pointerWasUsed() }
            return touches.contact(contact, of: event)
        }
        // Whatever else happens, happens after the movements before it.
        touches.deliverMovements()
        switch event.kind {
        case .contact: break
        case .hover(let hover): pointer.hover(hover, of: event)
        case .scroll(let scroll): pointer.scroll(scroll, of: event)
        case .transform(let transform): pointer.transform(transform, of: event)
        case .key(let key): if !touches.wasCancelled(by: key) { keys.key(key, of: event) }
        case .text(let text): keys.text(text)
        }
    }

    package func surface(_ surface: any DisplaySurface, drop: any SystemDrop, _ event: SystemDropEvent) {
        endTurn()
        touches.deliverMovements()
        drags.hear(event, of: drop)
    }

    /// The passes of a frame: update, layout, display, commit, animate, render.
    package func surface(_ surface: any DisplaySurface, renderFrameAt frame: FrameTime) {
        frameInterval = frame.interval
        touches.deliverMovements()
        FrameCallbacks.run(timestamp: frame.timestamp, interval: frame.interval)
        runPassesBeforeRender()
        rootLayer.listAnimations()
        RunningAnimations.advance(to: frame.timestamp)
        // What completions changed belongs to this frame: nobody sees a state between two.
        runPassesBeforeRender()
        // Compared by identity: a snapshot may have brought the picture up to date before.
        let node = currentNode()
        if node !== presented {
            presented = node
            surface.present(node)
        }
        if hasWork { surface.requestFrame() } else { wakeForNextBeginning() }
    }

    /// Asks for a frame when what waits begins: until then nothing changes.
    private func wakeForNextBeginning() {
        wake?.cancel()
        wake = RunningAnimations.nextBeginning.map { beginning in
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
        // No view's layer: it would animate by itself.
        UIView.performWithoutAnimation { rootLayer.frame = CGRect(origin: .zero, size: new) }
        // What the touches were about lies elsewhere now, unless it is a matter of a point.
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
        requestFrame()
    }

    package func surface(_ surface: any DisplaySurface, isActive: Bool) {
        // Whoever holds something looks elsewhere now, and the release may never come.
        if !isActive {
            touches.cancelAll()
            keys.cancelAll()
            drags.windowDeactivated()
        }
        self.isActive = isActive
        updateTraits()
        activityChanged?(isActive)
    }

    package func surfaceShouldClose(_ surface: any DisplaySurface) {
        if let shouldClose { shouldClose() } else { close() }
    }
}
