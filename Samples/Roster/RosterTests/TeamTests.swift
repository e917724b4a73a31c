// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import XCTest

@testable import Roster

final class TeamTests: XCTestCase {
    func testMovedPlayerKeepsTheOthersInOrder() {
        var team = Team.sample
        team.move(from: 0, to: 2)
        XCTAssertEqual(team.players.map(\.name), ["Ada Novak", "Lea Costa", "Mina Park", "Ines Roy"])
    }

    @MainActor
    func testListShowsThePlayersOfTheTeam() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: RosterViewController.self))
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        let list = try XCTUnwrap(navigation.topViewController as? RosterViewController)
        list.loadViewIfNeeded()
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 4)
        list.tableView(list.tableView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
        XCTAssertEqual(list.team.players.count, 3)
    }
}
