// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The content of an alert or action sheet.
struct AlertContent {
    var title: String?
    var message: String?
    var fields: [UITextField]
    var actions: [UIAlertAction]
    /// The action with an emphasized title.
    var emphasized: UIAlertAction?

    /// The actions in the order of their buttons: the cancel action is the first of two, and otherwise the last.
    func orderedActions(sideBySide: Bool) -> [UIAlertAction] {
        let (cancel, others) = (actions.filter { $0.style == .cancel }, actions.filter { $0.style != .cancel })
        return sideBySide ? cancel + others : others + cancel
    }
}

/// The measures of alerts in points, as on iOS 13 to 18.
enum AlertMetrics {
    static let alertWidth: CGFloat = 270
    static let sheetWidth: CGFloat = 500
    /// The minimum distance from the window's edges.
    static let margin: CGFloat = 8
    static let cornerRadius: CGFloat = 14
    static let buttonHeight: CGFloat = 44
    static let sheetButtonHeight: CGFloat = 57
    static let padding: CGFloat = 16
    static let verticalPadding: CGFloat = 20
    static let fieldHeight: CGFloat = 32
    /// The distance between the cards of an action sheet, and between text fields.
    static let gap: CGFloat = 8
    static let line: CGFloat = 0.5
}

/// The view of an alert controller: one card, or two for an action sheet with a cancel action.
final class AlertView: UIView {
    var onChoose: (UIAlertAction) -> Void = { _ in }
    private let style: UIAlertController.Style
    private let main = AlertCard()
    private let cancel = AlertCard()

    init(_ style: UIAlertController.Style) {
        self.style = style
        super.init(frame: .zero)
        for card in [main, cancel] {
            card.onChoose = { [weak self] in self?.onChoose($0) }
            addSubview(card)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows another content.
    func show(_ content: AlertContent) {
        var (upper, lower) = (content, content)
        lower.actions = style == .actionSheet ? content.actions.filter { $0.style == .cancel } : []
        upper.actions = content.actions.filter { action in !lower.actions.contains(action) }
        (lower.title, lower.message, lower.fields) = (nil, nil, [])
        lower.emphasized = lower.actions.first
        main.show(upper, style)
        cancel.show(lower, style)
        setNeedsLayout()
    }

    /// Enables the buttons whose actions are enabled, and disables the others.
    func updateEnabledButtons() {
        for card in [main, cancel] { card.updateEnabledButtons() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        // Large text needs more width than the usual.
        let usual = style == .alert ? AlertMetrics.alertWidth : AlertMetrics.sheetWidth
        let width = min(
            max(usual, UIFontMetrics.default.scaledValue(for: usual, compatibleWith: traitCollection)), size.width)
        let height = main.height(width: width) + cancelHeight(width: width)
        return CGSize(width: width, height: min(height, size.height))
    }

    /// The height of the cancel card with the gap above it; 0 without that card.
    private func cancelHeight(width: CGFloat) -> CGFloat {
        let height = cancel.height(width: width)
        return height == 0 ? 0 : height + AlertMetrics.gap
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let below = cancelHeight(width: bounds.width)
        main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - below, 0))
        cancel.isHidden = below == 0
        cancel.frame = CGRect(
            x: 0, y: main.frame.maxY + AlertMetrics.gap, width: bounds.width, height: max(below - AlertMetrics.gap, 0))
    }
}
