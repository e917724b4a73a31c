// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Players that are carried, by the component and by hand") @MainActor
struct PlayersPagesTests {
    /// Who carries the rows.
    enum Page: CaseIterable { case component, byHand }

    private func makeStage(_ page: Page) throws -> PlayersStage {
        try PlayersStage { store in
            switch page {
            case .component: PlayersController(store: store)
            case .byHand: PlayersByHandController(store: store)
            }
        }
    }

    @Test("Carried past many rows in a single event it lands behind them all", arguments: Page.allCases)
    func fast(page: Page) throws {
        let stage = try makeStage(page)
        let finger = stage.lift(0)
        finger.move(to: stage.row(9))
        finger.up()
        try stage.expectTidy()
        #expect(stage.names == stage.carrying(0, to: 9))
    }

    @Test("A cancelled touch takes everything back, and saves nothing (I48)", arguments: Page.allCases)
    func cancelled(page: Page) throws {
        let stage = try makeStage(page)
        stage.carry(1, to: 6).cancel()
        try stage.expectTidy()
        #expect(stage.names == stage.before && stage.folder.names == [])
    }

    @Test(
        "Let go of outside the rows it lands at the last place on screen, and leaves nothing behind (I20)",
        arguments: Page.allCases)
    func outside(page: Page) throws {
        let stage = try makeStage(page)
        let finger = stage.lift(3)
        finger.move(to: CGPoint(x: 500, y: -300), duration: 0.3)
        finger.up()
        try stage.expectTidy()
        #expect(stage.names == stage.carrying(3, to: 0))
    }

    @Test("The lifted row looks as the article says", arguments: Page.allCases)
    func look(page: Page) throws {
        let stage = try makeStage(page)
        let finger = stage.screen.touch(at: stage.row(1))
        finger.hold(1)
        let picture = try #require(stage.picture)
        #expect(picture.transform == CGAffineTransform(scaleX: 1.05, y: 1.05))
        // The page's own row has a ground below what is not quite opaque.
        let content = sequence(first: picture as UIView, next: \.subviews.first).map(\.alpha).reduce(1, *)
        #expect(abs(content - 0.98) < 0.001)
        #expect(picture.layer.shadowOffset == CGSize(width: -5, height: 0))
        #expect(picture.layer.shadowRadius == 5 && picture.layer.shadowOpacity == 0.4)
        finger.up()
        try stage.expectTidy()
    }
}
