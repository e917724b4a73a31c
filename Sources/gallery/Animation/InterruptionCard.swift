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
        hint.text = "Tap here, and again before it is there."
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        addSubview(hint)
        addSubview(ball)
        ball.center = CGPoint(x: 40, y: 92)
    }

    required init?(coder: NSCoder) {
        fatalError("Cards are made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hint.frame = CGRect(x: 16, y: 34, width: bounds.width - 32, height: 20)
    }

    override func tapped(_ tap: UITapGestureRecognizer) {
        let place = tap.location(in: self)
        // Within the card, and below its words.
        send(to: CGPoint(x: min(max(place.x, 24), bounds.width - 24), y: min(max(place.y, 74), bounds.height - 24)))
    }

    override func run() {
        isLeft.toggle()
        send(to: CGPoint(x: isLeft ? 40 : bounds.width - 40, y: 92))
    }

    private func send(to point: CGPoint) {
        UIView.animate(
            withDuration: 0.9, delay: 0, options: .allowUserInteraction, animations: { self.ball.center = point })
    }
}
