// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Tests that misuse of a table ends the process with an error message.
@Suite
struct TableMisuseTests {
    @Test("Row counts that do not add up after an update fail with UIKit's message (212)")
    func wrongCount() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage(Players(count: 20))
                stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
        }
        expect(
            result,
            "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
                + "after the update (20) must be equal to the number of rows contained in that section before the "
                + "update (20), plus or minus the number of rows inserted or deleted from that section (0 inserted, "
                + "1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, "
                + "0 moved out).")
    }

    @Test("Deleting a row that does not exist fails (215)")
    func wrongRow() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage(Players(count: 3))
                stage.table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .fade)
            }
        }
        expect(result, "attempt to delete row 7 from section 0 which only contains 3 rows before the update")
    }

    @Test("A negative header height from the delegate fails")
    func headerHeight() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Heights: NSObject, UITableViewDelegate {
                    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { -5 }
                }
                let (stage, heights) = (TableStage(Players(count: 3)), Heights())
                stage.table.delegate = heights
                stage.screen.advance(by: 0.1)
            }
        }
        expect(
            result,
            "The delegate's height of the header of section 0 is -5.0. Return 0 or more points, or "
                + "UITableView.automaticDimension.")
    }

    @Test("Scrolling to a row that does not exist fails (183)")
    func scrolling() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage(Players(count: 3))
                stage.table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: true)
            }
        }
        expect(
            result,
            "Attempted to scroll the table view to an out-of-bounds row (3) when there are only 3 rows in section 0.")
    }

    @Test("Dequeuing a cell with an unregistered identifier fails (168)")
    func dequeuing() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage(Players(count: 3))
                _ = stage.table.dequeueReusableCell(withIdentifier: "nobody", for: IndexPath(row: 0, section: 0))
            }
        }
        expect(result, "unable to dequeue a cell with identifier nobody - must register a nib or a class")
    }

    @Test("Returning one cell for two rows fails")
    func sameCell() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Sharing: NSObject, UITableViewDataSource {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        cell
                    }
                }
                let stage = TableStage(Players(count: 3))
                let sharing = Sharing()
                stage.table.dataSource = sharing
                stage.screen.advance(by: 0.1)
            }
        }
        expect(result, "returned the cell of row 0 in section 0 for row 1 in section 0 too.")
    }

    private func expect(
        _ result: ExitTest.Result?, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(message), sourceLocation: sourceLocation)
    }
}
