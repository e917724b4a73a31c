// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A square that goes round by keyframes, and a dot that follows a path, turning with it.
final class KeyframesCard: AnimationCard {
    private let square = UIView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
    private let pathLayer = CAShapeLayer()
    private let arrow = CAShapeLayer()

    init() {
        super.init(title: "Keyframes", height: 138)
        square.backgroundColor = .systemOrange
        square.layer.cornerRadius = 5
        addSubview(square)
        pathLayer.fillColor = nil
        pathLayer.lineWidth = 2
        pathLayer.lineDashPattern = [4, 4]
        layer.addSublayer(pathLayer)
        let tip = CGMutablePath()
        tip.move(to: CGPoint(x: 10, y: 0))
        tip.addLine(to: CGPoint(x: -8, y: -8))
        tip.addLine(to: CGPoint(x: -8, y: 8))
        tip.closeSubpath()
        arrow.path = tip
        layer.addSublayer(arrow)
        takeColors()
    }

    required init?(coder: NSCoder) {
        fatalError("Cards are made in code")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        takeColors()
    }

    private func takeColors() {
        pathLayer.strokeColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
        arrow.fillColor = UIColor.systemPurple.resolvedColor(with: traitCollection).cgColor
    }

    private var corners: [CGPoint] {
        let box = CGRect(x: 16 + 13, y: 46 + 13, width: 110, height: 78 - 26)
        return [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY),
        ]
    }

    private var path: CGPath {
        let left: CGFloat = 176
        let width = bounds.width - left - 30
        let path = CGMutablePath()
        path.move(to: CGPoint(x: left, y: 100))
        path.addCurve(
            to: CGPoint(x: left + width, y: 100), control1: CGPoint(x: left + width * 0.3, y: -10),
            control2: CGPoint(x: left + width * 0.7, y: 170))
        return path
    }

    override func widthDidChange() {
        stop()
        square.center = corners[0]
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        pathLayer.path = path
        arrow.position = CGPoint(x: 176, y: 100)
        CATransaction.commit()
    }

    private func stop() {
        square.layer.removeAllAnimations()
        arrow.removeAllAnimations()
    }

    override func run() {
        stop()
        let corners = corners
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: .allowUserInteraction) {
            for step in 0..<4 {
                UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.2) {
                    self.square.center = corners[(step + 1) % 4]
                    self.square.transform =
                        step == 3 ? .identity : CGAffineTransform(rotationAngle: CGFloat(step + 1) * .pi / 4)
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
