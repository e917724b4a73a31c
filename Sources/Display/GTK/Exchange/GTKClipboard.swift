// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// The desktop's clipboard.
@MainActor
final class GTKClipboard: DisplayClipboard {
    var didChange: (@MainActor () -> Void)?

    private let clipboard: OpaquePointer
    private(set) var changes = 0
    /// Begins (true) or ends (false) a blocking wait, in which the rest of the app is paused.
    private let setBlockingWait: (Bool) -> Void
    private let blockingWait: BlockingWait

    init(_ blockingWait: BlockingWait, setBlockingWait: @escaping (Bool) -> Void) {
        clipboard = gdk_display_get_clipboard(gdk_display_get_default())
        self.blockingWait = blockingWait
        self.setBlockingWait = setBlockingWait
        let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated {
                let clipboard = Unmanaged<GTKClipboard>.fromOpaque(context).takeUnretainedValue()
                clipboard.changes += 1
                clipboard.blockingWait.whenOver { clipboard.didChange?() }
            }
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
        start(request.deferred(by: blockingWait))
    }

    private func start(_ request: DataRequest) -> GTKRead {
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

    func readWaiting(_ format: String, limit: Int, atMost seconds: Double) -> BlockingRead {
        var answer: Result<Data, DataReadError>?
        let request = DataRequest(format, limit: limit) { answer = $0 }
        setBlockingWait(true)
        defer { setBlockingWait(false) }
        let before = changes
        let read = start(request)
        MainLoop.run(atMost: seconds) { answer != nil }
        guard let answer else {
            read.cancel()
            return .timeOut
        }
        // If the clipboard changed during the read, the data may be the new owner's.
        guard changes == before, case .success(let data) = answer else { return .absent }
        return .received(data)
    }

    /// Hands the app's clipboard content to the desktop's clipboard manager, if there is one. The content then remains
    /// available after the app has ended.
    func storeBeforeEnd() {
        guard isOwn else { return }
        setBlockingWait(true)
        defer { setBlockingWait(false) }
        let storing = StoreRequest()
        let stored: GAsyncReadyCallback = { clipboard, result, context in
            gdk_clipboard_store_finish(OpaquePointer(clipboard), result, nil)
            Unmanaged<StoreRequest>.fromOpaque(context!).takeRetainedValue().isOver = true
        }
        let cancellable = g_cancellable_new()
        gdk_clipboard_store_async(
            clipboard, G_PRIORITY_DEFAULT, cancellable, stored, Unmanaged.passRetained(storing).toOpaque())
        MainLoop.run(atMost: GTKClipboard.storeTimeout) { storing.isOver }
        g_cancellable_cancel(cancellable)
        if let cancellable { g_object_unref(cancellable.gpointer) }
    }

    /// The state of a store request; an object, because the clipboard manager's answer may arrive after the timeout.
    private final class StoreRequest {
        var isOver = false
    }

    /// The timeout for the clipboard manager, in seconds. The value is our own choice: the app should exit quickly.
    private static let storeTimeout = 0.5
}
