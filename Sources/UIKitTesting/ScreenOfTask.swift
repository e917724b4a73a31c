// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Synchronization
import UIKit

/// Knows which test screen belongs to which task, so that tests may run side by side.
///
/// A test makes its screen in its own task and goes on in that task; whenever the task uses UIKit, its screen's display is
/// the current one. Tasks that begin while a screen delivers an event inherit that screen.
enum ScreenOfTask {
    /// A connection, which belongs to its screen.
    private struct Reference: @unchecked Sendable {
        weak var connection: DisplayConnection?
    }

    private struct Entry {
        let screen: Reference
        /// The connection that the task had inherited by then.
        let inherited: Reference
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Int: Entry] = [:]
    /// Whether there ever were several screens: a single one is the current one of all tasks, without a search.
    private static let areSeveral = Atomic(false)
    private static let isInstalled: Bool = {
        CurrentDisplay.choose = find
        return true
    }()

    /// The connection of the screen that delivers an event.
    @TaskLocal private static var inherited = Reference()

    /// Notes that the current task's screen is this one, in place of any it had.
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

    /// Delivers an event or a frame of a connection's screen.
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
        // An entry may be that of an earlier task: the identity of a task is used again after its end.
        guard let own = entry?.screen.connection, inherited == nil || entry?.inherited.connection === inherited else {
            return inherited
        }
        return own
    }
}
