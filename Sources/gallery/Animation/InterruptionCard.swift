// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A ball that goes where one taps, also while it is on its way elsewhere: it bends round without stopping.
final class InterruptionCard: AnimationCard {
    private let ball = AnimationCard.makeDot(.systemRed, size: 30)
    private let hint = UILabel()
    private var isLeft = true

    init() {
        super.init(title: "Interruption", height: 132)
        hint.text = "Tap here, and again before the ball arrives."
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        addSubview(hint)
        addSubview(ball)
        ball.center = CGPoint(x: 31, y: 92)
    }

    required init?(coder: NSCoder) {
        fatalError("Cards are made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hint.frame = CGRect(x: 16, y: 34, width: bounds.width - 32, height: 20)
    }

    override func widthDidChange() {
        ball.center = inside(ball.center)
    }

    /// The nearest point within the card and below its words.
    private func inside(_ point: CGPoint) -> CGPoint {
        CGPoint(x: min(max(point.x, 31), max(bounds.width - 31, 31)), y: min(max(point.y, 74), bounds.height - 24))
    }

    override func tapped(_ tap: UITapGestureRecognizer) {
        send(to: inside(tap.location(in: self)))
    }

    override func run() {
        isLeft.toggle()
        send(to: CGPoint(x: isLeft ? 31 : bounds.width - 31, y: 92))
    }

    private func send(to point: CGPoint) {
        UIView.animate(
            withDuration: 0.9, delay: 0, options: .allowUserInteraction, animations: { self.ball.center = point })
    }
}
