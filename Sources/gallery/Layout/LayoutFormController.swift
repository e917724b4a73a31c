// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A form whose labels share a column that is as wide as the widest of them. At the accessibility text sizes each field
/// is below its label.
final class LayoutFormController: LayoutSectionController, UITextFieldDelegate {
    private static let texts = [
        ("Name", "Emmy"), ("Street", "Ring Road"), ("Town", "Erlangen"), ("Phone number", "555-0142"),
    ]

    let labels = LayoutFormController.texts.map { LayoutSectionController.makeLabel($0.0) }
    let fields = LayoutFormController.texts.map { _ in UITextField() }
    /// The constraints with each field beside its label.
    private var besideConstraints: [NSLayoutConstraint] = []
    /// The constraints with each field below its label.
    private var belowConstraints: [NSLayoutConstraint] = []

    init() {
        super.init("The labels’ column is as wide as its widest label, and each field shares its label’s baseline.")
    }

    required init?(coder: NSCoder) {
        fatalError("LayoutFormController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let card = addCard()
        for (index, field) in fields.enumerated() {
            field.text = LayoutFormController.texts[index].1
            field.placeholder = labels[index].text
            field.accessibilityLabel = labels[index].text
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.borderStyle = .roundedRect
            field.clearButtonMode = .whileEditing
            field.delegate = self
            // The fields stretch and shrink more easily than the labels, so the labels determine the column's width.
            field.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
            field.setContentCompressionResistancePriority(.defaultLow - 1, for: .horizontal)
            card.addConstrained(labels[index], field)
        }
        addConstraints(in: card)
        updateArrangement()
    }

    private func addConstraints(in card: UIView) {
        let (margins, column) = (card.layoutMarginsGuide, UILayoutGuide())
        column.identifier = "labels"
        card.addLayoutGuide(column)
        // A weak constraint makes the column as narrow as possible. The labels resist compression more strongly, so the
        // column is as wide as the widest label.
        let narrow = column.widthAnchor.constraint(equalToConstant: 0)
        narrow.priority = .defaultLow
        besideConstraints = [
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor), narrow,
            column.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.4),
        ]
        var (above, gap) = (margins.topAnchor, CGFloat(0))
        for (label, field) in zip(labels, fields) {
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                field.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
                label.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            ])
            besideConstraints += [
                label.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor),
                label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
                field.leadingAnchor.constraint(equalTo: column.trailingAnchor, constant: 12),
                field.topAnchor.constraint(equalTo: above, constant: gap),
            ]
            belowConstraints += [
                label.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
                label.topAnchor.constraint(equalTo: above, constant: gap),
                field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
            ]
            (above, gap) = (field.bottomAnchor, 12)
        }
        // The card ends below the last field. The constraint is weak, because a last label of several lines may end
        // lower.
        let end = margins.bottomAnchor.constraint(equalTo: above)
        end.priority = .defaultLow - 1
        end.isActive = true
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateArrangement()
    }

    private func updateArrangement() {
        let isBelow = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        NSLayoutConstraint.deactivate(isBelow ? besideConstraints : belowConstraints)
        NSLayoutConstraint.activate(isBelow ? belowConstraints : besideConstraints)
    }

    /// Continues in the next field, or ends the editing after the last one.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let next = (fields.firstIndex(of: textField) ?? fields.count) + 1
        if next < fields.count { fields[next].becomeFirstResponder() } else { textField.resignFirstResponder() }
        return false
    }
}
