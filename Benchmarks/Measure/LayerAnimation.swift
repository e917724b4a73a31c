// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import UIKit
import UIKitTesting

/// Animates 500 of 1,000 layers for 50 frames, and measures the render nodes made in each frame and the time of a
/// frame.
@MainActor
enum LayerAnimation {
    private static let count = 500
    private static let frames = 50

    static func measure() -> [Figure] {
        let screen = TestScreen()
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        screen.show(stage)
        let layers = (0..<2 * count).map { number in
            let layer = CALayer()
            layer.frame = CGRect(x: number % 25 * 10, y: number / 25 * 20, width: 8, height: 8)
            layer.backgroundColor = UIColor.systemBlue.cgColor
            stage.layer.addSublayer(layer)
            return layer
        }
        screen.advance(by: 0.5)
        for layer in layers.prefix(count) {
            let animation = CABasicAnimation(keyPath: "position")
            animation.byValue = CGPoint(x: 100, y: 0)
            animation.duration = 10
            layer.add(animation, forKey: nil)
        }
        screen.advance(by: 0.1)

        var times: [Double] = []
        RenderStatistics.current = RenderStatistics()
        for _ in 0..<frames {
            let begin = Stopwatch.now()
            screen.advance(by: 1 / screen.framesPerSecond)
            times.append(Double(Stopwatch.now() - begin))
        }
        let statistics = RenderStatistics.current
        // Each frame also rebuilds the nodes of the moved layers' superlayers. They are the layers of the stage, its
        // controller's view and the window, and the root layer. `above` is their number plus one.
        var above = 2.0
        for _ in sequence(first: stage as UIView, next: \.superview) { above += 1 }
        return [
            Figure("milliseconds", Stopwatch.median(times) / 1_000_000),
            Figure("nodes", Double(statistics.placements) / Double(frames)),
            Figure("decorations", Double(statistics.decorations) / Double(frames)),
            Figure("compositions", Double(statistics.compositions) / Double(frames)),
            Figure("superlayers", above - 1),
        ]
    }
}
