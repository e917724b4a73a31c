// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card whose picture is above its text in a narrow window, and beside it in a wide one. A button also switches
/// between the two arrangements.
final class LayoutCardController: LayoutSectionController {
    let picture = UIImageView(image: LayoutCardController.drawPicture())
    let texts = UIStackView()
    private let button = UIButton(configuration: .tinted())
    private var aboveConstraints: [NSLayoutConstraint] = []
    private var besideConstraints: [NSLayoutConstraint] = []
    /// Whether the picture is beside the text.
    private(set) var isBeside = false

    init() {
        super.init(
            "The card has two sets of constraints. In a narrow window the picture is above the text, and in a wide one "
                + "beside it.")
    }

    required init?(coder: NSCoder) {
        fatalError("LayoutCardController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        // With these low priorities, the constraints determine the size of the picture, and not the size of its image.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            picture.setContentHuggingPriority(.fittingSizeLevel, for: axis)
            picture.setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
        }
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "Hills below a low sun"
        texts.axis = .vertical
        texts.spacing = 4
        texts.addArrangedSubview(LayoutSectionController.makeLabel("The valley in the evening", .headline))
        texts.addArrangedSubview(
            LayoutSectionController.makeLabel(
                "The path follows the ridge for an hour, and then goes down through the wood to the river. The last bus "
                    + "leaves the bridge at nine.", .subheadline, color: .secondaryLabel))
        let card = addCard()
        card.clipsToBounds = true
        card.addConstrained(picture, texts)
        addConstraints(in: card)
        button.configuration?.title = "Exchange the constraints"
        button.addAction(UIAction { [weak self] _ in self?.exchange() }, for: .primaryActionTriggered)
        stack.addArrangedSubview(button)
        arrange(isBeside: traitCollection.horizontalSizeClass == .regular)
    }

    private func addConstraints(in card: UIView) {
        let margins = card.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: card.topAnchor),
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
        aboveConstraints = [
            picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
            texts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
            texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ]
        // A weak constraint makes the picture, and thus the card, only as high as the text requires.
        let low = picture.heightAnchor.constraint(equalToConstant: 160)
        low.priority = .defaultLow
        besideConstraints = [
            picture.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            picture.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.4),
            picture.heightAnchor.constraint(greaterThanOrEqualToConstant: 160), low,
            texts.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
            texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
            texts.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        ]
    }

    private func arrange(isBeside: Bool) {
        self.isBeside = isBeside
        NSLayoutConstraint.deactivate(isBeside ? aboveConstraints : besideConstraints)
        NSLayoutConstraint.activate(isBeside ? besideConstraints : aboveConstraints)
    }

    private func exchange() {
        UIView.animate(withDuration: 0.4) { [self] in
            arrange(isBeside: !isBeside)
            view.layoutIfNeeded()
        }
    }

    /// Arranges the card for the window's width when it becomes narrow or wide.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let isWide = traitCollection.horizontalSizeClass == .regular
        guard traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass, isWide != isBeside
        else { return }
        if previousTraitCollection == nil || view.window == nil { arrange(isBeside: isWide) } else { exchange() }
    }

    /// Draws hills below a low sun.
    private static func drawPicture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 720, height: 480)).image { _ in
            func fill(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ path: UIBezierPath) {
                UIColor(red: red, green: green, blue: blue, alpha: 1).setFill()
                path.fill()
            }
            fill(0.98, 0.80, 0.55, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 720, height: 480)))
            fill(0.97, 0.50, 0.33, UIBezierPath(ovalIn: CGRect(x: 400, y: 130, width: 150, height: 150)))
            for (index, top) in ([250, 300, 350] as [CGFloat]).enumerated() {
                let hill = UIBezierPath()
                let shift = CGFloat(index) * 130
                hill.move(to: CGPoint(x: 0, y: 480))
                hill.addLine(to: CGPoint(x: 0, y: top + 40))
                hill.addCurve(
                    to: CGPoint(x: 720, y: top + 20), controlPoint1: CGPoint(x: 120 + shift, y: top - 110),
                    controlPoint2: CGPoint(x: 330 + shift, y: top + 150))
                hill.addLine(to: CGPoint(x: 720, y: 480))
                hill.close()
                let shade = 1 - 0.27 * CGFloat(index)
                fill(0.36 * shade, 0.52 * shade, 0.50 * shade, hill)
            }
        }
    }
}
