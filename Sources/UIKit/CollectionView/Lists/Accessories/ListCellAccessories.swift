// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The views of the accessories of a list cell.
@MainActor
final class ListCellAccessories {
    private unowned let cell: UICollectionViewListCell

    /// An accessory that is in the row, with its view.
    struct Shown {
        var accessory: UICellAccessory
        let view: UIView
        /// The width that the accessory has in the row, in points.
        var width: CGFloat = 0
    }

    /// All accessories of the cell, also those that are not in the row now.
    var all: [UICellAccessory] = [] {
        didSet {
            checkTypes()
            update()
            cell.accessoriesDidChange()
        }
    }

    /// The accessories before and after the content, in reading order.
    private(set) var leading: [Shown] = []
    private(set) var trailing: [Shown] = []
    /// The views that have no place in the row yet.
    private var entering: Set<ObjectIdentifier> = []
    /// The text size for which the views were made.
    private var category: UIContentSizeCategory?

    init(_ cell: UICollectionViewListCell) { self.cell = cell }

    /// Ends the program if a row has two system accessories of a type, or a custom view with constraints of its own.
    private func checkTypes() {
        var types: Set<UICellAccessory.AccessoryType> = []
        for accessory in all {
            guard types.insert(accessory.accessoryType).inserted else {
                misuse(
                    "Accessories cannot contain more than one system accessory of the same type, or one custom view "
                        + "twice: \(accessory.accessoryType). Remove one of them from the accessories of \(cell).")
            }
            guard case .view(let custom) = accessory.content else { continue }
            guard custom.customView.translatesAutoresizingMaskIntoConstraints else {
                misuse(
                    "The custom view \(custom.customView) of a cell accessory has "
                        + "translatesAutoresizingMaskIntoConstraints set to false. Leave it true: the cell places it.")
            }
        }
    }

    // MARK: Views

    /// Accessories with their views, which are taken from `old` if it has accessories of the same type.
    private func shown(_ accessories: [UICellAccessory], reusing old: inout [Shown]) -> [Shown] {
        var shown: [Shown] = []
        for accessory in accessories {
            let index = old.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
            let view = index.map { old.remove(at: $0).view } ?? makeView(accessory)
            shown.append(Shown(accessory: accessory, view: view))
        }
        return shown
    }

    /// Makes the views of the accessories that are in the row now, and removes the others.
    func update() {
        guard !all.isEmpty || !leading.isEmpty || !trailing.isEmpty else { return }
        let order = AccessoryOrder(all, isEditing: cell.isInEditingMode)
        let now = cell.traitCollection.preferredContentSizeCategory
        var old = leading + trailing
        if now != category { old = [] }
        let before = (leading + trailing).map(\.view)
        category = now
        leading = shown(order.leading, reusing: &old)
        trailing = shown(order.trailing, reusing: &old)
        let views = (leading + trailing).map(\.view)
        for view in before where view.superview === cell && !views.contains(where: { $0 === view }) { remove(view) }
        for index in leading.indices { prepare(&leading[index], isFirst: index == 0) }
        for index in trailing.indices { prepare(&trailing[index], isFirst: index == 0) }
    }

    private func makeView(_ accessory: UICellAccessory) -> UIView {
        let traits = cell.traitCollection
        switch accessory.accessoryType {
        case .disclosureIndicator: return AccessorySymbol.makeDisclosureIndicator(traits)
        case .checkmark: return AccessorySymbol.makeCheckmark(traits)
        case .detail:
            let button = AccessorySymbol.makeDetailButton(traits)
            button.addAction(UIAction { [weak self] _ in self?.perform(.detail) }, for: .touchUpInside)
            return button
        case .delete: return makeEditControl(.delete, accessory.accessoryType)
        case .insert: return makeEditControl(.insert, accessory.accessoryType)
        case .multiselect: return makeEditControl(.select, accessory.accessoryType)
        case .reorder:
            let control = ReorderControl(frame: .zero)
            control.shift = 0
            return control
        case .outlineDisclosure:
            let control = OutlineDisclosureControl(traits)
            control.onTap = { [weak self] in self?.toggle() }
            return control
        case .label: return UILabel()
        case .popUpMenu: return PopUpMenuControl(traits)
        case .customView(let view): return view
        }
    }

