// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The child processes that end when a signal ends the tool.
///
/// `Process` puts a child in a process group of its own, so Ctrl-C in a terminal reaches the tool only.
enum EndingChildren {
    /// The process identifier of the app; 0 if none runs. A signal handler can only read plain memory.
    nonisolated(unsafe) static var app: pid_t = 0
    /// The process identifier of the build; 0 if none runs.
    nonisolated(unsafe) static var build: pid_t = 0

    /// Sends a signal to a child and the processes that it has started.
    static func send(_ number: Int32, to child: pid_t) {
        // The child is in the tool's group if no group has its identifier.
        if kill(-child, number) != 0 { kill(child, number) }
    }

    /// Ends the children, and then the tool, on SIGINT, SIGTERM and SIGHUP.
    static func install() {
        (app, build) = (0, 0)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                for child in [EndingChildren.app, EndingChildren.build] where child > 0 {
                    EndingChildren.send(SIGTERM, to: child)
                }
                _exit(128 + number)
            }
        }
    }
}
