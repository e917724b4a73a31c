// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The child processes that end when a signal ends the tool.
///
/// `Process` puts a child in a process group of its own, so Ctrl-C in a terminal reaches the tool only.
enum EndingChildren {
    /// The use of a child process.
    enum Kind {
        case app
        case build
    }

    // A signal handler can only read plain memory.

    /// The process identifier of the app; 0 if none runs.
    nonisolated(unsafe) private static var app: pid_t = 0
    /// The process identifier of the build; 0 if none runs.
    nonisolated(unsafe) private static var build: pid_t = 0
    /// Whether a child is being started, whose identifier is not known yet.
    nonisolated(unsafe) private static var isStarting = false
    /// The signal that came while a child was being started; 0 without one.
    nonisolated(unsafe) private static var pending: Int32 = 0

    /// Starts a child, which ends with the tool until ``forget(_:)`` is called.
    static func start(_ process: Process, as kind: Kind) throws {
        isStarting = true
        defer {
            isStarting = false
            if pending != 0 { end(pending) }
        }
        try process.run()
        switch kind {
        case .app: app = process.processIdentifier
        case .build: build = process.processIdentifier
        }
    }

    /// Called when a child has ended, because another process can get its identifier.
    static func forget(_ kind: Kind) {
        switch kind {
        case .app: app = 0
        case .build: build = 0
        }
    }

    /// Sends a signal to a child and the processes that it has started.
    static func send(_ number: Int32, to child: pid_t) {
        // The child is in the tool's group if no group has its identifier.
        if kill(-child, number) != 0 { kill(child, number) }
    }

    /// Ends the children, and then the tool, on SIGINT, SIGTERM and SIGHUP.
    static func install() {
        // The variables must not be made in a signal handler.
        (app, build, isStarting, pending) = (0, 0, false, 0)
        var set = sigset_t()
        sigemptyset(&set)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            sigaddset(&set, number)
            signal(number) { number in
                if EndingChildren.isStarting {
                    EndingChildren.pending = number
                } else {
                    EndingChildren.end(number)
                }
            }
        }
        // A program that starts the tool from one of its threads can have blocked them.
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    private static func end(_ number: Int32) {
        if app > 0 { send(SIGTERM, to: app) }
        // The package manager ends the compilers and tests, which have groups of their own, on SIGINT only.
        if build > 0 { send(SIGINT, to: build) }
        _exit(128 + number)
    }
}
