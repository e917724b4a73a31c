// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@Suite("Snapshots of views") @MainActor
struct SnapshotTests {
    let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
        (view.backgroundColor, box.backgroundColor) = (.white, .red)
        view.addSubview(box)
        screen.show(view)
    }

    /// The colour of a pixel: "red", "blue", "white", or the numbers of another colour.
    private func colorName(_ x: Int, _ y: Int, in image: UIImage? = nil) -> String {
        let pixel = (image ?? screen.capture()).cgImage!.pixel(x: x, y: y)
        return switch (pixel.r, pixel.g, pixel.b) {
        case (255, 0, 0): "red"
        case (0, 0, 255): "blue"
        case (255, 255, 255): "white"
        default: "\(pixel)"
        }
    }

    @Test("fact 148: a snapshot is a separate view, which later changes of the original do not affect")
    func stays() throws {
        let snapshot = try #require(box.snapshotView(afterScreenUpdates: false))
        #expect(snapshot !== box)
        #expect(snapshot.superview == nil)
        #expect(snapshot.bounds.size == box.bounds.size)
        box.backgroundColor = .blue
        snapshot.frame.origin = CGPoint(x: 100, y: 100)
        view.addSubview(snapshot)
        #expect(colorName(125, 125) == "red")
        #expect(colorName(25, 25) == "blue")
        #expect(colorName(160, 160) == "white")
    }

    @Test("fact 148: a pending change is in a snapshot only if it is taken after screen updates")
    func updates() throws {
        box.backgroundColor = .blue
        let before = try #require(box.snapshotView(afterScreenUpdates: false))
        let after = try #require(box.snapshotView(afterScreenUpdates: true))
        before.frame.origin = CGPoint(x: 60, y: 0)
        after.frame.origin = CGPoint(x: 120, y: 0)
        view.addSubview(before)
        view.addSubview(after)
        #expect(colorName(85, 25) == "red")
        #expect(colorName(145, 25) == "blue")
    }

    @Test("fact 148: drawHierarchy draws into a rectangle, and returns false without a context or size")
    func hierarchy() {
        #expect(!box.drawHierarchy(in: box.bounds, afterScreenUpdates: true))
        var drawn: [Bool] = []
        let size = CGSize(width: 100, height: 100)
        let image = UIGraphicsImageRenderer(size: size, format: .oneToOne).image { _ in
            drawn.append(view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true))
            drawn.append(UIView().drawHierarchy(in: .zero, afterScreenUpdates: true))
        }
        #expect(drawn == [true, false])
        #expect(colorName(20, 20, in: image) == "red")
        #expect(colorName(30, 30, in: image) != "red")
    }
}
