// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTesting

@MainActor
extension Demo {
    /// Plays gestures that show what the demo can do, for a recording. `screen` must show the demo and be 390 points
    /// wide.
    func play(on screen: TestScreen) {
        screen.advance(by: 0.5)
        switch self {
        case .players, .playersByHand: reorderPlayers(screen)
        case .emoji: browseEmoji(screen)
        case .million: jump(screen)
        case .animation: raceCurves(screen)
        case .scrolling: scroll(screen)
        case .gestures: makeGestures(screen)
        case .diffable: changeRows(screen)
        case .swipe: swipeLetters(screen)
        case .tables: dragRows(screen)
        case .shelf: fillShelf(screen)
        case .stack: dragViews(screen)
        case .calendar: dragEvents(screen)
        case .kanban: dragCards(screen)
        case .grid: pinchAndMove(screen)
        case .compositional: browseStore(screen)
        case .outline: moveFiles(screen)
        case .springboard: arrangeIcons(screen)
        case .layout: changeLayout(screen)
        }
    }

    private func reorderPlayers(_ screen: TestScreen) {
        let finger = screen.touch(at: CGPoint(x: 120, y: 44 + 60 * 1.5))
        finger.hold(0.9)
        finger.move(by: CGVector(dx: 6, dy: 60 * 4.2), duration: 1.4)
        finger.hold(0.3)
        finger.move(by: CGVector(dx: -4, dy: -60 * 2), duration: 0.7)
        finger.hold(0.3)
        finger.up()
        screen.advance(by: 1)
    }

    private func browseEmoji(_ screen: TestScreen) {
        for _ in 0..<3 {
            let finger = screen.touch(at: CGPoint(x: 150, y: 450))
            finger.move(by: CGVector(dx: 0, dy: -300), duration: 0.3)
            finger.up()
            screen.advance(by: 0.8)
            screen.tap(at: CGPoint(x: 300, y: 22))
            screen.advance(by: 0.6)
        }
    }

