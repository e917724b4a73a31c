// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
internal import CGTK

// The state and the size of the window on the desktop.
extension GTKSurface {
    /// The window in GDK's terms; nil before the window is realized and after it was destroyed.
    var toplevel: OpaquePointer? { isClosed ? nil : gtk_native_get_surface(OpaquePointer(window)) }

    private var state: GdkToplevelState { toplevel.map(gdk_toplevel_get_state) ?? GdkToplevelState(0) }

    package var isFullScreen: Bool { state.rawValue & GDK_TOPLEVEL_STATE_FULLSCREEN.rawValue != 0 }

    package func activate() {
        guard !isClosed else { return }
        if wasMinimized { gtk_window_unminimize(gtkWindow) }
        gtk_window_present(gtkWindow)
    }

    /// Limits the size. GTK 4 has no maximum size: a maximum counts only if it equals the minimum. The user then cannot
    /// resize the window.
    package func setSizeLimits(minimum: CGSize, maximum: CGSize) {
        guard !isClosed else { return }
        gtk_widget_set_size_request(
            canvas, max(Self.leastSize, Self.points(minimum.width)), max(Self.leastSize, Self.points(minimum.height)))
        gtk_window_set_resizable(gtkWindow, maximum == minimum ? 0 : 1)
    }

    package func requestSize(_ size: CGSize) -> Bool {
        let fixed = GDK_TOPLEVEL_STATE_MAXIMIZED.rawValue | GDK_TOPLEVEL_STATE_FULLSCREEN.rawValue
        guard !isClosed, !GTKDisplay.isBroadway, state.rawValue & fixed == 0 else { return false }
        gtk_window_set_default_size(gtkWindow, Self.points(size.width), Self.points(size.height) + titleBarHeight)
        return true
    }

    /// A length that GTK takes. A length that is no number is 0.
    private static func points(_ length: CGFloat) -> Int32 {
        length.isNaN ? 0 : Int32(min(max(length.rounded(), 0), 16_384))
    }

    /// Notifies the delegate if the window is minimised or shown again. GTK 4.8 reports that on X11 only.
    func observeState() {
        guard let toplevel else { return }
        let changed: GObjectBridge.Notified = { _, _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated { GTKSurface.from(context).stateChanged() }
        }
        GObjectBridge.connect(toplevel, "notify::state", context, changed)
    }

    private func stateChanged() {
        let isMinimized = state.rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        guard isMinimized != wasMinimized else { return }
        wasMinimized = isMinimized
        blockingWait.whenOver { [self] in delegate?.surface(self, isMinimized: isMinimized) }
    }
}
