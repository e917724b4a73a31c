// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The chevron that expands or collapses an item of an outline.
final class OutlineDisclosureControl: UIControl {
    private let chevron: UIImageView
    var onTap: (() -> Void)?
    /// Whether the chevron points down.
    var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsLayout() } } }
    /// The width of the area of the chevron in points. The area is at the end of the control in reading order.
    var chevronWidth: CGFloat = 0 { didSet { if chevronWidth != oldValue { setNeedsLayout() } } }
    /// The distance from the area of the chevron to the end of the control, in points.
    var chevronInset: CGFloat = 0 { didSet { if chevronInset != oldValue { setNeedsLayout() } } }
    /// The distance of the chevron below the middle of the control, in points.
    var chevronShift: CGFloat = 0 { didSet { if chevronShift != oldValue { setNeedsLayout() } } }

    override var accessibilityDefaults: any AccessibilityDefaults { OutlineDisclosureAccessibility(control: self) }

    init(_ traits: UITraitCollection) {
        chevron = AccessorySymbol.makeSymbol("chevron.forward", size: 14, traits)
        super.init(frame: .zero)
        addSubview(chevron)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// The size of a square in which the chevron can turn.
    var chevronSize: CGSize {
        let side = chevron.image.map { max($0.size.width, $0.size.height) } ?? 0
        return CGSize(width: side, height: side)
    }

    /// Leaves the touches of controls in the content to them, if the control is as large as its row.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        guard let content = (superview as? UICollectionViewListCell)?.contentView else { return true }
        return !(content.hitTest(convert(point, to: content), with: event) is UIControl)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let middle = chevronInset + chevronWidth / 2
        let size = chevron.image?.size ?? .zero
        if chevron.bounds.size != size { chevron.bounds.size = size }
        chevron.center = CGPoint(
            x: isRightToLeft ? middle : bounds.width - middle,
            y: (bounds.height / 2 + chevronShift).rounded(toPixelsAt: pixelsPerPoint))
        let angle: CGFloat = isExpanded ? .pi / 2 : 0
        chevron.transform = CGAffineTransform(rotationAngle: isRightToLeft ? -angle : angle)
        chevron.alpha = isHighlighted ? 0.4 : 1
    }
}

/// The accessibility of the chevron of an outline.
struct OutlineDisclosureAccessibility: ControlAccessibility {
    let control: OutlineDisclosureControl

    var kind: UIAccessibilityTraits { .button }
    var label: String? { (control.isExpanded ? Phrase.collapse : .expand).text() }
}
