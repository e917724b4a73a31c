// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CUplift
import Foundation
internal import CGTK

/// Whether a drop was taken, which GDK does not say on X11: the display's events do.
///
/// GDK tells the drag that an answer is for while it handles that answer's event, so the last one is the one that counts.
@MainActor
enum DropAnswers {
    private static var isRefused = false
    private static var isListening = false

    /// To be called before a drag begins, whose own handler keeps events to itself.
    static func listen() {
        guard !isListening, let display = gdk_display_get_default() else { return }
        isListening = true
        guard GObjectBridge.className(display) == "GdkX11Display" else { return }
        let seen: @convention(c) (gpointer?, gpointer?, gpointer?) -> gboolean = { display, event, _ in
            let answer = uplift_drop_outcome(display, event)
            // -1 is an event of another kind.
            if answer != -1 { DropAnswers.heard(answer) }
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
