// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// The desktop's clipboard.
@MainActor
final class GTKClipboard: DisplayClipboard {
    var didChange: (@MainActor () -> Void)?

    private let clipboard: OpaquePointer
    /// Has the rest of the program stand still while it is true.
    private let hold: (Bool) -> Void

    init(hold: @escaping (Bool) -> Void) {
        clipboard = gdk_display_get_clipboard(gdk_display_get_default())
        self.hold = hold
        let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated { Unmanaged<GTKClipboard>.fromOpaque(context).takeUnretainedValue().didChange?() }
        }
        GObjectBridge.connect(clipboard, "changed", Unmanaged.passUnretained(self).toOpaque(), changed)
    }

    var formats: [String] { GTKFormats.names(gdk_clipboard_get_formats(clipboard)) }

    var isOwn: Bool { gdk_clipboard_is_local(clipboard) != 0 }

    func offer(_ offer: DataOffer?) {
        guard let offer else {
            gdk_clipboard_set_content(clipboard, nil)
            return
        }
        let provider = GTKOffer.makeProvider(offer)
        gdk_clipboard_set_content(clipboard, provider)
        g_object_unref(provider.gpointer)
    }

    @discardableResult
    func read(_ request: DataRequest) -> any DataRead {
        let clipboard = clipboard
        return GTKRead.start(
            request,
            open: { format, cancellable, done, context in
                GTKFormats.withList(of: format) {
                    gdk_clipboard_read_async(
                        clipboard, $0, G_PRIORITY_DEFAULT, UnsafeMutablePointer(cancellable), done, context)
                }
            },
            finish: { result, error in gdk_clipboard_read_finish(clipboard, result, nil, error) })
    }

    func readWaiting(_ format: String, limit: Int, atMost seconds: Double) -> Data? {
        var answer: Result<Data, DataReadError>?
        let request = DataRequest(format, limit: limit) { answer = $0 }
        hold(true)
        defer { hold(false) }
        let read = read(request)
        waitInLoop(atMost: seconds) { answer != nil }
        if answer == nil { read.cancel() }
        return try? answer?.get()
    }

    /// Gives a clipboard manager, where there is one, what would go with this program.
    func storeBeforeEnd() {
        guard isOwn else { return }
        var isDone = false
        withUnsafeMutablePointer(to: &isDone) { done in
            let stored: GAsyncReadyCallback = { clipboard, result, context in
                gdk_clipboard_store_finish(OpaquePointer(clipboard), result, nil)
                context!.assumingMemoryBound(to: Bool.self).pointee = true
            }
            let cancellable = g_cancellable_new()
            gdk_clipboard_store_async(clipboard, G_PRIORITY_DEFAULT, cancellable, stored, done)
            waitInLoop(atMost: GTKClipboard.storing) { done.pointee }
            g_cancellable_cancel(cancellable)
            // The callback comes all the same, and must find where to write.
            waitInLoop(atMost: GTKClipboard.storing) { done.pointee }
            if let cancellable { g_object_unref(cancellable.gpointer) }
        }
    }

    /// Seconds that a clipboard manager gets. Ours: nobody waits long for a program to end.
    private static let storing = 0.5

    /// Turns GLib's main loop until something has happened, or time is up.
    private func waitInLoop(atMost seconds: Double, until isOver: () -> Bool) {
        let end = g_get_monotonic_time() + gint64(seconds * 1e6)
        // The loop would sleep until something happens.
        let tick = g_timeout_add(20, { _ in 1 }, nil)
        defer { g_source_remove(tick) }
        while !isOver(), g_get_monotonic_time() < end { g_main_context_iteration(nil, 1) }
    }
}
