// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime
import Testing

private final class Total: NSObject, @unchecked Sendable {
    var value = 0
}

@Suite
struct SynchronizedTests {
    @Test
    func `threads that lock the same object wait for each other`() {
        let total = Total()
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in
            objc_sync_enter(total)
            defer { objc_sync_exit(total) }
            // The lock can be taken again by the thread that has it.
            objc_sync_enter(total)
            total.value += 1
            objc_sync_exit(total)
        }
        #expect(total.value == 1000)
    }
}
