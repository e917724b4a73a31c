// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The spinner of a refresh control: eight spokes in a circle. They appear one by one during the pull, and light up in
/// turn while the spinner spins.
@MainActor
final class RefreshSpinner {
    private enum Metrics {
        static let spokes = 8
        /// The width of a spoke, in points.
        static let width: CGFloat = 3.5
        /// The length of a spoke, in points.
        static let length: CGFloat = 8
        /// The distance from the spinner's centre to the inner ends of the spokes, in points.
        static let hole: CGFloat = 6
        /// The opacity of the dimmest spoke while the spinner spins.
        static let dimmest = 0.25
    }

    private static let animationKey = "turning"

    let layer = CALayer()
    private var spokes: [CALayer] = []

    init() {
        let side = 2 * (Metrics.hole + Metrics.length)
        layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        for index in 0..<Metrics.spokes {
            let spoke = CALayer()
            spoke.bounds = CGRect(x: 0, y: 0, width: Metrics.width, height: Metrics.length)
            spoke.cornerRadius = Metrics.width / 2
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Metrics.spokes)
            let radius = Metrics.hole + Metrics.length / 2
            spoke.position = CGPoint(x: side / 2 + sin(angle) * radius, y: side / 2 - cos(angle) * radius)
            spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            spokes.append(spoke)
            layer.addSublayer(spoke)
        }
    }

    var color: UIColor = .systemGray {
        didSet { withoutActions { for spoke in spokes { spoke.backgroundColor = color.cgColor } } }
    }

    /// The fraction of the spokes that are visible during the pull, from 0 to 1.
    var share = 1.0 {
        didSet { if share != oldValue { showShare() } }
    }

    private func showShare() {
        withoutActions {
            for (index, spoke) in spokes.enumerated() {
                spoke.opacity = Float(min(max(share * Double(spokes.count) - Double(index), 0), 1))
            }
        }
    }

    /// Whether the spinner spins. While it does, new frames are drawn continuously.
    var isTurning = false {
        didSet { if isTurning != oldValue { turningDidChange() } }
    }

    private func turningDidChange() {
        guard isTurning else {
            for spoke in spokes { spoke.removeAnimation(forKey: RefreshSpinner.animationKey) }
            return
        }
        share = 1
        for (index, spoke) in spokes.enumerated() {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1.0
            fade.toValue = Metrics.dimmest
            fade.duration = Thresholds.Refresh.spinDuration
            fade.repeatCount = .infinity
            // Each spoke starts at another point of the same fade. The spokes therefore light up one after the other,
            // an eighth of the spin duration apart.
            fade.timeOffset = Thresholds.Refresh.spinDuration * (1 - Double(index) / Double(spokes.count))
            spoke.add(fade, forKey: RefreshSpinner.animationKey)
        }
    }

    private func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}
