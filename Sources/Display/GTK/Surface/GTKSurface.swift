// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
internal import CUplift
import Foundation
import QuartzCore
internal import CGTK

/// A GTK window whose whole content is one canvas.
///
/// The canvas shows the render tree that the delegate presents; GTK does no layout or drawing inside. Transparent
/// areas are black.
@MainActor
package final class GTKSurface: DisplaySurface {
    package private(set) var size: CGSize
    package weak var delegate: (any DisplaySurfaceDelegate)?
    package internal(set) var statistics = SurfaceStatistics()

    /// The minimum width and height of a window, in points.
    static let leastSize: Int32 = 200

    let window: UnsafeMutablePointer<GtkWidget>
    let canvas: UnsafeMutablePointer<GtkWidget>
    let input: GTKInput
    let frames: FrameSource
    private let drops: GTKDropTarget
    let blockingWait: BlockingWait
    private let scheduler: any MainScheduler
    private var node: RenderNode?
    /// Whether the presented render tree was drawn.
    private(set) var isDrawn = false
    /// Whether the next frame is to be empty. This is necessary after a change of scale: otherwise a browser would
    /// reuse the old pixels of unchanged nodes.
    private var showsEmptyFrameNext = false
    /// The GDK monitor of the browser page, which reports scale changes that the canvas does not report; nil outside a
    /// browser.
    private let monitor: OpaquePointer? =
        GTKDisplay.isBroadway
        ? OpaquePointer(g_list_model_get_item(gdk_display_get_monitors(gdk_display_get_default()), 0)) : nil
    /// The overlay that keeps touches from being lost in a browser; nil outside a browser.
    private var shield = GTKDisplay.isBroadway ? TouchShield() : nil
    private(set) var isClosed = false
    /// Whether the window was minimised when its state changed last.
    var wasMinimized = false
    /// Called once, with this surface, after it has closed.
    private let closed: (GTKSurface) -> Void

    // MARK: - Lifecycle

    init(
        title: String, size: CGSize, clock: any MediaClock, scheduler: any MainScheduler, blockingWait: BlockingWait,
        closed: @escaping (GTKSurface) -> Void
    ) {
        self.title = title
        self.size = size
        self.scheduler = scheduler
        self.blockingWait = blockingWait
        self.closed = closed
        window = gtk_window_new()
        canvas = uplift_canvas_new().assumingMemoryBound(to: GtkWidget.self)
        input = GTKInput(canvas: canvas, clock: clock)
        frames = FrameSource()
        drops = GTKDropTarget(canvas: canvas, blockingWait)
        open()
    }

    private func open() {
        input.deliver = { [unowned self] event in
            blockingWait.whenOver { [self] in delegate?.surface(self, received: event) }
        }
        drops.deliver = { [unowned self] drop, event in
            blockingWait.whenOver { [self] in delegate?.surface(self, drop: drop, event) }
        }
        frames.deliver = { [unowned self] in render($0) }
        frames.isPaused = { [unowned self] in blockingWait.isActive }
        uplift_canvas_set_owner(canvas, owner)
        gtk_widget_set_focusable(canvas, 1)
        gtk_widget_set_size_request(canvas, Self.leastSize, Self.leastSize)
        gtk_widget_add_css_class(window, GTKDisplay.styleClass)
        gtk_window_set_title(gtkWindow, title)
        gtk_window_set_child(gtkWindow, canvas)
        input.captureEvents(in: window)
        connectSignals()
        gtk_widget_realize(window)
        observeState()
        gtk_window_set_default_size(gtkWindow, Int32(size.width), Int32(size.height) + titleBarHeight)
        if GTKDisplay.isBroadway { fillPage() }
        gtk_window_present(gtkWindow)
        gtk_widget_grab_focus(canvas)
        frames.attach(to: gtk_widget_get_frame_clock(canvas)!)
    }

    /// Makes the window fill the browser's page, without GTK's title bar, whose buttons could hide the window for good.
    private func fillPage() {
        gtk_window_set_decorated(gtkWindow, 0)
        gtk_window_maximize(gtkWindow)
    }

    /// The height of the title bar inside the window; 0 if the desktop draws it. Known once the window is realized.
    var titleBarHeight: Int32 {
        var height: Int32 = 0
        var child = gtk_widget_get_first_child(window)
        while let widget = child {
            if widget != canvas {
                var natural: Int32 = 0
                gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
                height += natural
            }
            child = gtk_widget_get_next_sibling(widget)
        }
        return height
    }

    package func close() {
        tearDown(destroyingWindow: true)
    }

    private func tearDown(destroyingWindow: Bool) {
        if isClosed { return }
        if let toplevel { GObjectBridge.disconnect(toplevel, context) }
        isClosed = true
        input.cancel()
        input.deliver = nil
        drops.deliver = nil
        frames.detach()
        uplift_canvas_set_owner(canvas, UpliftCanvasOwner())
        GObjectBridge.disconnect(window, context)
        GObjectBridge.disconnect(canvas, context)
        if let monitor {
            GObjectBridge.disconnect(monitor, context)
            g_object_unref(monitor.gpointer)
        }
        closed(self)
        // The window is destroyed later, because the caller may be in a handler of the window's signals. The block also
        // retains this surface, to which GTK's event controllers point until the window is destroyed.
        scheduler.post { [self] in
            if destroyingWindow { gtk_window_destroy(gtkWindow) }
        }
    }

    var context: gpointer { Unmanaged.passUnretained(self).toOpaque() }

    nonisolated static func from(_ context: gpointer) -> GTKSurface {
        Unmanaged<GTKSurface>.fromOpaque(context).takeUnretainedValue()
    }

    var gtkWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    }

    package func setIcon(_ icon: CGImage) {
        guard !isClosed, let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
        let list = g_list_append(nil, UnsafeMutableRawPointer(icon.texturePointer))
        gdk_toplevel_set_icon_list(surface, list)
        g_list_free(list)
    }

    // MARK: - Geometry

    package var scale: CGFloat { CGFloat(gtk_widget_get_scale_factor(canvas)) }

    private func allocated(_ newSize: CGSize) {
        if newSize == size { return }
        size = newSize
        blockingWait.whenOver { [self] in resized() }
    }

    /// Renders a frame immediately after a resize. GTK does its layout between the clock's update and painting, so the
    /// new content appears together with the new window size.
    private func resized() {
        delegate?.surfaceDidResize(self)
        frames.deliverNow()
    }

    private func scaleChanged() {
        if monitor != nil {
            showsEmptyFrameNext = true
            gtk_widget_queue_draw(canvas)
        }
        blockingWait.whenOver { [self] in
            delegate?.surfaceDidResize(self)
            requestFrame()
        }
    }

    // MARK: - Frames

    package func requestFrame() {
        if isClosed { return }
        if frames.request() { statistics.framesRequested += 1 }
    }

    private func render(_ frame: FrameTime) {
        statistics.framesRendered += 1
        delegate?.surface(self, renderFrameAt: frame)
    }

    /// The render tree that the canvas shows in this frame; nil if this frame is to be empty. After an empty frame,
    /// another frame shows the content again.
    private func takeNodeToShow() -> RenderNode? {
        if showsEmptyFrameNext {
            showsEmptyFrameNext = false
            scheduler.post { [self] in if !isClosed { gtk_widget_queue_draw(canvas) } }
            return nil
        }
        isDrawn = node != nil
        return node.flatMap { shield?.cover($0, size: size) ?? $0 }
    }

    package func present(_ node: RenderNode) {
        if isClosed { return }
        statistics.nodesPresented += 1
        self.node = node
        isDrawn = false
        gtk_widget_queue_draw(canvas)
    }

    // MARK: - Window

    package var title: String {
        didSet { if !isClosed { gtk_window_set_title(gtkWindow, title) } }
    }

    package func setPointer(_ pointer: PointerShape) {
        if !isClosed { gtk_widget_set_cursor_from_name(canvas, pointer.name) }
    }

    package var seesThroughDragIcons: Bool { gdk_display_is_composited(gdk_display_get_default()) != 0 }

    /// Begins a system drag. Returns nil in a browser, which has no other apps.
    package func beginDrag(
        _ offer: DataOffer, actions: Set<DragAction>, icon: DragIcon
    ) -> (any SystemDrag)? {
        guard !isClosed, !GTKDisplay.isBroadway, let device = input.pressedDevice,
            let surface = gtk_native_get_surface(gtk_widget_get_native(canvas))
        else { return nil }
        let drag = GTKDrag.begin(
            offer, actions: actions, icon: icon, device: device, surface: surface, blockingWait)
        // Deferred because the caller is handling the pointer's event.
        if drag != nil { scheduler.post { [self] in input.pointerWasTaken() } }
        return drag
    }

    private func askedToClose() {
        guard let delegate else { return close() }
        delegate.surfaceShouldClose(self)
    }

    // MARK: - Callbacks of the canvas and the window

    private var owner: UpliftCanvasOwner {
        UpliftCanvasOwner(
            context: context,
            node: { context in
                nonisolated(unsafe) let context = context!
                return MainActor.assumeIsolated { GTKSurface.from(context).takeNodeToShow() }
                    .map { UnsafeMutableRawPointer($0.nodePointer) }
            },
            allocated: { context, width, height in
                nonisolated(unsafe) let context = context!
                MainActor.assumeIsolated {
                    GTKSurface.from(context).allocated(CGSize(width: Int(width), height: Int(height)))
                }
            })
    }

    private func connectSignals() {
        let closeRequested: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated {
                let surface = GTKSurface.from(context)
                surface.blockingWait.whenOver { surface.askedToClose() }
            }
            return 1
        }
        GObjectBridge.connect(window, "close-request", context, closeRequested)

        let destroyed: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated { GTKSurface.from(context).tearDown(destroyingWindow: false) }
        }
        GObjectBridge.connect(window, "destroy", context, destroyed)

        let activated: GObjectBridge.Notified = { _, _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated {
                let surface = GTKSurface.from(context)
                let isActive = gtk_window_is_active(surface.gtkWindow) != 0
                surface.blockingWait.whenOver { surface.delegate?.surface(surface, isActive: isActive) }
            }
        }
        GObjectBridge.connect(window, "notify::is-active", context, activated)

        let scaled: GObjectBridge.Notified = { _, _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated { GTKSurface.from(context).scaleChanged() }
        }
        GObjectBridge.connect(monitor ?? OpaquePointer(canvas), "notify::scale-factor", context, scaled)
    }
}

extension PointerShape {
    /// The CSS cursor name, which GTK uses too.
    fileprivate var name: String {
        switch self {
        case .arrow: "default"
        case .hand: "pointer"
        case .text: "text"
        case .grab: "grab"
        case .grabbing: "grabbing"
        case .resizeHorizontally: "ew-resize"
        case .resizeVertically: "ns-resize"
        }
    }
}