    private func makeEditControl(_ kind: EditControl.Kind, _ type: UICellAccessory.AccessoryType) -> UIView {
        let control = EditControl(kind)
        control.cell = cell
        control.isCentred = true
        control.onTap = { [weak self] in self?.perform(type) }
        return control
    }

    /// Shows the options of an accessory, and measures its view.
    ///
    /// - Parameter isFirst: whether the accessory is the first one on its side.
    private func prepare(_ shown: inout Shown, isFirst: Bool) {
        let (accessory, view) = (shown.accessory, shown.view)
        let options = accessory.options
        if view.superview !== cell {
            let isAnimated = UIView.inheritedAnimationDuration > 0
            UIView.performWithoutAnimation {
                // The control of a header is as large as the row, and behind all other accessories.
                if view is OutlineDisclosureControl {
                    cell.insertSubview(view, aboveSubview: cell.contentView)
                } else {
                    cell.addSubview(view)
                }
                if isAnimated, !isCustom(view) { view.alpha = 0 }
            }
            entering.insert(ObjectIdentifier(view))
        }
        view.isHidden = options.isHidden
        switch accessory.content {
        case .plain: view.tintColor = options.tintColor ?? standardTint(of: accessory.accessoryType)
        case .circle(let color):
            guard let control = view as? EditControl else { break }
            control.colors = (color ?? options.tintColor, color == nil ? nil : options.tintColor)
            control.isOn = cell.isSelected
        case .grip(let showsSeparator):
            guard let control = view as? ReorderControl else { break }
            control.color = options.tintColor
            control.separatorInset =
                showsSeparator && !isFirst ? ListCellMetrics.touchMargin - ListCellMetrics.gripGap / 2 : nil
            // The gesture is added to the collection view when it first has a reorder control.
            _ = cell.list?.reorderControlGesture
        case .outline:
            view.tintColor = options.tintColor ?? standardTint(of: accessory.accessoryType)
            (view as? OutlineDisclosureControl)?.isExpanded = cell.isExpanded
        case .text(let text, let options):
            guard let label = view as? UILabel else { break }
            label.text = text
            label.font = options.font
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
            label.textColor = options.tintColor ?? standardTint(of: .label) ?? .secondaryLabel
        case .menu(let menu, let handler):
            guard let control = view as? PopUpMenuControl else { break }
            control.color = options.tintColor ?? standardTint(of: .popUpMenu) ?? .secondaryLabel
            control.onSelectionChange = handler
            control.menu = menu
        case .view:
            if let color = options.tintColor { view.tintColor = color }
        }
        shown.width = width(of: accessory, view)
    }

    private func standardTint(of type: UICellAccessory.AccessoryType) -> UIColor? {
        // A selected row of a sidebar is filled with the tint colour.
        if cell.isSelected, cell.role?.appearance == .sidebar, cell.role?.part == .item { return .white }
        return type == .disclosureIndicator ? .tertiaryLabel : nil
    }

    /// Removes a view from the row, with a fade if the change is animated.
    private func remove(_ view: UIView) {
        guard UIView.inheritedAnimationDuration > 0, !isCustom(view) else {
            view.alpha = 1
            return view.removeFromSuperview()
        }
        view.isUserInteractionEnabled = false
        UIView.animateRow({ view.alpha = 0 }, completion: { _ in view.removeFromSuperview() })
    }

    private func isCustom(_ view: UIView) -> Bool { all.contains { $0.accessoryType == .customView(view) } }

    // MARK: Sizes

