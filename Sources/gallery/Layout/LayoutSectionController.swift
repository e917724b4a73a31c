// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A section of the layout page: a sentence about the section, and below it cards in a scroll view.
class LayoutSectionController: UIViewController {
    /// The cards, below the sentence.
    let stack = UIStackView()
    private let sentence = UILabel()

    /// Creates a section.
    ///
    /// - Parameter text: the sentence that says what the section shows.
    init(_ text: String) {
        super.init(nibName: nil, bundle: nil)
        sentence.text = text
    }

    required init?(coder: NSCoder) {
        fatalError("Sections are made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let (scrollView, page) = (UIScrollView(), UIView())
        scrollView.alwaysBounceVertical = true
        page.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
        stack.axis = .vertical
        stack.spacing = 12
        sentence.font = .preferredFont(forTextStyle: .footnote)
        sentence.textColor = .secondaryLabel
        sentence.numberOfLines = 0
        sentence.adjustsFontForContentSizeCategory = true
        stack.addArrangedSubview(sentence)
        for (outer, inner) in [(view!, scrollView), (scrollView, page), (page, stack)] as [(UIView, UIView)] {
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
        }
        let (readable, content) = (page.readableContentGuide, scrollView.contentLayoutGuide)
        NSLayoutConstraint.activate(
            scrollView.constraints(filling: view) + page.constraints(filling: content) + [
                page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                stack.topAnchor.constraint(equalTo: page.layoutMarginsGuide.topAnchor),
                stack.bottomAnchor.constraint(equalTo: page.layoutMarginsGuide.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            ])
    }

    /// Adds a card with round corners to the section.
    func addCard() -> UIView {
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
        stack.addArrangedSubview(card)
        return card
    }

    /// Makes a label in as many lines as its text needs, which follows the text size.
    static func makeLabel(_ text: String, _ style: UIFont.TextStyle = .body, color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}

/// A view or a layout guide, to whose edges constraints can tie the edges of a view.
@MainActor
protocol LayoutArea {
    var topAnchor: NSLayoutYAxisAnchor { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: LayoutArea {
    /// Returns constraints that align the view's edges with the edges of an area.
    func constraints(filling area: any LayoutArea) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: area.topAnchor), leadingAnchor.constraint(equalTo: area.leadingAnchor),
            trailingAnchor.constraint(equalTo: area.trailingAnchor),
            bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ]
    }

    /// Adds subviews that are placed by constraints.
    func addConstrained(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }
}

extension UILayoutGuide: LayoutArea {}
