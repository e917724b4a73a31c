// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Appearance of the focus ring") @MainActor
struct FocusRingPictureTests {
    /// Whether a pixel has the ring's colour, red, in an image with two pixels per point.
    private func isRing(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> Bool {
        let color = Pixels(image).color(at: CGPoint(x: x, y: y))
        return color.red > 0.95 && color.green < 0.05 && color.blue < 0.05
    }

    private func show(
        _ style: UITableView.Style, _ traits: (inout TestTraits) -> Void = { _ in }
    ) throws -> (image: UIImage, frame: CGRect) {
        let screen = TestScreen(size: CGSize(width: 390, height: 300))
        traits(&screen.traits)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 300), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        let players = Players([["Ada", "Grace", "Hedy"]])
        players.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
        table.dataSource = players
        table.tintColor = .red
        screen.show(table)
        screen.press(.downArrow)
        let image = screen.capture()
        return (image, table.rectForRow(at: IndexPath(row: 0, section: 0)))
    }

    @Test(
        "The ring is inside the row, equally wide on all sides, in every style", arguments: [0, 1, 2], [false, true])
    func ring(style: Int, isDark: Bool) throws {
        let (image, frame) = try show(UITableView.Style(rawValue: style) ?? .plain) { traits in
            traits.userInterfaceStyle = isDark ? .dark : .light
            traits.layoutDirection = isDark ? .rightToLeft : .leftToRight
        }
        for (x, y) in [
            (frame.midX, frame.minY + 3), (frame.midX, frame.maxY - 4), (frame.minX + 3, frame.midY),
            (frame.maxX - 4, frame.midY),
        ] {
            #expect(isRing(image, x, y))
        }
        for (x, y) in [(frame.midX, frame.minY + 1), (frame.minX + 1, frame.midY), (frame.midX, frame.minY + 6)] {
            #expect(!isRing(image, x, y))
        }
    }
}
