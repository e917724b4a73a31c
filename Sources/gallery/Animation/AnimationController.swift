// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page of five animation demos: curves, springs, keyframes, interruption, and a property animator with a slider.
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

    /// Lays the cards out again, because their heights depend on the text size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsLayout()
    }

    private func runAll() {
        for card in cards { card.run() }
    }
}

/// A titled card that plays an animation when the user taps it.
class AnimationCard: UIView {
    let titleLabel = UILabel()
    /// The horizontal margin between the card's edges and its content, in points.
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
        let geometry = Geometry(width: bounds.width, top: top(in: bounds.width), isMirrored: isMirrored)
        guard geometry != lastGeometry else { return }
        lastGeometry = geometry
        geometryDidChange()
    }

    /// The measures of a card on which the start and end points of its animation depend. If one of them changes,
    /// `geometryDidChange()` is called.
    private struct Geometry: Equatable {
        var width: CGFloat
        var top: CGFloat
        var isMirrored: Bool
    }

    private var lastGeometry: Geometry?

    /// The y-coordinate at which the content below the title starts, in a card of the given width. It is 32 points for
    /// a title of one line at the default text size.
    func top(in width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(width - 2 * AnimationCard.margin, 0), height: .greatestFiniteMagnitude)
        return 10 + max(22, titleLabel.sizeThatFits(room).height.rounded(.up))
    }

    /// The height of the content below the title in a card of the given width, in points.
    func bodyHeight(in width: CGFloat) -> CGFloat { 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: top(in: size.width) + bodyHeight(in: size.width))
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Mirrors a point horizontally if the layout is right to left.
    func mirrored(_ point: CGPoint) -> CGPoint {
        isMirrored ? CGPoint(x: bounds.width - point.x, y: point.y) : point
    }

    /// Mirrors a rectangle horizontally if the layout is right to left.
    func mirrored(_ rect: CGRect) -> CGRect {
        isMirrored ? CGRect(origin: CGPoint(x: bounds.width - rect.maxX, y: rect.minY), size: rect.size) : rect
    }

    /// Plays the animation once. A running animation starts again or changes its target, depending on the card.
    func run() {}

    /// Called during layout after the card's width, its title's height or its layout direction has changed. Subclasses
    /// move their animated views to the new start and end points.
    func geometryDidChange() {}

    func tapped(_ tap: UITapGestureRecognizer) {
        run()
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { true }

    /// Plays this card's animation when the user presses Space or Return.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, let key = presses.first?.key, key.modifierFlags.isEmpty,
            [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode)
        else { return super.pressesBegan(presses, with: event) }
        run()
    }

    /// Makes a circular view in the given colour, for an animation. `size` is its diameter in points.
    static func makeDot(_ color: UIColor, size: CGFloat = 18) -> UIView {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
        dot.backgroundColor = color
        dot.layer.cornerRadius = size / 2
        return dot
    }
}
