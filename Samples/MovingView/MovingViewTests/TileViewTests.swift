// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import XCTest

@testable import MovingView

@MainActor
final class TileViewTests: XCTestCase {
    private var board: BoardViewController!
    private var tile: TileView!

    override func setUpWithError() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: BoardViewController.self))
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        board = try XCTUnwrap(navigation.topViewController as? BoardViewController)
        board.loadViewIfNeeded()
        board.view.layoutIfNeeded()
        tile = try XCTUnwrap(board.view.subviews.compactMap { $0 as? TileView }.first)
    }

    func testAMovedTileStaysThereAfterALayout() {
        tile.move(to: CGPoint(x: 100, y: 90))
        board.view.setNeedsLayout()
        board.view.layoutIfNeeded()
        XCTAssertEqual(tile.center, CGPoint(x: 100, y: 90))
        XCTAssertEqual(tile.bounds.size, CGSize(width: 120, height: 120))
        tile.returnHome()
        XCTAssertEqual(tile.center.x, board.view.bounds.midX)
    }

    func testTheBoardKeepsTheTileInside() {
        let home = tile.center
        tile.move(to: CGPoint(x: -1, y: 90))
        XCTAssertEqual(tile.center, home)
    }

    func testTheStoryboardSetsTheCornerRadius() {
        XCTAssertEqual(tile.cornerRadius, 24)
        XCTAssertEqual(tile.layer.cornerRadius, 24)
    }
}
