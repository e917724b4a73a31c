// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card with a square that keyframes move around a rectangle, and an arrow that follows a path and rotates with it.
final class KeyframesCard: AnimationCard {
    private let square = UIView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
    /// The layer that contains the dashed path and the arrow that follows it. It is mirrored horizontally if the layout
    /// is right to left.
    private let ride = CALayer()
    private let pathLayer = CAShapeLayer()
    private let arrow = CAShapeLayer()

    init() {
        super.init(title: "Keyframes")
        square.backgroundColor = .systemOrange
        square.layer.cornerRadius = 5
        addSubview(square)
        pathLayer.fillColor = nil
        pathLayer.lineWidth = 2
        pathLayer.lineDashPattern = [4, 4]
        layer.addSublayer(ride)
        ride.addSublayer(pathLayer)
        let tip = CGMutablePath()
        tip.move(to: CGPoint(x: 10, y: 0))
        tip.addLine(to: CGPoint(x: -8, y: -8))
        tip.addLine(to: CGPoint(x: -8, y: 8))
        tip.closeSubpath()
        arrow.path = tip
        ride.addSublayer(arrow)
        updateColors()
    }

    required init?(coder: NSCoder) {
        fatalError("Cards are made in code")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    private func updateColors() {
        pathLayer.strokeColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
        arrow.fillColor = UIColor.systemPurple.resolvedColor(with: traitCollection).cgColor
    }

    /// The centres of the square at the corners of its rectangle, in the order in which the keyframes visit them.
    private var corners: [CGPoint] {
        let box = CGRect(x: 16 + 13, y: top(in: bounds.width) + 14 + 13, width: 110, height: 78 - 26)
        return [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY),
        ].map(mirrored)
    }

    override func bodyHeight(in width: CGFloat) -> CGFloat { 106 }

    /// The x-coordinate at which the path begins, in points.
    private static let start: CGFloat = 176
    /// The y-coordinate of both ends of the path.
    private var rideHeight: CGFloat { top(in: bounds.width) + 68 }

    private var path: CGPath {
        let (left, y) = (KeyframesCard.start, rideHeight)
        let width = bounds.width - left - 30
        let path = CGMutablePath()
        path.move(to: CGPoint(x: left, y: y))
        path.addCurve(
            to: CGPoint(x: left + width, y: y), control1: CGPoint(x: left + width * 0.3, y: y - 110),
            control2: CGPoint(x: left + width * 0.7, y: y + 70))
        return path
    }

    override func geometryDidChange() {
        stop()
        square.center = corners[0]
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ride.bounds.size = bounds.size
        ride.position = CGPoint(x: bounds.midX, y: bounds.midY)
        ride.setAffineTransform(isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity)
        pathLayer.path = path
        arrow.position = CGPoint(x: KeyframesCard.start, y: rideHeight)
        CATransaction.commit()
    }

    private func stop() {
        square.layer.removeAllAnimations()
        arrow.removeAllAnimations()
    }

    override func run() {
        stop()
        let corners = corners
        let turn: CGFloat = isMirrored ? -.pi / 4 : .pi / 4
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: .allowUserInteraction) {
            for step in 0..<4 {
                UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.2) {
                    self.square.center = corners[(step + 1) % 4]
                    self.square.transform =
                        step == 3 ? .identity : CGAffineTransform(rotationAngle: CGFloat(step + 1) * turn)
                }
            }
        }
        let ride = CAKeyframeAnimation(keyPath: "position")
        ride.path = path
        ride.calculationMode = .paced
        ride.rotationMode = .rotateAuto
        ride.duration = 2
        ride.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        arrow.add(ride, forKey: "ride")
    }
}
