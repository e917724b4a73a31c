// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What animation can do, in five cards: curves, springs, keyframes, interruption, and an animator one can scrub.
final class AnimationController: UIViewController {
    private let scrollView = UIScrollView()
    private let cards: [AnimationCard] = [
        RaceCard.curves, RaceCard.springs, KeyframesCard(), InterruptionCard(), ScrubberCard(),
    ]
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 12

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Animation"
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(scrollView)
        for card in cards { scrollView.addSubview(card) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Run", style: .plain, target: self, action: AnimationController.runAll)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        var y = AnimationController.spacing
        let width = view.bounds.width - 2 * AnimationController.margin
        for card in cards {
            let height = card.sizeThatFits(CGSize(width: width, height: 0)).height
            card.frame = CGRect(x: AnimationController.margin, y: y, width: width, height: height)
            y += height + AnimationController.spacing
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
    }

    /// At another text size the cards have other heights.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsLayout()
    }

    private func runAll() {
        for card in cards { card.run() }
    }
}

/// A titled card with something to animate in it.
class AnimationCard: UIView {
    let titleLabel = UILabel()
    /// Points between the sides and what is in the card.
    static let margin: CGFloat = 16

    init(title: String) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.textColor = .label
        titleLabel.numberOfLines = 0
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: AnimationCard.tapped))
    }

    required init?(coder: NSCoder) {
        fatalError("Cards are made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.width - 2 * AnimationCard.margin
        titleLabel.frame = CGRect(
            x: AnimationCard.margin, y: 10, width: room, height: top(in: bounds.width) - 10)
        let place = Place(width: bounds.width, top: top(in: bounds.width), isMirrored: isMirrored)
        guard place != laidOut else { return }
        laidOut = place
        placeDidChange()
    }

    /// What the ways of animated views depend on.
    private struct Place: Equatable {
        var width: CGFloat
        var top: CGFloat
        var isMirrored: Bool
    }

    private var laidOut: Place?

    /// Where the title ends in a card of a width; at the usual text size, 32 points below the card's top.
    func top(in width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(width - 2 * AnimationCard.margin, 0), height: .greatestFiniteMagnitude)
        return 10 + max(22, titleLabel.sizeThatFits(room).height.rounded(.up))
    }

    /// Points below the title.
    func bodyHeight(in width: CGFloat) -> CGFloat { 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: top(in: size.width) + bodyHeight(in: size.width))
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A point as seen from the side on which text begins.
    func mirrored(_ point: CGPoint) -> CGPoint {
        isMirrored ? CGPoint(x: bounds.width - point.x, y: point.y) : point
    }

    /// A rectangle as seen from the side on which text begins.
    func mirrored(_ rect: CGRect) -> CGRect {
        isMirrored ? CGRect(origin: CGPoint(x: bounds.width - rect.maxX, y: rect.minY), size: rect.size) : rect
    }

    /// Plays it once, from the beginning if it is still being played.
    func run() {}

    /// Called in the layout after the card's width, its title's height or its direction has changed: views that are
    /// animated, or at an end, have other ways now.
    func placeDidChange() {}

    func tapped(_ tap: UITapGestureRecognizer) {
        run()
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { true }

    /// Space and Return do what Run does, to this card alone.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, let key = presses.first?.key, key.modifierFlags.isEmpty,
            [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode)
        else { return super.pressesBegan(presses, with: event) }
        run()
    }

    /// A dot that is animated.
    static func makeDot(_ color: UIColor, size: CGFloat = 18) -> UIView {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
        dot.backgroundColor = color
        dot.layer.cornerRadius = size / 2
        return dot
    }
}
