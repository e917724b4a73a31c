// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The button of an action, with lines to its neighbours.
final class AlertButton: UIButton {
    let action: UIAlertAction
    private let isEmphasized: Bool
    private let fontSize: CGFloat
    private let topLine = UIView()
    private let leftLine = UIView()

    init(_ action: UIAlertAction, isEmphasized: Bool, style: UIAlertController.Style) {
        (self.action, self.isEmphasized) = (action, isEmphasized)
        fontSize = style == .alert ? 17 : 20
        super.init(frame: .zero)
        setTitle(action.title, for: .normal)
        setTitleColor(.tertiaryLabel, for: .disabled)
        isEnabled = action.isEnabled
        for line in [topLine, leftLine] {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        tintChanged()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether there are lines at the top and left edges.
    var lines = (top: false, left: false) {
        didSet { (topLine.isHidden, leftLine.isHidden) = (!lines.top, !lines.left) }
    }

    func updateFont() {
        let font = UIFont.systemFont(ofSize: fontSize, weight: isEmphasized ? .semibold : .regular)
        titleLabel?.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: traitCollection)
        titleLabel?.adjustsFontSizeToFitWidth = true
        titleLabel?.minimumScaleFactor = 0.5
    }

    /// The width of the title in points.
    var titleWidth: CGFloat {
        titleLabel?.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)).width ?? 0
    }

    override func tintChanged() {
        super.tintChanged()
        setTitleColor(action.style == .destructive ? .systemRed : tintColor, for: .normal)
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: AlertMetrics.line)
        leftLine.frame = CGRect(x: 0, y: 0, width: AlertMetrics.line, height: bounds.height)
    }
}
