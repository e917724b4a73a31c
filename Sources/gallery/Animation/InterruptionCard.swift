// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card with a ball that moves to the point the user taps. A tap during the animation redirects the ball without
/// stopping it.
final class InterruptionCard: AnimationCard {
    private let ball = AnimationCard.makeDot(.systemRed, size: 30)
    private let hint = UILabel()
    /// Whether `run()` has last moved the ball to the left end, where it starts.
    private var isLeft = true

    init() {
        super.init(title: "Interruption")
        hint.text = "Tap here, and again before the ball arrives."
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
        hint.adjustsFontForContentSizeCategory = true
        addSubview(hint)
        addSubview(ball)
    }

    required init?(coder: NSCoder) {
        fatalError("Cards are made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hint.frame = CGRect(
            x: AnimationCard.margin, y: top(in: bounds.width) + 2, width: bounds.width - 2 * AnimationCard.margin,
            height: hintHeight(in: bounds.width))
    }

    private func hintHeight(in width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(width - 2 * AnimationCard.margin, 0), height: .greatestFiniteMagnitude)
        return max(20, hint.sizeThatFits(room).height.rounded(.up))
    }

    override func bodyHeight(in width: CGFloat) -> CGFloat { hintHeight(in: width) + 80 }

    /// The ball's center at the left or right end of its track. In a right-to-left layout the two ends are swapped.
    private func endPoint(isLeft: Bool) -> CGPoint {
        mirrored(CGPoint(x: isLeft ? 31 : bounds.width - 31, y: bounds.height - 40))
    }

    /// Whether layout has already placed the ball. After that, a change of the card's size only moves the ball if it
    /// would be outside the card.
    private var isPlaced = false

    override func geometryDidChange() {
        ball.center = isPlaced ? inside(ball.center) : endPoint(isLeft: isLeft)
        isPlaced = true
    }

    /// The point nearest to `point` at which the ball is inside the card and below the hint label.
    private func inside(_ point: CGPoint) -> CGPoint {
        let top = top(in: bounds.width) + hintHeight(in: bounds.width) + 22
        return CGPoint(
            x: min(max(point.x, 31), max(bounds.width - 31, 31)), y: min(max(point.y, top), bounds.height - 24))
    }

    override func tapped(_ tap: UITapGestureRecognizer) {
        moveBall(to: inside(tap.location(in: self)))
    }

    override func run() {
        isLeft.toggle()
        moveBall(to: endPoint(isLeft: isLeft))
    }

    private func moveBall(to point: CGPoint) {
        UIView.animate(
            withDuration: 0.9, delay: 0, options: .allowUserInteraction, animations: { self.ball.center = point })
    }
}
