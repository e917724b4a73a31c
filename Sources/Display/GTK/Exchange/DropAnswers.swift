// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CUplift
import Foundation
internal import CGTK

/// What GDK does not tell a drag on X11, though the display's events do: whether a drop was taken, and that Escape was
/// pressed.
///
/// GDK tells the drag that an answer is for while it handles that answer's event, so the last one is the one that counts.
@MainActor
enum DropAnswers {
    private static var isRefused = false
    private static var isListening = false
    /// The number of the Escape key: the kernel's and eight, as X counts.
    private nonisolated static let escape: Int32 = 9

    /// To be called before a drag begins, whose own handler keeps events to itself.
    static func listen() {
        guard !isListening, let display = gdk_display_get_default() else { return }
        isListening = true
        guard GObjectBridge.className(display) == "GdkX11Display" else { return }
        let seen: @convention(c) (gpointer?, gpointer?, gpointer?) -> gboolean = { display, event, _ in
            let answer = uplift_drop_outcome(display, event)
            // -1 is an event of another kind.
            if answer != -1 { DropAnswers.heard(answer) }
            if uplift_presses_key(display, event, DropAnswers.escape) != 0 {
                // GDK stands in the midst of the event.
                MainLoop.post { MainActor.assumeIsolated { GTKDrag.escapePressed() } }
            }
            return 0
        }
        GObjectBridge.connect(display, "xevent", display.gpointer, seen)
    }

    private nonisolated static func heard(_ answer: Int32) {
        MainActor.assumeIsolated { isRefused = answer == 0 }
    }

    /// Whether the answer that is being handled says no.
    static func takeRefusal() -> Bool {
        defer { isRefused = false }
        return isRefused
    }
}
