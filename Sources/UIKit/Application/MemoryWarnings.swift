// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// Warnings for the app that the computer runs short of memory.
@MainActor
package enum MemoryWarnings {
    private struct Weak {
        weak var controller: UIViewController?
    }

    private static var controllers: [Weak] = []
    private static var limit = 64

    /// Adds a controller, which is warned as long as it exists.
    static func add(_ controller: UIViewController) {
        controllers.append(Weak(controller: controller))
        guard controllers.count > limit else { return }
        controllers.removeAll { $0.controller == nil }
        limit = max(64, controllers.count * 2)
    }

    /// Warns the app: its delegate, observers of the notification, and all view controllers.
    package static func send() {
        let application = UIApplication.shared
        application.delegate?.applicationDidReceiveMemoryWarning(application)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: application)
        for controller in controllers.compactMap(\.controller) { controller.didReceiveMemoryWarning() }
    }

    // MARK: Watching

    /// The threshold at which the kernel reports pressure: tasks have waited for memory for 150 of 2,000 milliseconds.
    /// Source: the example of the kernel's documentation, “PSI – Pressure Stall Information”.
    private static let threshold = "some 150000 2000000"

    /// Sends a warning whenever the kernel reports pressure, at most every two seconds. Without the kernel's file there
    /// are no warnings.
    static func watch() {
        let file = open("/proc/pressure/memory", O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return }
        guard write(file, threshold, threshold.utf8.count + 1) > 0 else {
            close(file)
            return
        }
        Thread.detachNewThread {
            var event = pollfd(fd: file, events: Int16(POLLPRI), revents: 0)
            while poll(&event, 1, -1) >= 0 || errno == EINTR {
                if event.revents & Int16(POLLERR) != 0 { break }
                guard event.revents & Int16(POLLPRI) != 0 else { continue }
                // Dispatch's own method, because UIKit's is for the main thread.
                DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { MainActor.assumeIsolated(send) }
            }
            close(file)
        }
    }
}
