// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import AppBuilding

@Suite("The lock of shared results") struct BuildLockTests {
    @Test("A second build waits until the first one has ended")
    func secondBuildWaits() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let events = Mutex<[String]>([])
        var first: BuildLock? = try BuildLock(folder) { events.withLock { $0.append("first waits") } }
        _ = first
        let (isWaiting, hasEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            let lock = try? BuildLock(folder) {
                events.withLock { $0.append("second waits") }
                isWaiting.signal()
            }
            events.withLock { $0.append(lock == nil ? "second failed" : "second builds") }
            hasEnded.signal()
        }
        isWaiting.wait()
        events.withLock { $0.append("first ends") }
        first = nil
        hasEnded.wait()
        #expect(events.withLock { $0 } == ["second waits", "first ends", "second builds"])
    }

    @Test("A folder that cannot be made is an error")
    func noFolder() {
        #expect(throws: (any Error).self) { try BuildLock(URL(fileURLWithPath: "/dev/null/folder")) {} }
    }
}
