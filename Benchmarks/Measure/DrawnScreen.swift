// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// A test screen of 390 by 844 points, of which every frame is drawn and timed.
@MainActor
final class DrawnScreen {
    static let size = CGSize(width: 390, height: 844)

    let screen = TestScreen(size: DrawnScreen.size, scale: 1)
    private let canvas: CGContext
    /// The duration of each frame that ``frame(_:)`` has run, in milliseconds.
    private(set) var times: [Double] = []

    init() {
        guard
            let canvas = CGContext(
                data: nil, width: 390, height: 844, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        else { fatalError("A canvas of 390 by 844 can be made") }
        self.canvas = canvas
    }

    /// Discards the times measured so far, which were preparation.
    func resetTimes() { times = [] }

    /// Runs a change and the frame that shows it: layout, render nodes and drawing.
    func frame(_ change: () -> Void) {
        let begin = Stopwatch.now()
        change()
        screen.advance(by: 1 / screen.framesPerSecond)
        screen.surface.node?.draw(in: canvas)
        times.append((Double(Stopwatch.now() - begin) - Stopwatch.floor) / 1_000_000)
    }
}
