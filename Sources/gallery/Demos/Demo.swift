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

    static let all: [Demo] = [.players]

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
