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
            card.frame = CGRect(x: AnimationController.margin, y: y, width: width, height: card.height)
            y += card.height + AnimationController.spacing
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
    }

    private func runAll() {
        for card in cards { card.run() }
    }
}

/// A titled card with something to animate in it.
class AnimationCard: UIView {
    let titleLabel = UILabel()
    /// Points.
    let height: CGFloat

    init(title: String, height: CGFloat) {
        self.height = height
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.textColor = .label
        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: AnimationCard.tapped))
    }

    required init?(coder: NSCoder) {
        fatalError("Cards are made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 16, y: 10, width: bounds.width - 32, height: 22)
        guard bounds.width != laidOutWidth else { return }
        laidOutWidth = bounds.width
        widthDidChange()
    }

    /// Plays it once, from the beginning if it is still being played.
    func run() {}

    private var laidOutWidth: CGFloat = 0

    /// Called in the layout after the card's width has changed: what was on its way, or at an end, has another way now.
    func widthDidChange() {}

    func tapped(_ tap: UITapGestureRecognizer) {
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
