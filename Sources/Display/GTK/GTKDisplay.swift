// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
internal import CUplift
import Foundation
import QuartzCore
internal import CGTK

/// The display of a desktop (X11, Wayland) or of a browser tab (Broadway), through GTK.
@MainActor
package final class GTKDisplay: DisplayServer {
    package let clock: any MediaClock
    package let scheduler: any MainScheduler
    package var preferencesDidChange: (@MainActor () -> Void)?

    /// The CSS class of the display's windows.
    static let styleClass = "uplift"

    private let settings: DesktopSettings
    private let foundationLoop = FoundationRunLoop()
    private var surfaces: [GTKSurface] = []
    private let blockingWait = BlockingWait { body in
        MainLoop.post(isUrgent: true) { MainActor.assumeIsolated(body) }
    }
    private var ownClipboard: GTKClipboard?
    private var isRunning = false
    private static var servesMainQueue = false

    // MARK: - Lifecycle

    /// Makes GTK draw windows with Cairo, unless the environment names a renderer.
    ///
    /// The GL renderer of GTK 4.8 does not antialias rotated edges, and rounds positions to whole pixels. With Broadway
    /// the browser draws the windows.
    private static func chooseRenderer() {
        if !isBroadway { g_setenv("GSK_RENDERER", "cairo", 0) }
    }

    /// Connects to the display that the environment variables name.
    ///
    /// - Throws: ``DisplayError`` if there is no display.
    package init() throws {
        guard gtk_init_check() != 0 else { throw DisplayError(Self.noDisplay) }
        Self.chooseRenderer()
        clock = GLibClock()
        scheduler = GTKMainScheduler(clock: clock)
        settings = DesktopSettings()
        settings.didChange = { [unowned self] in
            blockingWait.whenOver { [self] in preferencesDidChange?() }
        }
        Self.addStyle()
        RenderNode.isShownInBrowser = Self.isBroadway
    }

    /// Whether windows are shown in a browser (Broadway).
    static var isBroadway: Bool { GObjectBridge.className(gdk_display_get_default()) == "GdkBroadwayDisplay" }

    /// The error message that lists the displays that were tried, with advice to the user.
    private static var noDisplay: String {
        let environment = ProcessInfo.processInfo.environment
        let tried = ["WAYLAND_DISPLAY", "DISPLAY", "BROADWAY_DISPLAY"].compactMap { name in
            environment[name].map { "\(name)=\($0)" }
        }
        return "No display to open a window on (\(tried.isEmpty ? "none is named" : tried.joined(separator: ", "))): "
            + "start inside a desktop session (DISPLAY or WAYLAND_DISPLAY set), "
            + "or unset both and run gtk4-broadwayd with GDK_BACKEND=broadway to use a browser, or run headless."
    }

    /// Makes the window background opaque black, instead of the background of GTK's theme.
    private static func addStyle() {
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(provider, "window.\(styleClass) { background: black; }", -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider.gpointer)
    }

    // MARK: - Desktop

    package var preferences: DesktopPreferences { settings.preferences }

    package var hasSeveralWindows: Bool { !Self.isBroadway }

    package var clipboard: any DisplayClipboard {
        if let ownClipboard { return ownClipboard }
        let made = GTKClipboard(blockingWait) { [unowned self] in setBlockingWait($0) }
        ownClipboard = made
        return made
    }

    /// Begins or ends a blocking wait. During the wait, GLib's main loop runs GTK's own sources, but not the app's
    /// timers and main-queue blocks.
    private func setBlockingWait(_ isActive: Bool) {
        let wasOn = blockingWait.isActive
        if isActive { blockingWait.begin() } else { blockingWait.end() }
        guard blockingWait.isActive != wasOn else { return }
        (scheduler as? GTKMainScheduler)?.setPaused(isActive)
        if isActive {
            uplift_pause_main_queue()
        } else if Self.servesMainQueue {
            uplift_resume_main_queue()
        }
    }

    package func makeSurface(title: String, size: CGSize) throws -> any DisplaySurface {
        let surface = GTKSurface(
            title: title, size: size, clock: clock, scheduler: scheduler, blockingWait: blockingWait
        ) {
            [unowned self] closed in
            surfaces.removeAll { $0 === closed }
        }
        surfaces.append(surface)
        return surface
    }

    // MARK: - Main loop

    package func draw(_ surface: any DisplaySurface) {
        guard let surface = surface as? GTKSurface else { return }
        setBlockingWait(true)
        defer { setBlockingWait(false) }
        // The source ends the wait for an event, so that the time limit is seen.
        let alarm = g_timeout_add(50, { _ in 1 }, nil)
        defer { g_source_remove(alarm) }
        let end = clock.now() + 0.5
        while !surface.isDrawn, clock.now() < end { g_main_context_iteration(nil, 1) }
    }

    /// Runs GLib's main loop until ``stop()`` or the first SIGINT or SIGTERM. The loop also serves Dispatch's main
    /// queue and Foundation's run loop.
    ///
    /// Call this from the main thread, but not from a task or a block on the main queue: the queue would serve nothing
    /// else until that block returns.
    package func run() {
        precondition(!isRunning, "the main loop runs already")
        isRunning = true
        MainLoop.observeWaits()
        if !Self.servesMainQueue {
            Self.servesMainQueue = true
            uplift_attach_main_queue(GTKMainScheduler.priority)
        }
        uplift_on_termination(
            { context in
                nonisolated(unsafe) let context = context!
                MainActor.assumeIsolated { Unmanaged<GTKDisplay>.fromOpaque(context).takeUnretainedValue().stop() }
            }, Unmanaged.passUnretained(self).toOpaque())
        while isRunning {
            foundationLoop.serve()
            g_main_context_iteration(nil, 1)
        }
        uplift_forget_termination()
        ownClipboard?.storeBeforeEnd()
    }

    package func stop() {
        isRunning = false
        g_main_context_wakeup(nil)
    }
}
