// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import UIKit

/// Knows which test screen belongs to which task, so that tests may run side by side.
///
/// A test makes its screen in its own task and goes on in that task; whenever the task uses UIKit, its screen's display is
/// the current one. Tasks that begin while the screen delivers an event inherit it.
enum ScreenOfTask {
    private struct Entry {
        weak var connection: DisplayConnection?
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Int: Entry] = [:]
    private static let isInstalled: Bool = {
        CurrentDisplay.choose = find
        return true
    }()

    /// Notes that the current task's screen is this one, in place of any it had.
    @MainActor
    static func adopt(_ connection: DisplayConnection) {
        precondition(isInstalled)
        guard let task = currentTask else { return }
        lock.withLock {
            if entries[task]?.connection === connection { return }
            entries = entries.filter { $0.value.connection != nil }
            entries[task] = Entry(connection: connection)
        }
    }

    private static var currentTask: Int? {
        withUnsafeCurrentTask { $0?.hashValue }
    }

    private static func find() -> (any DisplayContext)? {
        currentTask.flatMap { task in lock.withLock { entries[task]?.connection } } ?? inherited
    }

    /// The connection of the screen that delivers an event, for the tasks that the app begins then.
    @TaskLocal private static var inherited: DisplayConnection?

    /// Delivers an event or a frame of a connection's screen.
    @MainActor
    static func deliver<Result>(from connection: DisplayConnection, _ body: () throws -> Result) rethrows -> Result {
        try $inherited.withValue(connection) { try body() }
    }
}
