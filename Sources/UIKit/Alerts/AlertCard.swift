// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A card with a title, a message, text fields and buttons. Texts and buttons that do not fit can be scrolled.
final class AlertCard: UIView {
    var onChoose: (UIAlertAction) -> Void = { _ in }
    private let header = UIScrollView()
    private let footer = UIScrollView()
    private let title = UILabel()
    private let message = UILabel()
    private var content = AlertContent(fields: [], actions: [])
    private var style = UIAlertController.Style.alert
    private var buttons: [AlertButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 0.97, alpha: 1)
        }
        layer.cornerRadius = AlertMetrics.cornerRadius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        for label in [title, message] {
            label.textAlignment = .center
            label.numberOfLines = 0
            header.addSubview(label)
        }
        for view in [header, footer] {
            view.alwaysBounceVertical = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    func show(_ content: AlertContent, _ style: UIAlertController.Style) {
        let old = self.content
        (self.content, self.style) = (content, style)
        (title.text, message.text) = (content.title, content.message)
        for field in old.fields where !content.fields.contains(field) { field.removeFromSuperview() }
        for field in content.fields where field.superview !== header { header.addSubview(field) }
        let ordered = content.orderedActions(sideBySide: false)
        if buttons.map(\.action) != ordered || old.emphasized !== content.emphasized { makeButtons(ordered) }
        updateFonts()
    }

    private func makeButtons(_ actions: [UIAlertAction]) {
        for button in buttons { button.removeFromSuperview() }
        buttons = actions.map { action in
            let button = AlertButton(action, isEmphasized: action === content.emphasized, style: style)
            button.addAction(UIAction { [weak self] _ in self?.onChoose(action) }, for: .touchUpInside)
            footer.addSubview(button)
            return button
        }
    }

    func updateEnabledButtons() {
        for button in buttons { button.isEnabled = button.action.isEnabled }
    }

    private func updateFonts() {
        let isAlert = style == .alert
        let metrics = UIFontMetrics(forTextStyle: .body)
        let titleFont = UIFont.systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)
        title.font = metrics.scaledFont(for: titleFont, compatibleWith: traitCollection)
        message.font = metrics.scaledFont(for: .systemFont(ofSize: 13), compatibleWith: traitCollection)
        title.textColor = isAlert ? .label : .secondaryLabel
        message.textColor = isAlert ? .label : .secondaryLabel
        for button in buttons { button.updateFont() }
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFonts()
    }

    // MARK: Layout

    private func textHeight(of label: UILabel, width: CGFloat) -> CGFloat {
        guard label.text?.isEmpty == false else { return 0 }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    private func headerHeight(width: CGFloat) -> CGFloat {
        let inner = width - 2 * AlertMetrics.padding
        let heights = [textHeight(of: title, width: inner), textHeight(of: message, width: inner)].filter { $0 > 0 }
        let fields = CGFloat(content.fields.count) * (fieldHeight + AlertMetrics.gap)
        guard !heights.isEmpty || fields > 0 else { return 0 }
        let gaps = CGFloat(max(heights.count - 1, 0)) * AlertMetrics.gap / 2
        return heights.reduce(0, +) + gaps + fields + 2 * AlertMetrics.verticalPadding
    }

    private var fieldHeight: CGFloat {
        UIFontMetrics.default.scaledValue(for: AlertMetrics.fieldHeight, compatibleWith: traitCollection)
    }

    private var buttonHeight: CGFloat {
        let usual = style == .alert ? AlertMetrics.buttonHeight : AlertMetrics.sheetButtonHeight
        return max(usual, UIFontMetrics.default.scaledValue(for: usual, compatibleWith: traitCollection))
    }

    /// Whether the buttons are side by side: two buttons of an alert whose titles fit.
    private func isSideBySide(width: CGFloat) -> Bool {
        style == .alert && buttons.count == 2
            && buttons.allSatisfy { $0.titleWidth <= width / 2 - AlertMetrics.padding }
    }

    private func footerHeight(width: CGFloat) -> CGFloat {
        buttonHeight * CGFloat(isSideBySide(width: width) ? 1 : buttons.count)
    }

    /// The height that the card needs at a width.
    func height(width: CGFloat) -> CGFloat { headerHeight(width: width) + footerHeight(width: width) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let (upper, lower) = (headerHeight(width: width), footerHeight(width: width))
        let footerRoom = min(lower, max(height - upper, height / 2))
        header.frame = CGRect(x: 0, y: 0, width: width, height: max(height - footerRoom, 0))
        footer.frame = CGRect(x: 0, y: header.frame.maxY, width: width, height: footerRoom)
        header.contentSize = CGSize(width: width, height: upper)
        footer.contentSize = CGSize(width: width, height: lower)
        layOutHeader(width: width)
        layOutButtons(width: width)
    }

    private func layOutHeader(width: CGFloat) {
        let inner = width - 2 * AlertMetrics.padding
        var y = AlertMetrics.verticalPadding
        for label in [title, message] {
            let height = textHeight(of: label, width: inner)
            label.frame = CGRect(x: AlertMetrics.padding, y: y, width: inner, height: height)
            if height > 0 { y += height + AlertMetrics.gap / 2 }
        }
        if y > AlertMetrics.verticalPadding { y += AlertMetrics.gap / 2 }
        for field in content.fields {
            field.frame = CGRect(x: AlertMetrics.padding, y: y, width: inner, height: fieldHeight)
            y += fieldHeight + AlertMetrics.gap
        }
    }

    private func layOutButtons(width: CGFloat) {
        let isSideBySide = isSideBySide(width: width)
        let ordered = content.orderedActions(sideBySide: isSideBySide)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let hasHeader = headerHeight(width: width) > 0
        for button in buttons {
            guard let index = ordered.firstIndex(of: button.action) else { continue }
            if isSideBySide {
                let isLeft = (index == 0) != isMirrored
                button.frame = CGRect(x: isLeft ? 0 : width / 2, y: 0, width: width / 2, height: buttonHeight)
                button.lines = (top: hasHeader, left: !isLeft)
            } else {
                button.frame = CGRect(x: 0, y: CGFloat(index) * buttonHeight, width: width, height: buttonHeight)
                button.lines = (top: hasHeader || index > 0, left: false)
            }
        }
    }
}
