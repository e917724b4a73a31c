// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A box with a required width constraint, and a switch that activates a second one, which contradicts the first. The
/// text below is the box's `layoutDescription()`.
final class LayoutConflictController: LayoutSectionController {
    let box = UIView()
    let toggle = UISwitch()
    private let report = UIStackView()
    /// The box's description, which the report shows.
    private(set) var text = ""
    private var wide: NSLayoutConstraint?

    init() {
        super.init("Two required constraints that contradict each other. One of them is broken, and the text says why.")
    }

    required init?(coder: NSCoder) {
        fatalError("LayoutConflictController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = .systemOrange
        box.layer.cornerRadius = 8
        box.accessibilityIdentifier = "box"
        toggle.addAction(UIAction { [weak self] _ in self?.apply() }, for: .valueChanged)
        let label = LayoutSectionController.makeLabel("Also require 200 points")
        toggle.accessibilityLabel = label.text
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        let setting = UIStackView(arrangedSubviews: [label, toggle])
        setting.spacing = 12
        setting.alignment = .center
        let card = addCard()
        card.accessibilityIdentifier = "card"
        card.addConstrained(box, setting)
        let margins = card.layoutMarginsGuide
        let narrow = box.widthAnchor.constraint(equalToConstant: 100)
        let wide = box.widthAnchor.constraint(equalToConstant: 200)
        (narrow.identifier, wide.identifier) = ("narrow", "wide")
        self.wide = wide
        NSLayoutConstraint.activate([
            narrow, box.heightAnchor.constraint(equalToConstant: 56),
            box.topAnchor.constraint(equalTo: card.topAnchor, constant: 14),
            box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            setting.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 14),
            setting.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            setting.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            setting.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        addReport()
        apply()
    }

    /// Adds a card for the description. The card's layout is always from left to right, because the description is in
    /// English.
    private func addReport() {
        report.axis = .vertical
        report.spacing = 2
        report.semanticContentAttribute = .forceLeftToRight
        let card = addCard()
        card.addConstrained(report)
        NSLayoutConstraint.activate(report.constraints(filling: card.layoutMarginsGuide))
    }

    /// Shows the lines of a description. Each line has a label of its own, so that a line that wraps stays indented.
    private func show(_ description: String) {
        guard description != text else { return }
        text = description
        for view in report.arrangedSubviews { view.removeFromSuperview() }
        for line in description.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            let label = LayoutSectionController.makeLabel(String(words), .footnote)
            label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
                for: .monospacedSystemFont(ofSize: 12, weight: .regular))
            label.textAlignment = .left
            let row = UIStackView(arrangedSubviews: [label])
            row.isLayoutMarginsRelativeArrangement = true
            row.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 0, leading: CGFloat(line.count - words.count) * 4, bottom: 0, trailing: 0)
            row.semanticContentAttribute = .forceLeftToRight
            report.addArrangedSubview(row)
        }
    }

    private func apply() {
        wide?.isActive = toggle.isOn
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        box.superview?.layoutIfNeeded()
        show(box.layoutDescription())
    }
}
