// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Background of a pinned plain header") @MainActor
struct PinnedHeaderBackgroundTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 440))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
    private let teams = Teams([8, 8, 8, 8], headers: ["First", "Second", "Third", "Fourth"])

    /// Shows a table with red rows below black titles.
    init() {
        table.register(RedRow.self, forCellReuseIdentifier: "row")
        table.dataSource = teams
        screen.show(table)
    }

    private final class RedRow: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        required init?(coder: NSCoder) { nil }
    }

    /// The strongest red in the header at the top, beside its text: 0 if no row shows through.
    private var shining: CGFloat {
        let pixels = Pixels(screen.capture())
        return stride(from: CGFloat(1), to: 27, by: 2).map { y in
            let color = pixels.color(at: CGPoint(x: 300, y: y))
            return color.red - color.green
        }.max() ?? 0
    }

    @Test(
        "Rows do not show through a pinned header after scrolling or a reload, light or dark", arguments: [false, true])
    func opaque(isDark: Bool) throws {
        screen.traits.userInterfaceStyle = isDark ? .dark : .light
        screen.advance(by: 0.1)
        table.contentOffset.y = 60
        screen.advance(by: 0.05)
        #expect(shining == 0)
        // Scrolls to a header that was not on screen before.
        table.contentOffset.y = 1000
        screen.advance(by: 0.02)
        #expect(shining == 0)
        table.scrollToRow(at: IndexPath(row: 3, section: 1), at: .top, animated: true)
        for _ in 0..<20 {
            screen.advance(by: 0.03)
            if table.contentOffset.y > 500, table.contentOffset.y < 760 { #expect(shining == 0) }
        }
        table.contentOffset.y = 60
        screen.advance(by: 0.05)
        table.reloadData()
        screen.advance(by: 0.05)
        #expect(shining == 0)
    }

    @Test("Rows do not show through a pinned header while rows are inserted and deleted below it")
    func updates() throws {
        table.contentOffset.y = 100
        screen.advance(by: 0.1)
        teams.counts[0] = 10
        table.insertRows(at: [IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0)], with: .automatic)
        for _ in 0..<12 {
            screen.advance(by: 0.03)
            #expect(shining == 0)
        }
        teams.counts[0] = 9
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .top)
        for _ in 0..<12 {
            screen.advance(by: 0.03)
            #expect(shining == 0)
        }
    }
}
