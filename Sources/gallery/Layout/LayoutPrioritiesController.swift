// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Two labels in a row that is wider or narrower than both need, and sliders for the priorities that decide which of
/// them stretches or shrinks.
final class LayoutPrioritiesController: LayoutSectionController {
    /// The two labels, A and B.
    let labels = [makeTile("A: a short text", .systemTeal), makeTile("B: a text that is longer", .systemIndigo)]
    let row = UIView()
    let result = LayoutSectionController.makeLabel("", .footnote, color: .secondaryLabel)
    /// The sliders in their order on the page: the row's width, then hugging and resistance of A and of B.
    let controls = [
        SliderControl("Width of the row", 300, in: 120...1000),
        SliderControl("Hugging of A", 251), SliderControl("Compression resistance of A", 750),
        SliderControl("Hugging of B", 250), SliderControl("Compression resistance of B", 749),
    ]
    private var width: NSLayoutConstraint?

    init() {
        super.init(
            "The label with the lower hugging priority stretches, and the one with the lower compression resistance "
                + "priority shrinks.")
    }

    required init?(coder: NSCoder) {
        fatalError("LayoutPrioritiesController is made in code")
    }

    private static func makeTile(_ text: String, _ color: UIColor) -> UILabel {
        let label = LayoutSectionController.makeLabel(text, color: .white)
        label.numberOfLines = 1
        label.backgroundColor = color
        return label
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let card = addCard()
        row.backgroundColor = .tertiarySystemFill
        row.addConstrained(labels[0], labels[1])
        card.addConstrained(row, result)
        let margins = card.layoutMarginsGuide
        let width = row.widthAnchor.constraint(equalToConstant: 300)
        width.priority = .required - 1
        self.width = width
        let views = ["a": labels[0], "b": labels[1], "row": row, "result": result]
        NSLayoutConstraint.activate(
            ["H:|[a]-8-[b]|", "V:|-6-[a]-6-|", "V:|-6-[b]-6-|", "H:|-[result]-|", "V:|-[row]-8-[result]-|"].flatMap {
                NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
            } + [
                width, row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                row.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            ])
        let settings = UIStackView(arrangedSubviews: controls)
        settings.axis = .vertical
        settings.spacing = 8
        let lower = addCard()
        lower.addConstrained(settings)
        NSLayoutConstraint.activate(settings.constraints(filling: lower.layoutMarginsGuide))
        for control in controls { control.onChange = { [weak self] in self?.apply() } }
        apply()
    }

    /// Gives the row and the labels the values of the sliders.
    private func apply() {
        let values = controls.map(\.value)
        width?.constant = CGFloat(values[0])
        for (label, index) in zip(labels, [1, 3]) {
            label.setContentHuggingPriority(UILayoutPriority(Float(values[index])), for: .horizontal)
            label.setContentCompressionResistancePriority(UILayoutPriority(Float(values[index + 1])), for: .horizontal)
        }
        view.setNeedsLayout()
    }

    /// Shows the widths that result, after the row was laid out.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        row.superview?.layoutIfNeeded()
        controls[0].maximum = max(Int(row.superview?.layoutMarginsGuide.layoutFrame.width ?? 0), 121)
        let widths = zip(["A", "B"], labels).map { name, label in
            let numbers = [label.frame.width, label.intrinsicContentSize.width].map { Int($0.rounded()) }
            return "\(name) is \(numbers[0]) points wide and needs \(numbers[1])."
        }
        let ambiguity = labels.contains(where: \.hasAmbiguousLayout) ? ["The layout is ambiguous."] : []
        result.text = (widths + ambiguity).joined(separator: " ")
    }
}

/// A slider for a whole number, below a label with its name and its value.
final class SliderControl: UIStackView {
    private let name: String
    private let label = LayoutSectionController.makeLabel("", .subheadline)
    let slider = UISlider()
    /// The value that the user has chosen last. The slider shows it whenever the maximum allows it.
    private var chosenValue: Float
    /// Called when the user has changed the value.
    var onChange: () -> Void = {}

    init(_ name: String, _ value: Int, in range: ClosedRange<Int> = 1...999) {
        self.name = name
        chosenValue = Float(value)
        super.init(frame: .zero)
        axis = .vertical
        slider.minimumValue = Float(range.lowerBound)
        slider.maximumValue = Float(range.upperBound)
        slider.value = Float(value)
        slider.accessibilityLabel = name
        slider.addAction(UIAction { [weak self] _ in self?.valueChosen() }, for: .valueChanged)
        addArrangedSubview(label)
        addArrangedSubview(slider)
        showValue()
    }

    required init(coder: NSCoder) {
        fatalError("SliderControl is made in code")
    }

    var value: Int { Int(slider.value.rounded()) }

    /// The largest value.
    var maximum: Int {
        get { Int(slider.maximumValue) }
        set {
            guard newValue != maximum else { return }
            slider.maximumValue = Float(newValue)
            slider.value = chosenValue
            changed()
        }
    }

    private func valueChosen() {
        chosenValue = slider.value
        changed()
    }

    private func changed() {
        showValue()
        onChange()
    }

    private func showValue() {
        label.text = "\(name): \(value)"
        slider.accessibilityValue = "\(value)"
    }
}