    /// The size of the view of an accessory. Controls are higher than their symbol.
    private func size(of accessory: UICellAccessory, _ view: UIView) -> CGSize {
        switch accessory.content {
        case .circle:
            let diameter = TableMetrics.current.editControlDiameter
            return CGSize(width: diameter, height: diameter)
        case .outline: return (view as? OutlineDisclosureControl)?.chevronSize ?? .zero
        case .grip: return TableMetrics.current.reorderControlSize
        case .text:
            return view.sizeThatFits(CGSize(width: UILabel.unlimited, height: UILabel.unlimited))
        case .menu: return (view as? PopUpMenuControl)?.contentSize ?? .zero
        case .plain: return view.bounds.size
        case .view(let configuration):
            guard !configuration.maintainsFixedSize else { return view.bounds.size }
            if view.hasConstraintsInside { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
            let size = view.intrinsicContentSize
            let fitting = view.bounds.size
            return CGSize(
                width: size.width >= 0 ? size.width : fitting.width,
                height: size.height >= 0 ? size.height : fitting.height)
        }
    }

    private func width(of accessory: UICellAccessory, _ view: UIView) -> CGFloat {
        let own = size(of: accessory, view).width
        switch accessory.options.reservedLayoutWidth {
        case .actual: return own
        case .custom(let width): return max(width, 0)
        case .standard: return max(own, standardWidth(of: accessory.accessoryType))
        }
    }

    private func standardWidth(of type: UICellAccessory.AccessoryType) -> CGFloat {
        switch type {
        case .disclosureIndicator, .outlineDisclosure: ListCellMetrics.chevronWidth
        case .label, .popUpMenu, .customView: 0
        case .checkmark, .detail, .delete, .insert, .multiselect, .reorder: ListCellMetrics.accessoryWidth
        }
    }

    /// The widths in points of all accessories before and after the content, with the space between them.
    var widths: (leading: CGFloat, trailing: CGFloat) {
        func sum(_ shown: [Shown], _ gap: (Shown) -> CGFloat) -> CGFloat {
            shown.reduce(0) { $0 + $1.width } + shown.dropFirst().reduce(0) { $0 + gap($1) }
        }
        return (sum(leading) { _ in ListCellMetrics.leadingGap }, sum(trailing, gapBefore))
    }

    /// The space in points between a trailing accessory and the one before it.
    private func gapBefore(_ shown: Shown) -> CGFloat {
        if case .grip(true) = shown.accessory.content { ListCellMetrics.gripGap } else { ListCellMetrics.trailingGap }
    }

    /// The height that a row needs for its accessories, in points.
    var height: CGFloat {
        (leading + trailing).reduce(0) { height, shown in
            switch shown.accessory.content {
            case .text, .menu, .view: max(height, size(of: shown.accessory, shown.view).height)
            default: height
            }
        }
    }

    // MARK: Layout

    /// Places the views in a row.
    ///
    /// - Parameters:
    ///   - start: the position of the first accessory before the content, in points from the leading edge.
    ///   - end: the position of the end of the last accessory after the content.
    func layOut(from start: CGFloat, to end: CGFloat, height: CGFloat) {
        var position = start
        for shown in leading {
            place(shown, at: position, height)
            position += shown.width + ListCellMetrics.leadingGap
        }
        position = end
        for shown in trailing.reversed() {
            position -= shown.width
            place(shown, at: position, height)
            position -= gapBefore(shown)
        }
    }

    /// The distance from the middle of the row down to the middle of its text, in points. Headers and footers have
    /// different margins above and below their text.
    private var textShift: CGFloat {
        guard let part = cell.role?.part, part != .item,
            let margins = (cell.contentConfiguration as? UIListContentConfiguration)?.directionalLayoutMargins
        else { return 0 }
        return (margins.top - margins.bottom) / 2
    }

    private func place(_ shown: Shown, at position: CGFloat, _ height: CGFloat) {
        let view = shown.view
        var size = size(of: shown.accessory, view)
        var area = CGRect(x: position, y: 0, width: shown.width, height: height)
        if let control = view as? OutlineDisclosureControl {
            let width = cell.bounds.width
            (control.chevronWidth, control.chevronInset) = (shown.width, ListCellMetrics.touchMargin)
            control.chevronShift = textShift
            if isHeaderOutline(shown.accessory) {
                // The whole row is the control.
                control.chevronInset = width - area.maxX
                area = CGRect(x: 0, y: 0, width: width, height: height)
            } else {
                area = area.insetBy(dx: -ListCellMetrics.touchMargin, dy: 0)
            }
            size = area.size
        } else if view is EditControl || view is ReorderControl || view is PopUpMenuControl {
            area = area.insetBy(dx: -ListCellMetrics.touchMargin, dy: 0)
            size = area.size
        } else if view is DetailButton {
            size.height = height
        }
        // A disclosure indicator ends at the margin, as in tables. Other views are in the middle of their area.
        let free = area.width - size.width
        let middle = (height - size.height) / 2 + (size.height < height ? textShift : 0)
        let x = area.minX + (shown.accessory.accessoryType == .disclosureIndicator ? free : free / 2)
        let frame = CGRect(
            x: x.rounded(toPixelsAt: cell.pixelsPerPoint),
            y: middle.rounded(toPixelsAt: cell.pixelsPerPoint), width: size.width, height: size.height)
        let mirrored = cell.mirrored(frame)
        if entering.remove(ObjectIdentifier(view)) != nil {
            UIView.performWithoutAnimation {
                view.frame = mirrored
                view.layoutIfNeeded()
            }
            if !isCustom(view), view.alpha != 1 { view.alpha = 1 }
        } else if view.frame != mirrored {
            view.frame = mirrored
        }
    }

    // MARK: Actions

    private func accessory(_ type: UICellAccessory.AccessoryType) -> UICellAccessory? {
        (leading + trailing).map(\.accessory).first { $0.accessoryType == type && !$0.options.isHidden }
    }

    private func perform(_ type: UICellAccessory.AccessoryType) {
        guard let accessory = accessory(type) else { return }
        if let action = accessory.action { return action() }
        guard type == .delete, let list = cell.list else { return }
        list.confirmDeletion(of: cell) { list.actions(of: $0, on: .trailing) }
    }

    /// Performs the action of the row's delete or insert control, if it has one.
    func pressEditControl() { perform(accessory(.delete) == nil ? .insert : .delete) }

    /// Whether the row has a chevron that expands and collapses its item.
    var hasOutlineDisclosure: Bool { accessory(.outlineDisclosure) != nil }

    /// Expands or collapses the item.
    func toggle() {
        guard let accessory = accessory(.outlineDisclosure) else { return }
        if let action = accessory.action { return action() }
        guard let list = cell.list, let path = cell.path else { return }
        _ = list.outlineDataSource?.toggleItem(at: path)
    }

    private func isHeaderOutline(_ accessory: UICellAccessory) -> Bool {
        guard case .outline(let style) = accessory.content else { return false }
        return style == .header || style == .automatic && cell.role?.part == .header
    }

    /// Whether the whole row expands or collapses its item. It cannot be selected then.
    var isHeaderOfOutline: Bool { accessory(.outlineDisclosure).map(isHeaderOutline) ?? false }
}

/// The dimensions of list cells in points, besides those of tables.
enum ListCellMetrics {
    /// The width of accessories that are symbols or controls. Source: measured in Catalyst, and on iOS by the room of
    /// a checkmark.
    static let accessoryWidth: CGFloat = 24
    /// The width of disclosure indicators and the chevrons of outlines. Source: the same measurements.
    static let chevronWidth: CGFloat = 14
    /// The space between two accessories before the content, and between them and the text. Source: measured in
    /// Catalyst.
    static let leadingGap: CGFloat = 16
    /// The space between two accessories after the content. Source: measured in Catalyst.
    static let trailingGap: CGFloat = 8
    /// The space between a reorder control and the accessory before it, with a line in its middle. Source: measured in
    /// Catalyst.
    static let gripGap: CGFloat = 17
    /// The distance by which the touch area of a control extends over its width at both sides.
    static let touchMargin: CGFloat = 8
}
