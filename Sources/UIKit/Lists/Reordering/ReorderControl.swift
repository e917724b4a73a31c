// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The reorder control after a row's content: three lines by which the user drags the row.
final class ReorderControl: UIView {
    private let lines = (0..<3).map { _ in UIView() }
    private var separator: UIView?
    /// The colour of the lines; nil for grey.
    var color: UIColor? { didSet { for line in lines { line.backgroundColor = color ?? .systemGray3 } } }
    /// The distance in points of the three lines from the middle of the control.
    var shift: CGFloat = -2
    /// The distance in points of a vertical line from the control's leading edge; nil for no such line.
    var separatorInset: CGFloat? { didSet { separatorDidChange() } }

    override var accessibilityDefaults: any AccessibilityDefaults { ReorderControlAccessibility(reorderControl: self) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpControl()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpControl()
    }

    private func setUpControl() {
        for line in lines {
            line.isUserInteractionEnabled = false
            line.backgroundColor = .systemGray3
            line.layer.cornerRadius = 1
            addSubview(line)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = TableMetrics.current.reorderControlSize
        let thickness: CGFloat = 2
        let left = ((bounds.width - size.width) / 2 + shift).rounded(toPixelsAt: pixelsPerPoint)
        let top = ((bounds.height - size.height) / 2).rounded(toPixelsAt: pixelsPerPoint)
        let step = (size.height - thickness) / 2
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: left, y: top + CGFloat(index) * step, width: size.width, height: thickness)
        }
        guard let separator, let separatorInset else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        separator.frame = CGRect(
            x: isMirrored ? bounds.width - separatorInset - 1 : separatorInset, y: bounds.height / 4, width: 1,
            height: bounds.height / 2)
    }

    private func separatorDidChange() {
        if separatorInset == nil {
            separator?.removeFromSuperview()
            separator = nil
        } else if separator == nil {
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
            separator = line
        }
        setNeedsLayout()
    }
}
