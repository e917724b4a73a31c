// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Rearrange
import Testing
import UIKit

@Suite("Release of components") @MainActor
struct ReleaseTests {
    /// Holds the last reference to a component, so that any thread can release it.
    private final class Holder: @unchecked Sendable {
        var component: RowReorderer?
        init(_ component: RowReorderer) { self.component = component }
    }

    @Test("A reorderer released on another thread removes its recognizers from the table, and ends its changes")
    func otherThread() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let before = table.gestureRecognizers?.count
        func make() -> (Holder, AsyncStream<RowMove>) {
            let reorderer = RowReorderer(tableView: table)
            return (Holder(reorderer), reorderer.changes)
        }
        let (holder, changes) = make()
        #expect(table.gestureRecognizers?.count != before)
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                holder.component = nil
                continuation.resume()
            }
        }
        #expect(table.gestureRecognizers?.count == before)
        for await _ in changes { Issue.record("Nothing has changed") }
    }
}
