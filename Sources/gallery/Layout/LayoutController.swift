// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page about Auto Layout, with a bar of buttons that choose one of its sections.
final class LayoutController: UIViewController {
    /// A section of the page, in the order of its button in the bar.
    enum Section: Int, CaseIterable {
        case form, chat, card, priorities, conflict

        var title: String {
            switch self {
            case .form: "Form"
            case .chat: "Chat"
            case .card: "Card"
            case .priorities: "Priorities"
            case .conflict: "Conflict"
            }
        }

        @MainActor
        func makeController() -> UIViewController {
            switch self {
            case .form: LayoutFormController()
            case .chat: LayoutChatController()
            case .card: LayoutCardController()
            case .priorities: LayoutPrioritiesController()
            case .conflict: LayoutConflictController()
            }
        }
    }

    private static let margin: CGFloat = 16

    private let bar = UIScrollView()
    private let buttons = Section.allCases.map { _ in UIButton(configuration: .gray()) }
    /// The controllers of the sections that were shown. They are kept, so that a section keeps its state.
    private var controllers: [Section: UIViewController] = [:]
    private let scrollAnchor = RightToLeftScrollAnchor()
    /// The controller of the section that is shown.
    private(set) var sectionController: UIViewController?

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Layout"
    }

    required init?(coder: NSCoder) {
        fatalError("LayoutController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        // The margins are those of the sections, so that the buttons are aligned with the content.
        viewRespectsSystemMinimumLayoutMargins = false
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: LayoutController.margin, bottom: 0, trailing: LayoutController.margin)
        for (button, section) in zip(buttons, Section.allCases) {
            button.addAction(UIAction { [weak self] _ in self?.show(section) }, for: .primaryActionTriggered)
        }
        addBar()
        show(.form)
    }

    private func addBar() {
        let row = UIStackView(arrangedSubviews: buttons)
        row.spacing = 6
        bar.showsHorizontalScrollIndicator = false
        bar.delegate = self
        for (outer, inner) in [(view!, bar), (bar, row)] as [(UIView, UIView)] {
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
        }
        let (content, readable, margin) = (bar.contentLayoutGuide, view.readableContentGuide, LayoutController.margin)
        // A weak constraint makes the content only as wide as the buttons or the bar require. In a wide bar, the
        // buttons are at the leading edge.
        let narrow = content.widthAnchor.constraint(equalToConstant: 0)
        narrow.priority = .defaultLow
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: readable.leadingAnchor, constant: -margin),
            bar.trailingAnchor.constraint(equalTo: readable.trailingAnchor, constant: margin),
            bar.heightAnchor.constraint(equalTo: content.heightAnchor),
            row.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
            row.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin),
            row.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -margin),
            content.widthAnchor.constraint(greaterThanOrEqualTo: bar.frameLayoutGuide.widthAnchor), narrow,
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollAnchor.restoreOffset(of: bar)
    }

    /// Shows a section instead of the current one.
    func show(_ section: Section) {
        let controller = controllers[section] ?? section.makeController()
        controllers[section] = controller
        for other in Section.allCases { mark(buttons[other.rawValue], other, isChosen: other == section) }
        let button = buttons[section.rawValue]
        bar.scrollRectToVisible(
            button.convert(button.bounds, to: bar).insetBy(dx: -LayoutController.margin, dy: 0), animated: true)
        guard controller !== sectionController else { return }
        sectionController?.willMove(toParent: nil)
        sectionController?.view.removeFromSuperview()
        sectionController?.removeFromParent()
        sectionController = controller
        addChild(controller)
        add(controller.view)
        controller.didMove(toParent: self)
    }

    private func mark(_ button: UIButton, _ section: Section, isChosen: Bool) {
        var configuration = isChosen ? UIButton.Configuration.filled() : .gray()
        configuration.title = section.title
        configuration.cornerStyle = .capsule
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8)
        button.configuration = configuration
        button.accessibilityTraits = isChosen ? [.button, .selected] : .button
    }

    private func add(_ section: UIView) {
        section.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(section)
        NSLayoutConstraint.activate([
            section.topAnchor.constraint(equalTo: bar.bottomAnchor),
            section.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            section.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            section.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

extension LayoutController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollAnchor.restoreOffset(of: scrollView)
    }
}
