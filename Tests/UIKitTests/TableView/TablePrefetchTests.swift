// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class Fetcher: NSObject, UITableViewDataSourcePrefetching {
    var asked: [[Int]] = []
    var cancelled: [[Int]] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        asked.append(indexPaths.map(\.row))
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled.append(indexPaths.map(\.row))
    }
}

@Suite("Table prefetching") @MainActor
struct TablePrefetchTests {
    private let stage = TableStage()
    private let fetcher = Fetcher()

    init() {
        stage.table.prefetchDataSource = fetcher
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
    }

    @Test("156 and 184: rows below the visible ones are prefetched, the nearest first")
    func below() {
        #expect(UITableView().isPrefetchingEnabled)
        #expect(UITableView().prefetchDataSource == nil)
        #expect(fetcher.asked == [Array(10..<20)])
        fetcher.asked = []
        stage.table.contentOffset.y = 44 * 3
        stage.screen.advance(by: 0.1)
        #expect(fetcher.asked == [[20, 21, 22]])
        #expect(fetcher.cancelled == [])
    }

    @Test("After a change of direction, rows above are prefetched and those below are cancelled")
    func directionChange() {
        stage.table.contentOffset.y = 44 * 30
        stage.screen.advance(by: 0.1)
        #expect(fetcher.cancelled == [Array(10..<20)])
        (fetcher.asked, fetcher.cancelled) = ([], [])
        stage.table.contentOffset.y = 44 * 29
        stage.screen.advance(by: 0.1)
        #expect(fetcher.asked == [Array((19..<29).reversed())])
        #expect(fetcher.cancelled == [Array(40..<50)])
    }

    @Test("Every row is prefetched once, and a row that came on screen is not cancelled")
    func once() {
        for step in 1...60 {
            stage.table.contentOffset.y = CGFloat(step) * 22
            stage.table.layoutIfNeeded()
        }
        #expect(fetcher.asked.flatMap { $0 } == Array(10..<50))
        #expect(fetcher.cancelled == [])
    }

    @Test("After an insertion, rows already prefetched are not prefetched again at their new index paths")
    func updates() throws {
        stage.data.sections[0].insert(contentsOf: ["X", "Y"], at: 0)
        stage.table.insertRows(at: [path(0), path(1)], with: .none)
        try stage.screen.settle()
        let again = fetcher.asked.dropFirst().flatMap { $0 }
        #expect(!again.contains { (12..<20).contains($0) })
    }

    @Test("Rows of zero height below the screen, 100,000 of them, are not prefetched")
    func collapsed() {
        final class Collapsing: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row < 12 || indexPath.row > 100_000 ? 44 : 0
            }
        }
        let (data, delegate) = (Players(count: 100_020), Collapsing())
        stage.table.estimatedRowHeight = 0
        (stage.table.dataSource, stage.table.delegate) = (data, delegate)
        fetcher.asked = []
        stage.screen.advance(by: 0.1)
        #expect(fetcher.asked == [[10, 11] + Array(100_001...100_008)])
        #expect(stage.table.indexPathsForVisibleRows?.map(\.row) == Array(0..<10))
    }

    @Test("Nothing is prefetched if isPrefetchingEnabled is false")
    func off() {
        fetcher.asked = []
        stage.table.isPrefetchingEnabled = false
        stage.table.contentOffset.y = 880
        stage.screen.advance(by: 0.1)
        #expect(fetcher.asked == [])
    }
}
