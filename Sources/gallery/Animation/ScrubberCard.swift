// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card that demonstrates `UIViewPropertyAnimator`. A slider pauses and scrubs the animation of a box, and buttons
/// play, pause and reverse it.
final class ScrubberCard: AnimationCard {
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    private let slider = UISlider()
    private let playButton = UIButton(type: .system)
    private let reverseButton = UIButton(type: .system)
    private var animator: UIViewPropertyAnimator?
    private var link: CADisplayLink?

    init() {
        super.init(title: "Property animator")
        box.backgroundColor = .systemTeal
        box.layer.cornerRadius = 8
        addSubview(box)
        slider.addTarget(self, action: ScrubberCard.scrubbed, for: .valueChanged)
        slider.accessibilityLabel = "Progress"
        addSubview(slider)
        playButton.setTitle("Play", for: .normal)
        playButton.addTarget(self, action: ScrubberCard.playOrPause, for: .touchUpInside)
        reverseButton.setTitle("Reverse", for: .normal)
        reverseButton.addTarget(self, action: ScrubberCard.reverse, for: .touchUpInside)
        for button in [playButton, reverseButton] {
            button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("Cards are made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (margin, top) = (AnimationCard.margin, top(in: bounds.width))
        slider.frame = CGRect(x: margin, y: top + 66, width: bounds.width - 2 * margin, height: 31)
        let (sizes, isStacked) = (buttonSizes, areButtonsStacked(in: bounds.width))
        let y = top + 102
        let start = margin - ScrubberCard.buttonMargin
        playButton.frame = mirrored(CGRect(origin: CGPoint(x: start, y: y), size: sizes[0]))
        reverseButton.frame = mirrored(
            CGRect(
                origin: CGPoint(
                    x: isStacked ? start : bounds.width - start - sizes[1].width,
                    y: isStacked ? y + sizes[0].height : y),
                size: sizes[1]))
    }

    /// The space between a button's longest title and the button's edges, in points.
    private static let buttonMargin: CGFloat = 10

    /// The card itself takes no focus, because its slider and buttons do.
    override var canBecomeFocused: Bool { false }

    /// The sizes of the Play and Reverse buttons, each wide enough for its longest title. A button therefore keeps its
    /// frame when its title changes, for example from Play to Pause.
    private var buttonSizes: [CGSize] {
        let font = playButton.titleLabel?.font ?? .preferredFont(forTextStyle: .subheadline)
        return ["Pause", "Reverse"].map { title in
            let size = NSAttributedString(string: title, attributes: [.font: font]).size()
            return CGSize(
                width: size.width.rounded(.up) + 2 * ScrubberCard.buttonMargin,
                height: max(34, size.height.rounded(.up)))
        }
    }

    private func areButtonsStacked(in width: CGFloat) -> Bool {
        buttonSizes.reduce(24) { $0 + $1.width } > width - 2 * AnimationCard.margin
    }

    override func bodyHeight(in width: CGFloat) -> CGFloat {
        let heights = buttonSizes.map(\.height)
        return 110 + (areButtonsStacked(in: width) ? heights.reduce(0, +) : heights.max() ?? 0)
    }

    /// Resets the animation to its start, because its end point has changed.
    override func geometryDidChange() {
        animator?.stopAnimation(true)
        animator = nil
        (box.center, box.transform, box.backgroundColor) = (start, .identity, .systemTeal)
        slider.value = 0
        updatePlayButtonTitle()
    }

    /// The centre of the box when the animation starts.
    private var start: CGPoint { mirrored(CGPoint(x: 38, y: top(in: bounds.width) + 34)) }

    /// Returns the current animator, or a new one that is paused at its start.
    private func currentAnimator() -> UIViewPropertyAnimator {
        if let animator { return animator }
        box.center = start
        box.transform = .identity
        box.backgroundColor = .systemTeal
        let made = UIViewPropertyAnimator(duration: 1.5, curve: .easeInOut) { [self] in
            box.center.x = bounds.width - start.x
            box.transform = CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2)
            box.backgroundColor = .systemIndigo
        }
        made.pausesOnCompletion = true
        made.pauseAnimation()
        animator = made
        return made
    }

    /// Stops the animator, because a paused animator must not be deallocated.
    isolated deinit {
        animator?.stopAnimation(true)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil else { return }
        link?.invalidate()
        link = nil
        animator?.stopAnimation(true)
        animator = nil
    }

    // MARK: Actions

    override func run() {
        animator?.stopAnimation(true)
        animator = nil
        currentAnimator().startAnimation()
        startDisplayLink()
        updatePlayButtonTitle()
    }

    private func playOrPause() {
        let animator = currentAnimator()
        if animator.isRunning {
            animator.pauseAnimation()
        } else {
            if animator.fractionComplete == 1 { animator.isReversed.toggle() }
            animator.startAnimation()
            startDisplayLink()
        }
        updatePlayButtonTitle()
    }

    private func reverse() {
        let animator = currentAnimator()
        animator.isReversed.toggle()
        if !animator.isRunning { animator.startAnimation() }
        startDisplayLink()
        updatePlayButtonTitle()
    }

    private func scrubbed() {
        let animator = currentAnimator()
        if animator.isRunning { animator.pauseAnimation() }
        let position = CGFloat(slider.value)
        animator.fractionComplete = animator.isReversed ? 1 - position : position
        updatePlayButtonTitle()
    }

    /// Starts a display link that moves the slider with the animation. The link stops itself when the animator does not
    /// run any longer.
    private func startDisplayLink() {
        guard link == nil else { return }
        link = CADisplayLink(target: self, selector: ScrubberCard.step)
        link?.add(to: .main, forMode: .common)
    }

    private func step() {
        guard let animator, animator.isRunning else {
            link?.invalidate()
            link = nil
            updatePlayButtonTitle()
            showPosition()
            return
        }
        showPosition()
    }

    private func showPosition() {
        guard let animator, !slider.isTracking else { return }
        let done = animator.fractionComplete
        slider.value = Float(animator.isReversed ? 1 - done : done)
    }

    private func updatePlayButtonTitle() {
        playButton.setTitle(animator?.isRunning == true ? "Pause" : "Play", for: .normal)
    }
}
