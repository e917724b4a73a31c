// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import UIKit
import UIKitTesting

/// Measures a drag by a finger: the time of each move, from the input event to the displaced views, and the time of the
/// next frame, including its drawing.
@MainActor
struct DragMeasurement {
    private static let moves = 300

    let screen: TestScreen
    private let canvas: CGContext

    init(on screen: TestScreen) {
        self.screen = screen
        guard
            let canvas = CGContext(
                data: nil, width: 390, height: 844, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        else { fatalError("A canvas of 390 by 844 can be made") }
        self.canvas = canvas
    }

    /// Drags with a finger. Returns the median time of a move, and the median and the 99th percentile of the time of a
    /// frame.
    ///
    /// - Parameters:
    ///   - start: the point at which the finger touches down, in the window.
    ///   - place: returns the point in the window to which the move with the given number goes.
    ///   - isCarrying: returns whether the measured drag is active.
    func measure(
        from start: CGPoint, _ place: (Double) -> CGPoint, isCarrying: () -> Bool
    ) -> [Figure] {
        let finger = screen.touch(at: start)
        finger.hold(0.6)
        var (handling, frames): ([Double], [Double]) = ([], [])
        for move in 0..<DragMeasurement.moves {
            let point = place(Double(move))
            let begin = Stopwatch.now()
            finger.move(to: point)
            screen.host.deliverCoalescedInput()
            let middle = Stopwatch.now()
            screen.advance(by: 1 / screen.framesPerSecond)
            screen.surface.node?.draw(in: canvas)
            handling.append((Double(middle - begin) - Stopwatch.floor) / 1000)
            frames.append((Double(Stopwatch.now() - middle) - Stopwatch.floor) / 1_000_000)
        }
        precondition(isCarrying(), "What was lifted is still in the air")
        finger.cancel()
        return [
            Figure("microseconds", Stopwatch.median(handling)), Figure("frame-milliseconds", Stopwatch.median(frames)),
            Figure("slow-frame-milliseconds", frames.sorted()[frames.count * 99 / 100]),
        ]
    }

    /// Returns a function that maps the number of a move to its point. The points go up and down the screen at `x`, as
    /// in `Benchmarks/Peers/sortable_drag.html`.
    static func upAndDown(x: CGFloat) -> (Double) -> CGPoint {
        { move in CGPoint(x: x, y: 80 + 340 * (1 + sin(move / 25))) }
    }
}
