// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CUplift
import Foundation
internal import CGTK

/// Reads two facts from X11 events that GDK does not report to a drag: whether the drop was accepted, and whether
/// Escape was pressed.
///
/// The answer to a drop is read here before GDK handles the same X11 event and reports the drag's end. So when GDK
/// reports the end of a drag, the last answer that was read belongs to that drag.
@MainActor
enum X11DragEvents {
    private static var isRefused = false
    private static var isListening = false
    /// The X11 key code of the Escape key: the kernel's code plus 8.
    private nonisolated static let escape: Int32 = 9

    /// Starts to observe X11 events. Must be called before a drag begins, because GDK's own handler for the drag
    /// consumes events.
    static func listen() {
        guard !isListening, let display = gdk_display_get_default() else { return }
        isListening = true
        guard GObjectBridge.className(display) == "GdkX11Display" else { return }
        let seen: @convention(c) (gpointer?, gpointer?, gpointer?) -> gboolean = { display, event, _ in
            let answer = uplift_drop_outcome(display, event)
            // -1 means that the event is not an answer to a drop.
            if answer != -1 { X11DragEvents.recordAnswer(answer) }
            if uplift_presses_key(display, event, X11DragEvents.escape) != 0 {
                // Deferred because GDK is still handling the event.
                MainLoop.post { MainActor.assumeIsolated { GTKDrag.escapePressed() } }
            }
            return 0
        }
        GObjectBridge.connect(display, "xevent", display.gpointer, seen)
    }

    private nonisolated static func recordAnswer(_ answer: Int32) {
        MainActor.assumeIsolated { isRefused = answer == 0 }
    }

    /// Returns whether the last answer to a drop was a rejection, and forgets that answer.
    static func takeRefusal() -> Bool {
        defer { isRefused = false }
        return isRefused
    }
}
