// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// An asynchronous read from GDK, piece by piece.
///
/// The read retains itself until it ends. Then it releases the completion handler and the stream.
@MainActor
final class GTKRead: DataRead {
    /// A function that requests a stream from GDK; takes the format, a cancellable, a callback and the callback's
    /// context.
    typealias Opening = (String, OpaquePointer, @escaping GAsyncReadyCallback, gpointer) -> Void
    /// A function that returns the stream that GDK has opened. Takes GDK's asynchronous result, and the address at
    /// which an error is stored if the function returns nil.
    typealias Finishing = (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> UnsafeMutablePointer<
        GInputStream
    >?

    /// The number of bytes to request at once.
    private static let piece: gsize = 64 * 1024

    private var request: DataRequest?
    private let finish: Finishing
    private var collector: DataCollector
    private let cancellable = OpaquePointer(g_cancellable_new()!)
    private var stream: UnsafeMutablePointer<GInputStream>?
    /// The GLib source of the timeout; 0 if no timeout is running.
    private var alarm: guint = 0

    private init(_ request: DataRequest, finish: @escaping Finishing) {
        self.request = request
        self.finish = finish
        collector = DataCollector(limit: request.limit)
    }

    static func start(_ request: DataRequest, open: Opening, finish: @escaping Finishing) -> GTKRead {
        let read = GTKRead(request, finish: finish)
        read.restartTimeout()
        open(request.format, read.cancellable, opened, Unmanaged.passRetained(read).toOpaque())
        return read
    }

    isolated deinit {
        g_object_unref(cancellable.gpointer)
        if let stream { g_object_unref(stream.gpointer) }
    }

    func cancel() {
        let step = collector.failed(.cancelled)
        guard step != .ignored else { return }
        stop()
        // Deferred, because the completion handler must not be called before `cancel()` has returned.
        MainLoop.post { MainActor.assumeIsolated { self.handle(step) } }
    }

    // MARK: - GDK's answers

    private static let opened: GAsyncReadyCallback = { _, result, context in
        nonisolated(unsafe) let (result, context) = (result!, context!)
        MainActor.assumeIsolated {
            let read = Unmanaged<GTKRead>.fromOpaque(context).takeRetainedValue()
            var error: UnsafeMutablePointer<GError>?
            read.stream = read.finish(result, &error)
            if read.stream == nil { read.failed(error) } else { read.readNextPiece() }
        }
    }

    private static let readFinished: GAsyncReadyCallback = { _, result, context in
        nonisolated(unsafe) let (result, context) = (result!, context!)
        MainActor.assumeIsolated {
            let read = Unmanaged<GTKRead>.fromOpaque(context).takeRetainedValue()
            guard let stream = read.stream else { return }
            var error: UnsafeMutablePointer<GError>?
            guard let bytes = g_input_stream_read_bytes_finish(stream, result, &error) else {
                return read.failed(error)
            }
            defer { g_bytes_unref(bytes) }
            var count: gsize = 0
            let data = g_bytes_get_data(bytes, &count).map { Data(bytes: $0, count: Int(count)) } ?? Data()
            read.handle(read.collector.received(data))
        }
    }

    private func readNextPiece() {
        guard request != nil, let stream else { return }
        restartTimeout()
        g_input_stream_read_bytes_async(
            stream, GTKRead.piece, G_PRIORITY_DEFAULT, UnsafeMutablePointer(cancellable), GTKRead.readFinished,
            Unmanaged.passRetained(self).toOpaque())
    }

    private func failed(_ error: UnsafeMutablePointer<GError>?) {
        let reason = error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "no reason is known"
        if let error { g_error_free(error) }
        handle(collector.failed(.unavailable(reason)))
    }

    private func handle(_ step: DataCollector.Step) {
        switch step {
        case .incomplete(let count):
            request?.progress?(count)
            // The next read starts later, because GDK 4.8 on X11 loses a read that is started within the callback of
            // the previous one.
            MainLoop.post(isUrgent: true) { MainActor.assumeIsolated { self.readNextPiece() } }
        case .end(let result):
            stop()
            let completion = request?.completion
            request = nil
            if let stream { g_object_unref(stream.gpointer) }
            stream = nil
            completion?(result)
        case .ignored: break
        }
    }

    // MARK: - Ending

    private func stop() {
        if alarm != 0 { g_source_remove(alarm) }
        alarm = 0
        g_cancellable_cancel(UnsafeMutablePointer(cancellable))
    }

    /// Starts the timeout after which a read without any data fails.
    private func restartTimeout() {
        if alarm != 0 { g_source_remove(alarm) }
        let context = Unmanaged.passRetained(self).toOpaque()
        alarm = g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint(DataRequest.timeout * 1000),
            { context in
                nonisolated(unsafe) let context = context!
                MainActor.assumeIsolated {
                    let read = Unmanaged<GTKRead>.fromOpaque(context).takeUnretainedValue()
                    read.alarm = 0
                    read.handle(read.collector.failed(.stalled))
                }
                return 0
            }, context, { Unmanaged<GTKRead>.fromOpaque($0!).release() })
    }
}
