// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Dragging players: with the component and by hand") @MainActor
struct PlayersPagesTests {
    /// A page with draggable rows: one uses a library component, and the other implements the dragging itself.
    enum Page: CaseIterable { case component, byHand }

    private func makeStage(_ page: Page) throws -> PlayersStage {
        try PlayersStage { store in
            switch page {
            case .component: PlayersController(store: store)
            case .byHand: PlayersByHandController(store: store)
            }
        }
    }

    @Test("A row dragged past many rows in a single event lands behind them all", arguments: Page.allCases)
    func fast(page: Page) throws {
        let stage = try makeStage(page)
        let finger = stage.lift(0)
        finger.move(to: stage.row(9))
        finger.up()
        try stage.expectSettled()
        #expect(stage.names == stage.namesAfterMove(0, to: 9))
    }

    @Test("A cancelled touch returns the row and saves nothing (I48)", arguments: Page.allCases)
    func cancelled(page: Page) throws {
        let stage = try makeStage(page)
        stage.liftAndDrag(1, to: 6).cancel()
        try stage.expectSettled()
        #expect(stage.names == stage.before)
        #expect(stage.folder.names == [])
    }

    @Test(
        "A row dropped outside the table lands at its last position on screen, and no preview remains (I20)",
        arguments: Page.allCases)
    func outside(page: Page) throws {
        let stage = try makeStage(page)
        let finger = stage.lift(3)
        finger.move(to: CGPoint(x: 500, y: -300), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.names == stage.namesAfterMove(3, to: 0))
    }

    @Test("The lifted row has the scale, opacity and shadow that the article states", arguments: Page.allCases)
    func look(page: Page) throws {
        let stage = try makeStage(page)
        let finger = stage.screen.touch(at: stage.row(1))
        finger.hold(1)
        let picture = try #require(stage.dragPreview)
        #expect(picture.transform == CGAffineTransform(scaleX: 1.05, y: 1.05))
        // Multiplies the opacities of the preview and of the views inside it, because either page may reduce that of an
        // inner view only.
        let content = sequence(first: picture as UIView, next: \.subviews.first).map(\.alpha).reduce(1, *)
        #expect(abs(content - 0.98) < 0.001)
        #expect(picture.layer.shadowOffset == CGSize(width: -5, height: 0))
        #expect(picture.layer.shadowRadius == 5)
        #expect(picture.layer.shadowOpacity == 0.4)
        finger.up()
        try stage.expectSettled()
    }
}
