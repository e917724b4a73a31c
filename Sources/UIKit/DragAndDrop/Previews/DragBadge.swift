// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The badge on a drag preview that shows the drop operation and the number of items.
@MainActor
final class DragBadge: UIView {
    /// The number of items and the drop operation that the badge shows.
    struct Content: Equatable {
        var count = 1
        var operation = DropOperation.cancel

        /// A plus sign for a copy, followed by the number of items if there are several.
        var text: String {
            let number = count > 1 ? "\(count)" : ""
            return operation == .copy ? "+" + number : number
        }

        var isEmpty: Bool { text.isEmpty && operation != .forbidden }

        var color: UIColor {
            switch operation {
            case .copy: .systemGreen
            case .forbidden: .systemRed
            case .move, .cancel: .systemBlue
            }
        }
    }

    /// The badge's height and minimum width, the width of its white border, and the padding of its text, in points.
    /// UIKit documents no values; these are our own, chosen to resemble iOS.
    private static let (height, line, padding): (CGFloat, CGFloat, CGFloat) = (26, 2, 7)
    private static let font = UIFont.systemFont(ofSize: 15, weight: .semibold)

    var content = Content() {
        didSet {
            guard content != oldValue else { return }
            accessibilityLabel = isForbidden ? "forbidden" : content.text
            setNeedsDisplay()
        }
    }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        layer.zPosition = 1
    }

    required init?(coder: NSCoder) { nil }

    private var isForbidden: Bool { content.operation == .forbidden }

    private var text: NSAttributedString {
        NSAttributedString(string: content.text, attributes: [.font: Self.font, .foregroundColor: UIColor.white])
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = isForbidden ? 0 : text.size().width + 2 * Self.padding
        return CGSize(width: max(width.rounded(.up), Self.height), height: Self.height)
    }

    override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
        let inner = bounds.insetBy(dx: Self.line, dy: Self.line)
        content.color.setFill()
        UIBezierPath(roundedRect: inner, cornerRadius: inner.height / 2).fill()
        if isForbidden { drawSlash(in: inner) } else { drawText() }
    }

    private func drawText() {
        let size = text.size()
        text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
    }

    /// Draws the sign for a forbidden drop: a ring with a diagonal line.
    private func drawSlash(in rect: CGRect) {
        let ring = rect.insetBy(dx: 5, dy: 5)
        let path = UIBezierPath(ovalIn: ring)
        let reach = ring.width / 2 * 0.707
        path.move(to: CGPoint(x: ring.midX - reach, y: ring.midY - reach))
        path.addLine(to: CGPoint(x: ring.midX + reach, y: ring.midY + reach))
        path.lineWidth = 2.5
        UIColor.white.setStroke()
        path.stroke()
    }
}
