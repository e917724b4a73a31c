// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
internal import CGTK

/// A scheduler on the default GLib main context: one GLib source, which is ready at the earliest deadline.
///
/// Its priority equals that of GTK's frames, and GDK's input has a higher one. GLib serves all ready sources of one
/// priority in each iteration. So blocks cannot starve frames, and slow frames cannot starve timers. A block that
/// another block posts runs in the next iteration.
final class GTKMainScheduler: MainScheduler, @unchecked Sendable {
    /// The GLib priority of frames (`GDK_PRIORITY_REDRAW`).
    static let priority: Int32 = 120

    typealias Block = @MainActor @Sendable () -> Void

    private let lock = NSLock()
    private let clock: any MediaClock
    private var posted: [Block] = []
    private var timers = TimerQueue<Block>()
    private var nextID = 0
    private var isPaused = false
    private let source: UnsafeMutablePointer<GSource>

    /// The source's functions, allocated for the lifetime of the process because GLib keeps the pointer.
    nonisolated(unsafe) private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        functions.initialize(to: GSourceFuncs())
        functions.pointee.dispatch = { _, _, context in
            Unmanaged<GTKMainScheduler>.fromOpaque(context!).takeUnretainedValue().dispatch()
            return 1
        }
        return functions
    }()

    /// Creates a scheduler, which lives as long as the process.
    init(clock: any MediaClock) {
        self.clock = clock
        source = g_source_new(Self.functions, guint(MemoryLayout<GSource>.size))
        g_source_set_static_name(source, "Uplift's main scheduler")
        g_source_set_priority(source, Self.priority)
        // A block may run a nested main loop, for example in a system drag, and the source must fire there too.
        g_source_set_can_recurse(source, 1)
        g_source_set_callback(source, nil, Unmanaged.passRetained(self).toOpaque(), nil)
        g_source_attach(source, nil)
    }

    func post(_ block: @escaping Block) {
        lock.withLock {
            posted.append(block)
            arm()
        }
    }

    func schedule(
        after delay: CFTimeInterval, every interval: CFTimeInterval?, purpose: TimerPurpose, _ block: @escaping Block
    ) -> ScheduledTask {
        lock.withLock {
            let id = nextID
            nextID += 1
            let task = ScheduledTask { self.remove(id: id) }
            timers.insert(
                .init(id: id, deadline: clock.now() + max(0, delay), interval: interval, task: task, block: block))
            arm()
            return task
        }
    }

    /// Pauses or resumes all blocks and timers.
    func setPaused(_ isPaused: Bool) {
        lock.withLock {
            self.isPaused = isPaused
            arm()
        }
    }

    private func remove(id: Int) {
        lock.withLock {
            timers.remove(id: id)
            arm()
        }
    }

    /// Sets the time at which GLib calls the source next. The caller must hold the lock.
    private func arm() {
        if isPaused {
            g_source_set_ready_time(source, -1)
        } else if !posted.isEmpty {
            g_source_set_ready_time(source, 0)
        } else if let deadline = timers.nextDeadline {
            g_source_set_ready_time(source, GLibClock.microseconds(deadline))
        } else {
            g_source_set_ready_time(source, -1)
        }
    }

    private func dispatch() {
        let (blocks, due) = lock.withLock {
            defer {
                posted = []
                arm()
            }
            return (posted, timers.takeDue(at: clock.now()))
        }
        MainActor.assumeIsolated {
            for block in blocks { block() }
            // A block may have cancelled a timer that is also due.
            for entry in due where !entry.task.isCancelled { entry.block() }
        }
    }
}
