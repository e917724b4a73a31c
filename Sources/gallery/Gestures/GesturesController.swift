// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A touch area, and below it the states of its gesture recognizers and the names of those that recognized the last
/// gesture.
final class GesturesController: UIViewController {
    let field = UIView()
    private let card = UIView()
    private let verdict = UILabel()
    private(set) var rows: [GestureRow] = []
    /// The scroll view of the rows, for windows that are too short for them.
    let list = UIScrollView()
    private let watcher = TouchWatcher()
    private var link: CADisplayLink?
    /// The names of the recognizers that have recognized the current gesture, or the last one if no gesture is under
    /// way.
    private var winners: [String] = []

    private let pinch = UIPinchGestureRecognizer()
    private let rotation = UIRotationGestureRecognizer()
    private let pan = UIPanGestureRecognizer()
    private let hover = UIHoverGestureRecognizer()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Gestures"
    }

    required init?(coder: NSCoder) {
        fatalError("GesturesController is made in code")
    }

    /// The text that names the recognizers that recognized the last gesture.
    var winner: String { verdict.text ?? "" }

    // MARK: Views

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.backgroundColor = .secondarySystemBackground
        field.layer.cornerRadius = 16
        field.clipsToBounds = true
        card.backgroundColor = .systemBlue
        card.layer.cornerRadius = 20
        card.isUserInteractionEnabled = false
        field.addSubview(card)
        verdict.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .boldSystemFont(ofSize: 20))
        verdict.adjustsFontForContentSizeCategory = true
        verdict.numberOfLines = 0
        verdict.textAlignment = .center
        verdict.text = "Touch the field"
        view.addSubview(field)
        view.addSubview(verdict)
        view.addSubview(list)
        addRecognizers()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let bounds = safe.insetBy(dx: 20, dy: 0)
        let heights = rows.map { $0.sizeThatFits(bounds.size).height }
        let listHeight = heights.reduce(0, +)
        let margin: CGFloat = 16
        // The label with the winners' names has room for one line, or two at the accessibility text sizes. The height
        // does not depend on the label's text, so the field stays in place during a touch.
        let lines: CGFloat = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 1
        let verdictHeight = max(44, (lines * verdict.font.lineHeight + 12).rounded(.up))
        let fieldHeight = max(bounds.height - listHeight - verdictHeight - 2 * margin, 150)
        field.frame = CGRect(
            x: safe.minX + 8, y: safe.minY + margin, width: safe.width - 16, height: fieldHeight)
        verdict.frame = CGRect(x: bounds.minX, y: field.frame.maxY, width: bounds.width, height: verdictHeight)
        list.frame = CGRect(
            x: bounds.minX, y: verdict.frame.maxY, width: bounds.width, height: max(safe.maxY - verdict.frame.maxY, 0))
        list.contentSize = CGSize(width: bounds.width, height: listHeight)
        var top: CGFloat = 0
        for (row, height) in zip(rows, heights) {
            row.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            top += height
        }
        card.bounds = CGRect(x: 0, y: 0, width: 110, height: 110)
        if !hasMoved {
            card.center = CGPoint(x: field.bounds.midX, y: field.bounds.midY)
        }
        card.center = insideField(card.center)
    }

    /// Lays the rows out again, because their heights depend on the text size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsLayout()
    }

    /// The center nearest to `point` that keeps the card inside the field, or that keeps the field covered if the card
    /// is larger. So neither a drag nor a smaller window moves the card out of sight.
    private func insideField(_ point: CGPoint) -> CGPoint {
        func inside(_ place: CGFloat, _ half: CGFloat, _ length: CGFloat) -> CGFloat {
            min(max(place, min(half, length - half)), max(half, length - half))
        }
        let size = card.frame.size
        return CGPoint(
            x: inside(point.x, size.width / 2, field.bounds.width),
            y: inside(point.y, size.height / 2, field.bounds.height))
    }

    // MARK: Recognizers

    private func addRecognizers() {
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .left
        swipe.numberOfTouchesRequired = 2
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .right
        pan.require(toFail: edge)
        pan.maximumNumberOfTouches = 1
        pan.allowedScrollTypesMask = .all
        let named: [(UIGestureRecognizer, String)] = [
            (single, "Tap"), (double, "Double tap"), (UILongPressGestureRecognizer(), "Long press"), (pan, "Pan"),
            (swipe, "Swipe left, two fingers"), (pinch, "Pinch"), (rotation, "Rotation"), (edge, "Right edge"),
            (hover, "Hover"),
        ]
        for (recognizer, name) in named {
            recognizer.name = name
            recognizer.delegate = self
            recognizer.addTarget(self, action: GesturesController.handleGesture)
            field.addGestureRecognizer(recognizer)
            let row = GestureRow(recognizer)
            rows.append(row)
            list.addSubview(row)
        }
        watcher.began = { [weak self] in self?.attemptBegan() }
        field.addGestureRecognizer(watcher)
    }

    private func handleGesture(_ recognizer: UIGestureRecognizer) {
        rows.first { $0.recognizer === recognizer }?.setState(recognizer.state)
        if recognizer !== hover, recognizer.state == .began || recognizer.state == .ended { addWinner(recognizer) }
        if recognizer === pinch || recognizer === rotation || recognizer === pan { move(recognizer) }
    }

    private func addWinner(_ recognizer: UIGestureRecognizer) {
        // A touch that begins a gesture resets all rows. Scrolling and pinching on a trackpad begin without a touch, so
        // the rows that still show the last gesture's states are reset here.
        if recognizer.state == .began, recognizer.numberOfTouches == 0 {
            winners = []
            for row in rows where row.recognizer !== hover && row.recognizer.state == .possible { row.reset() }
        }
        guard let name = recognizer.name, !winners.contains(name) else { return }
        winners.append(name)
        verdict.text = winners.joined(separator: " and ") + (winners.count == 1 ? " wins" : " win")
    }

    private func move(_ recognizer: UIGestureRecognizer) {
        switch recognizer {
        case pan where pan.state == .changed || pan.state == .began:
            let way = pan.translation(in: field)
            card.center = insideField(
                CGPoint(
                    x: card.center.x + way.x - appliedTranslation.x, y: card.center.y + way.y - appliedTranslation.y))
            appliedTranslation = way
            hasMoved = true
        case pinch, rotation:
            card.transform = CGAffineTransform(rotationAngle: cardRotation + rotation.rotation)
                .scaledBy(x: cardScale * pinch.scale, y: cardScale * pinch.scale)
            card.center = insideField(card.center)
        default: break
        }
        if recognizer.state == .ended || recognizer.state == .cancelled { settle(recognizer) }
    }

    /// The part of the current pan's translation by which the card has already moved.
    private var appliedTranslation = CGPoint.zero
    /// Whether the user has moved the card from the center.
    private var hasMoved = false
    /// The card's scale after all earlier gestures.
    private var cardScale: CGFloat = 1
    /// The card's rotation in radians after all earlier gestures.
    private var cardRotation: CGFloat = 0

    /// Adds the effect of an ended gesture to the card's scale or rotation, and resets the values for the next gesture.
    private func settle(_ recognizer: UIGestureRecognizer) {
        switch recognizer {
        case pan: appliedTranslation = .zero
        case pinch:
            cardScale *= pinch.scale
            pinch.scale = 1
        case rotation:
            cardRotation += rotation.rotation
            rotation.rotation = 0
        default: break
        }
    }

    // MARK: Attempts

    /// Called when a touch begins. If no earlier touch is part of the same gesture, resets the rows and starts to poll
    /// the states.
    private func attemptBegan() {
        guard link == nil else { return }
        winners = []
        verdict.text = "…"
        for row in rows where row.recognizer !== hover { row.reset() }
        let link = CADisplayLink(target: self, selector: GesturesController.pollRecognizers)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Shows the recognizers' states in each frame, until no touch is down and each recognizer has recognized or
    /// failed. The states are polled, because a recognizer that fails sends no action.
    private func pollRecognizers(_ link: CADisplayLink) {
        for row in rows { row.updateState() }
        guard !watcher.isWatching, rows.allSatisfy({ $0.recognizer.state == .possible || $0.recognizer === hover }),
            !mayStillDoubleTap
        else { return }
        if winners.isEmpty { verdict.text = "Nobody wins" }
        // The gesture is over. A recognizer that failed when the last finger lifted has already been reset to
        // `possible`. Polling did not see its failure, so its row is set to `failed` here.
        for row in rows where row.last == .possible && row.recognizer !== hover { row.setState(.failed) }
        link.invalidate()
        self.link = nil
    }

    /// Whether no recognizer has recognized yet, and the last touch ended less than half a second ago. Until then a
    /// second tap may follow, so the single tap still waits for the double tap to fail.
    private var mayStillDoubleTap: Bool {
        winners.isEmpty && CACurrentMediaTime() - watcher.lastLiftTime < 0.5
    }
}

extension GesturesController: UIGestureRecognizerDelegate {
    /// Lets the pinch and the rotation recognize simultaneously.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let together = [pinch, rotation]
        return together.contains(gestureRecognizer) && together.contains(otherGestureRecognizer)
    }
}

/// A gesture recognizer that observes touches and never recognizes.
private final class TouchWatcher: UIGestureRecognizer {
    var began: () -> Void = {}
    /// Whether any touch is down.
    private(set) var isWatching = false
    /// The time at which the last touch lifted, in seconds of `CACurrentMediaTime()`; -1 before the first touch.
    private(set) var lastLiftTime: TimeInterval = -1

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        isWatching = true
        began()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

    private func end(_ touches: Set<UITouch>) {
        guard numberOfTouches == touches.count else { return }
        isWatching = false
        lastLiftTime = CACurrentMediaTime()
        state = .failed
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
