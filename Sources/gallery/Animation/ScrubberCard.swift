// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A property animator: the slider holds it and moves it by hand, the buttons let it go on and turn it round.
final class ScrubberCard: AnimationCard {
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    private let slider = UISlider()
    private let playButton = UIButton(type: .system)
    private let turnButton = UIButton(type: .system)
    private var animator: UIViewPropertyAnimator?
    private var link: CADisplayLink?

    init() {
        super.init(title: "Property animator", height: 176)
        box.backgroundColor = .systemTeal
        box.layer.cornerRadius = 8
        addSubview(box)
        slider.addTarget(self, action: ScrubberCard.scrubbed, for: .valueChanged)
        slider.accessibilityLabel = "Progress"
        addSubview(slider)
        playButton.setTitle("Play", for: .normal)
        playButton.addTarget(self, action: ScrubberCard.playOrPause, for: .touchUpInside)
        turnButton.setTitle("Reverse", for: .normal)
        turnButton.addTarget(self, action: ScrubberCard.turn, for: .touchUpInside)
        playButton.contentHorizontalAlignment = .left
        turnButton.contentHorizontalAlignment = .right
        for button in [playButton, turnButton] { addSubview(button) }
    }

    required init?(coder: NSCoder) {
        fatalError("Cards are made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = CGRect(x: 16, y: 98, width: bounds.width - 32, height: 31)
        playButton.frame = CGRect(x: 16, y: 134, width: 110, height: 34)
        turnButton.frame = CGRect(x: bounds.width - 16 - 110, y: 134, width: 110, height: 34)
    }

    /// The animator's way has another end: it begins anew.
    override func widthDidChange() {
        animator?.stopAnimation(true)
        animator = nil
        (box.center, box.transform, box.backgroundColor) = (start, .identity, .systemTeal)
        slider.value = 0
        takeTitle()
    }

    private var start: CGPoint { CGPoint(x: 38, y: 66) }

    /// The animator, made and held at its beginning where there is none.
    private func caught() -> UIViewPropertyAnimator {
        if let animator { return animator }
        box.center = start
        box.transform = .identity
        box.backgroundColor = .systemTeal
        let made = UIViewPropertyAnimator(duration: 1.5, curve: .easeInOut) { [self] in
            box.center.x = bounds.width - 38
            box.transform = CGAffineTransform(rotationAngle: .pi / 2)
            box.backgroundColor = .systemIndigo
        }
        made.pausesOnCompletion = true
        made.pauseAnimation()
        animator = made
        return made
    }

    /// An animator that is paused may not just be let go of.
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
        caught().startAnimation()
        follow()
        takeTitle()
    }

    private func playOrPause() {
        let animator = caught()
        if animator.isRunning {
            animator.pauseAnimation()
        } else {
            if animator.fractionComplete == 1 { animator.isReversed.toggle() }
            animator.startAnimation()
            follow()
        }
        takeTitle()
    }

    private func turn() {
        let animator = caught()
        animator.isReversed.toggle()
        if !animator.isRunning { animator.startAnimation() }
        follow()
        takeTitle()
    }

    private func scrubbed() {
        let animator = caught()
        if animator.isRunning { animator.pauseAnimation() }
        let position = CGFloat(slider.value)
        animator.fractionComplete = animator.isReversed ? 1 - position : position
        takeTitle()
    }

    /// Has the slider follow the animator while that runs.
    private func follow() {
        guard link == nil else { return }
        link = CADisplayLink(target: self, selector: ScrubberCard.step)
        link?.add(to: .main, forMode: .common)
    }

    private func step() {
        guard let animator, animator.isRunning else {
            link?.invalidate()
            link = nil
            takeTitle()
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

    private func takeTitle() {
        playButton.setTitle(animator?.isRunning == true ? "Pause" : "Play", for: .normal)
    }
}
