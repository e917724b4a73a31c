// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import XCTest

@testable import Lineup

@MainActor
final class LineupTests: XCTestCase {
    private var lineup: LineupViewController!

    override func setUpWithError() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: LineupViewController.self))
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        lineup = try XCTUnwrap(navigation.topViewController as? LineupViewController)
        lineup.loadViewIfNeeded()
    }

    private var names: [[String]] { [lineup.bench, lineup.field].map { $0.players.map(\.name) } }

    func testAPlayerWhoIsTakenIsInOneListOnly() {
        let player = lineup.bench.players[1]
        lineup.field.take(player, from: lineup.bench, to: 0)
        XCTAssertEqual(
            names, [["Mina Park", "Zoe Lund", "Ines Roy"], ["Ada Novak", "Lea Costa", "Ida Berg", "Kim Ono"]])
        XCTAssertEqual(lineup.bench.tableView.numberOfRows(inSection: 0), 3)
        XCTAssertEqual(lineup.field.tableView.numberOfRows(inSection: 0), 4)
    }

    func testAPlayerIsNotTakenTwice() {
        let player = lineup.bench.players[1]
        lineup.field.take(player, from: lineup.bench, to: 0)
        lineup.field.take(player, from: lineup.bench, to: 0)
        XCTAssertEqual(names[1], ["Ada Novak", "Lea Costa", "Ida Berg", "Kim Ono"])
    }

    func testAPlayerMovesWithinAList() {
        lineup.bench.take(lineup.bench.players[0], from: lineup.bench, to: 9)
        XCTAssertEqual(names[0], ["Ada Novak", "Zoe Lund", "Ines Roy", "Mina Park"])
    }

    func testAnItemProviderCarriesAPlayer() {
        let loaded = expectation(description: "The player is loaded")
        let provider = NSItemProvider(object: lineup.bench.players[0])
        provider.loadObject(ofClass: Player.self) { object, _ in
            XCTAssertEqual((object as? Player)?.name, "Mina Park")
            loaded.fulfill()
        }
        wait(for: [loaded], timeout: 5)
    }
}
