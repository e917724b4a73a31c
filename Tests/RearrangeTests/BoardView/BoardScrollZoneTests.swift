// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: autoscroll zones") @MainActor
struct BoardScrollZoneTests {
    private func longStage() -> BoardStage {
        BoardStage(BoardStage.boxes((0, 2000))) {
            $0.boardSize = CGSize(width: 400, height: 6000)
            $0.scrollView.contentOffset.y = 1700
        }
    }

    /// The distance in points that the board scrolls in a second while an item is held at the y-coordinate `y`. The
    /// screen is 600 points high.
    private func speed(at y: CGFloat, _ stage: BoardStage) throws -> CGFloat {
        stage.board.scrollView.contentOffset.y = 1700
        stage.screen.advance(by: 0.1)
        let finger = stage.lift("A")
        finger.move(to: CGPoint(x: 50, y: y), duration: 0.2)
        finger.hold(0.5)
        let before = stage.board.scrollView.contentOffset.y
        finger.hold(1)
        let distance = stage.board.scrollView.contentOffset.y - before
        finger.cancel()
        try stage.expectSettled()
        return distance
    }

    @Test("Autoscroll starts slowly near the edge, and has full speed at the edge and beyond")
    func ramp() throws {
        let stage = longStage()
        for y in [65, 200, 400, 535] as [CGFloat] {
            let still = try speed(at: y, stage)
            #expect(still == 0, "\(y)")
        }
        let speeds = try [545, 560, 575, 590, 600, 700].map { try speed(at: CGFloat($0), stage) }
        #expect(speeds.first! > 10, "\(speeds)")
        #expect(speeds.first! < 150, "\(speeds)")
        #expect(zip(speeds, speeds.dropFirst().dropLast()).allSatisfy { $0 < $1 }, "\(speeds)")
        #expect(abs(speeds[4] - 900) < 35, "\(speeds)")
        #expect(abs(speeds[5] - 900) < 35, "\(speeds)")
        let back = try [55, 40, 25, 10].map { try speed(at: CGFloat($0), stage) }
        #expect(back.allSatisfy { $0 < 0 }, "\(back)")
        #expect(zip(back, back.dropFirst()).allSatisfy { $0 > $1 }, "\(back)")
    }

    @Test("On a board 100 points high, the zones are a quarter each, with full speed at the edges (I35)")
    func low() throws {
        let stage = longStage()
        stage.board.autoresizingMask = []
        stage.board.frame.size.height = 100
        stage.board.scrollView.contentOffset.y = 1980
        stage.screen.advance(by: 0.1)
        let finger = stage.lift("A")
        for y in [30, 70] as [CGFloat] {
            finger.move(to: CGPoint(x: 50, y: y), duration: 0.1)
            finger.hold(0.5)
            #expect(stage.board.scrollView.contentOffset.y == 1980)
        }
        finger.move(to: CGPoint(x: 50, y: 100), duration: 0.1)
        finger.hold(0.5)
        let before = stage.board.scrollView.contentOffset.y
        finger.hold(1)
        #expect(abs(stage.board.scrollView.contentOffset.y - before - 900) < 35)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("The app can set another autoscroll zone, or none")
    func configured() throws {
        let stage = longStage()
        stage.board.configuration.autoscrollZone = 120
        let deep = try speed(at: 500, stage)
        #expect(deep > 0)
        stage.board.configuration.autoscrollZone = 0
        let none = try speed(at: 590, stage)
        #expect(none == 0)
        // Even without a zone, an item held beyond the edge scrolls the board at full speed.
        let beyond = try speed(at: 640, stage)
        #expect(abs(beyond - 900) < 35)
    }

    @Test("Resizing to 150 points above the bottom scrolls nothing")
    func pulled() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 12:30", minutes: 75)])
        let finger = stage.lift("A", y: 0.97)
        let offset = stage.board.scrollView.contentOffset.y
        finger.move(to: CGPoint(x: finger.location.x, y: 550), duration: 0.4)
        finger.hold(2)
        #expect(stage.board.scrollView.contentOffset.y == offset)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 12:30")
        #expect(stage.end("A") == "2026-03-17 16:00")
    }
}
