// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The accessory that shows the title of the selected element of a menu. A tap opens the menu.
final class PopUpMenuControl: UIControl {
    private let label = UILabel()
    private let chevron: UIImageView
    /// The space between the title and the chevrons, in points.
    private static let gap: CGFloat = 4

    /// The menu, in which one element is selected.
    var menu: UIMenu? {
        didSet {
            guard menu !== oldValue else { return }
            menu?.limitToOneSelection()
            selected = menu?.selectedLeaf
            showSelection()
        }
    }
    /// The selected element. Other rows may have the same menu, and another element selected.
    private var selected: (any UIMenuLeaf)?
    /// Called with the menu after the user has selected another element.
    var onSelectionChange: ((UIMenu) -> Void)?
    /// The colour of the title and the chevrons.
    var color = UIColor.secondaryLabel {
        didSet { (label.textColor, chevron.tintColor) = (color, color) }
    }

    override var accessibilityDefaults: any AccessibilityDefaults { PopUpMenuAccessibility(control: self) }

    init(_ traits: UITraitCollection) {
        chevron = AccessorySymbol.makeSymbol("chevron.up.chevron.down", size: 13, traits)
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        chevron.tintColor = color
        addSubview(label)
        addSubview(chevron)
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Menu

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        if let selected { menu?.select(selected) }
        return menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    override func menuDidChoose(_ element: any UIMenuLeaf, perform: () -> Void) {
        guard let menu, menu.select(element), element !== selected else { return perform() }
        selected = element
        showSelection()
        perform()
        onSelectionChange?(menu)
    }

    override var isPressedByKeys: Bool { true }

    /// The title of the selected element; nil without one.
    var selectedTitle: String? { selected?.title }

    private func showSelection() {
        guard label.text != selectedTitle else { return }
        label.text = selectedTitle
        setNeedsLayout()
        (superview as? UICollectionViewListCell)?.accessoriesDidChange()
    }

    // MARK: Layout

    /// The size of the title and the chevrons.
    var contentSize: CGSize {
        let title = label.sizeThatFits(CGSize(width: UILabel.unlimited, height: UILabel.unlimited))
        let image = chevron.image?.size ?? .zero
        let gap = title.width > 0 ? PopUpMenuControl.gap : 0
        return CGSize(width: title.width + gap + image.width, height: max(title.height, image.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let content = contentSize
        let image = chevron.image?.size ?? .zero
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = (bounds.width - content.width) / 2
        let room = max(content.width - image.width - PopUpMenuControl.gap, 0)
        func place(_ view: UIView, at x: CGFloat, _ size: CGSize) {
            let y = ((bounds.height - size.height) / 2).rounded(toPixelsAt: pixelsPerPoint)
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
        }
        place(label, at: start, CGSize(width: room, height: content.height))
        place(chevron, at: start + content.width - image.width, image)
        for view in [label, chevron] { view.alpha = isHighlighted ? 0.4 : 1 }
    }
}

/// The accessibility of a pop-up menu: a button with the title of the selected element.
struct PopUpMenuAccessibility: ControlAccessibility {
    let control: PopUpMenuControl

    var kind: UIAccessibilityTraits { .button }
    var label: String? { control.selectedTitle }
}
