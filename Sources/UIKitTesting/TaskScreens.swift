// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Synchronization
import UIKit

/// The mapping from Swift tasks to test screens, which lets tests run in parallel.
///
/// A test creates its screen in its own task and continues in that task. Whenever the task uses UIKit, its screen's
/// display is the current one. Tasks that start while a screen delivers an event inherit that screen.
enum TaskScreens {
    /// A weak reference to the display connection of a screen. Only the screen retains the connection.
    private struct Reference: @unchecked Sendable {
        weak var connection: DisplayConnection?
    }

    private struct Entry {
        let screen: Reference
        /// The inherited connection (see `TaskScreens.inherited`) of the task at the time when `screen` became its
        /// screen.
        let inherited: Reference
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Int: Entry] = [:]
    /// Whether a second screen was created while another one existed. Until then no task needs a lookup, because the
    /// only screen is current for all tasks.
    private static let areSeveral = Atomic(false)
    private static let isInstalled: Bool = {
        CurrentDisplay.choose = find
        return true
    }()

    /// The connection of the screen that delivers an event or a frame in this task. Tasks that start during the
    /// delivery inherit it.
    @TaskLocal private static var inherited = Reference()

    /// Makes a connection's screen the current task's screen, replacing any previous one.
    @MainActor
    static func adopt(_ connection: DisplayConnection) {
        guard let task = currentTask else { return }
        precondition(isInstalled)
        lock.withLock {
            if entries[task]?.screen.connection === connection { return }
            entries = entries.filter { $0.value.screen.connection != nil }
            if entries.contains(where: { $0.value.screen.connection !== connection }) {
                areSeveral.store(true, ordering: .releasing)
            }
            entries[task] = Entry(screen: Reference(connection: connection), inherited: inherited)
        }
    }

    /// Runs `body`, which delivers an event or a frame of a connection's screen. Tasks that start during `body` inherit
    /// that screen.
    @MainActor
    static func deliver<Result>(from connection: DisplayConnection, _ body: () throws -> Result) rethrows -> Result {
        try $inherited.withValue(Reference(connection: connection)) { try body() }
    }

    private static var currentTask: Int? {
        withUnsafeCurrentTask { $0?.hashValue }
    }

    private static func find() -> (any DisplayContext)? {
        guard areSeveral.load(ordering: .acquiring) else { return nil }
        let inherited = inherited.connection
        let entry = currentTask.flatMap { task in lock.withLock { entries[task] } }
        // An entry may belong to an earlier task, because task identities are reused after a task ends.
        guard let own = entry?.screen.connection, inherited == nil || entry?.inherited.connection === inherited else {
            return inherited
        }
        return own
    }
}
