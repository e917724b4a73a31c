// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTesting

/// One of the gallery's demos.
@MainActor
struct Demo {
    /// What the command line calls it.
    var id: String
    var title: String
    var summary: String
    var makeController: (GalleryOptions) -> UIViewController
    /// The gesture that a recording shows, played on a screen that shows the demo.
    var gesture: (TestScreen) -> Void

    static let all: [Demo] = [.players, .animation, .scrolling, .gestures]

    static func named(_ id: String) -> Demo? {
        all.first { $0.id == id }
    }
}

extension Demo {
    static let players = Demo(
        id: "players",
        title: "Players",
        summary: "Hold a row to lift it. Swipe to delete.",
        makeController: { options in
            PlayersController(store: PlayersStore(directory: options.dataDirectory))
        },
        gesture: { screen in
            screen.advance(by: 0.5)
            let finger = screen.touch(at: CGPoint(x: 120, y: 44 + 60 * 1.5))
            finger.hold(0.9)
            finger.move(by: CGVector(dx: 6, dy: 60 * 4.2), duration: 1.4)
            finger.hold(0.3)
            finger.move(by: CGVector(dx: -4, dy: -60 * 2), duration: 0.7)
            finger.hold(0.3)
            finger.up()
            screen.advance(by: 1)
        })
}

extension Demo {
    static let scrolling = Demo(
        id: "scrolling",
        title: "Scrolling",
        summary: "Pages, nested views, zooming, pulling to refresh.",
        makeController: { _ in ScrollingController() },
        gesture: { screen in
            screen.advance(by: 0.5)
            @MainActor func drag(from: CGPoint, by: CGVector, duration: Double) {
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
        })
}

extension Demo {
    static let animation = Demo(
        id: "animation",
        title: "Animation",
        summary: "Curves, springs, keyframes, and one to scrub.",
        makeController: { _ in AnimationController() },
        gesture: { screen in
            screen.advance(by: 0.5)
            screen.tap(at: CGPoint(x: 356, y: 22))
            screen.advance(by: 2.5)
        })
}

extension Demo {
    static let gestures = Demo(
        id: "gestures",
        title: "Gestures",
        summary: "What each recognizer is doing, and who wins.",
        makeController: { _ in GesturesController() },
        gesture: { screen in
            screen.advance(by: 0.5)
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
        })
}