    private func jump(_ screen: TestScreen) {
        for x: CGFloat in [300, 356, 300] {
            screen.tap(at: CGPoint(x: x, y: 22))
            screen.advance(by: 0.8)
            let finger = screen.touch(at: CGPoint(x: 150, y: 200))
            finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.15)
            finger.up()
            screen.advance(by: 1.5)
        }
    }

    private func raceCurves(_ screen: TestScreen) {
        screen.tap(at: CGPoint(x: 356, y: 22))
        screen.advance(by: 2.5)
    }

    private func scroll(_ screen: TestScreen) {
        func drag(from: CGPoint, by: CGVector, duration: Double) {
            let finger = screen.touch(at: from)
            finger.move(by: by, duration: duration)
            finger.up()
            screen.advance(by: 1)
        }
        drag(from: CGPoint(x: 300, y: 200), by: CGVector(dx: -160, dy: 4), duration: 0.15)
        drag(from: CGPoint(x: 300, y: 340), by: CGVector(dx: -200, dy: 0), duration: 0.3)
        for _ in 0..<2 { screen.tap(at: CGPoint(x: 200, y: 520)) }
        screen.advance(by: 1)
        let finger = screen.touch(at: CGPoint(x: 200, y: 100))
        finger.move(by: CGVector(dx: 0, dy: 260), duration: 0.8)
        finger.hold(0.3)
        finger.up()
        screen.advance(by: 2.5)
    }

    /// Shuffles the rows, filters them by one colour, sorts them and shuffles them again. The buttons are at the bottom
    /// of a screen 600 points high.
    private func changeRows(_ screen: TestScreen) {
        for x: CGFloat in [73, 317, 195, 73] {
            screen.tap(at: CGPoint(x: x, y: 570))
            screen.advance(by: 1.2)
        }
    }

    private func swipeLetters(_ screen: TestScreen) {
        func swipe(_ row: CGFloat, from x: CGFloat, by dx: CGFloat) {
            let finger = screen.touch(at: CGPoint(x: x, y: 44 + 64 * (row + 0.5)))
            finger.move(by: CGVector(dx: dx, dy: 0), duration: 0.7)
            finger.hold(0.3)
            finger.up()
            screen.advance(by: 0.8)
        }
        swipe(1, from: 30, by: 180)
        screen.tap(at: CGPoint(x: 110, y: 44 + 64 * 1.5))
        screen.advance(by: 0.8)
        swipe(2, from: 370, by: -230)
        screen.tap(at: CGPoint(x: 270, y: 44 + 64 * 2.5))
        screen.advance(by: 0.8)
        swipe(3, from: 370, by: -340)
        screen.advance(by: 0.5)
    }

    private func dragRows(_ screen: TestScreen) {
        let finger = screen.touch(at: CGPoint(x: 90, y: 170))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 200, dy: 60), duration: 0.9)
        finger.hold(0.3)
        finger.move(by: CGVector(dx: -90, dy: 250), duration: 0.6)
        finger.hold(0.5)
        finger.move(by: CGVector(dx: 90, dy: -200), duration: 0.6)
        finger.hold(0.3)
        finger.up()
        screen.advance(by: 1)
    }

    /// Drags the first two sample items onto the shelf. They are below the middle of a screen 600 points high, and the
    /// shelf is above it.
    private func fillShelf(_ screen: TestScreen) {
        for y: CGFloat in [460, 522] {
            let finger = screen.touch(at: CGPoint(x: 150, y: y))
            finger.hold(0.6)
            finger.move(to: CGPoint(x: 170, y: 160), duration: 0.9)
            finger.hold(0.3)
            finger.up()
            screen.advance(by: 1.2)
        }
    }

    /// Drags a tile along its row to the right edge of the screen, and a card from one column to another.
    private func dragViews(_ screen: TestScreen) {
        let tile = screen.touch(at: CGPoint(x: 52, y: 130))
        tile.hold(0.5)
        tile.move(by: CGVector(dx: 180, dy: 4), duration: 0.8)
        tile.move(to: CGPoint(x: 380, y: 134), duration: 0.4)
        tile.hold(0.8)
        tile.up()
        screen.advance(by: 0.8)
        let card = screen.touch(at: CGPoint(x: 90, y: 320))
        card.hold(0.5)
        card.move(to: CGPoint(x: 290, y: 345), duration: 0.9)
        card.hold(0.5)
        card.up()
        screen.advance(by: 1)
    }

    private func makeGestures(_ screen: TestScreen) {
        let middle = CGPoint(x: 195, y: 160)
        for _ in 0..<2 { screen.tap(at: middle) }
        screen.advance(by: 1)
        let finger = screen.touch(at: middle)
        finger.move(by: CGVector(dx: 60, dy: 20), duration: 0.7)
        finger.up()
        screen.advance(by: 0.7)
        let (one, two) = (screen.touch(at: CGPoint(x: 200, y: 170)), screen.touch(at: CGPoint(x: 300, y: 190)))
        screen.move([(one, CGPoint(x: 190, y: 120)), (two, CGPoint(x: 310, y: 240))], duration: 1)
        one.up()
        two.up()
        screen.advance(by: 1.5)
    }

    /// Drags a card of the first column over the next column, which scrolls into view, and drops it there.
    private func dragCards(_ screen: TestScreen) {
        let finger = screen.touch(at: CGPoint(x: 150, y: 150))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 350, y: 200), duration: 0.9)
        finger.hold(1.8)
        finger.move(to: CGPoint(x: 195, y: 190), duration: 0.5)
        finger.hold(0.3)
        finger.up()
        screen.advance(by: 1)
    }

    /// Drags a calendar event of the first day over other events. The other events move aside, and return to their
    /// places when the dragged event moves on.
    private func dragEvents(_ screen: TestScreen) {
        let finger = screen.touch(at: CGPoint(x: 100, y: 330))
        finger.hold(0.8)
        finger.move(by: CGVector(dx: 115, dy: -60), duration: 0.9)
        finger.hold(0.4)
        finger.move(by: CGVector(dx: 115, dy: 30), duration: 0.7)
        finger.hold(0.5)
        finger.up()
        screen.advance(by: 1)
    }

    /// Pinches a grid of pictures to larger ones and back, and moves a picture to another line.
    private func pinchAndMove(_ screen: TestScreen) {
        func pinch(from start: CGFloat, to end: CGFloat) {
            let center = CGPoint(x: 195, y: 280)
            func points(_ distance: CGFloat) -> (CGPoint, CGPoint) {
                (CGPoint(x: center.x - distance, y: center.y), CGPoint(x: center.x + distance, y: center.y))
            }
            let (one, two) = (screen.touch(at: points(start).0), screen.touch(at: points(start).1))
            screen.move([(one, points(end).0), (two, points(end).1)], duration: 0.9)
            one.up()
            two.up()
            screen.advance(by: 0.8)
        }
        pinch(from: 60, to: 110)
        pinch(from: 110, to: 60)
        let finger = screen.touch(at: CGPoint(x: 70, y: 130))
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 320, y: 290), duration: 1)
        finger.hold(0.4)
        finger.up()
        screen.advance(by: 1)
    }

    /// Turns a page of the cards, chooses a collection, and scrolls to its prints.
    private func browseStore(_ screen: TestScreen) {
        func swipe(from start: CGPoint, by vector: CGVector) {
            let finger = screen.touch(at: start)
            finger.move(by: vector, duration: 0.25)
            finger.up()
            screen.advance(by: 1)
        }
        swipe(from: CGPoint(x: 300, y: 250), by: CGVector(dx: -220, dy: 0))
        screen.tap(at: CGPoint(x: 140, y: 480))
        screen.advance(by: 1)
        for _ in 0..<2 { swipe(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -330)) }
    }

    /// Moves a file into another folder, and collapses a folder.
    private func moveFiles(_ screen: TestScreen) {
        let finger = screen.touch(at: CGPoint(x: 160, y: 213))
        finger.hold(0.7)
        finger.move(by: CGVector(dx: 0, dy: 230), duration: 1)
        finger.hold(0.4)
        finger.up()
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 160, y: 125))
        screen.advance(by: 1)
    }

    /// Moves an icon, puts it in a folder, and opens the folder.
    private func arrangeIcons(_ screen: TestScreen) {
        let finger = screen.touch(at: CGPoint(x: 50, y: 88))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 190, dy: 5), duration: 0.8)
        finger.hold(0.5)
        finger.move(to: CGPoint(x: 342, y: 196), duration: 0.8)
        finger.hold(1)
        finger.up()
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 244, y: 192))
        screen.advance(by: 1.5)
        screen.tap(at: CGPoint(x: 195, y: 580))
        screen.advance(by: 1)
    }

    /// Sends a message in the chat, exchanges the card's constraints, and adds a constraint that contradicts another.
    private func changeLayout(_ screen: TestScreen) {
        func tap(_ x: CGFloat, _ y: CGFloat) {
            screen.tap(at: CGPoint(x: x, y: y))
            screen.advance(by: 1)
        }
        tap(100, 70)
        tap(150, 576)
        screen.type("See you there!")
        screen.press(.return)
        screen.advance(by: 1)
        tap(160, 70)
        tap(195, 460)
        tap(340, 70)
        tap(345, 248)
    }
}
