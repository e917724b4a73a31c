// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A row of a list in a collection view, with accessories before and after its content, and separators.
///
/// Its content and its background have the look of the list and of the row's role in it: item, header or footer. It may
/// also be a header or footer that is a supplementary view.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// The role of the cell in its list; nil outside lists.
    private(set) var role: ListRole?
    private(set) lazy var accessoryViews = ListCellAccessories(self)
    var separators = ListCellSeparators()
    /// Whether the app has set the background.
    private var hasOwnBackground = false
    /// Whether the cell has the default background of its role.
    private var hasDefaultBackground = false
    /// Whether the cell has round corners because it is at an end of a group.
    private var hasGroupCorners = false

    // MARK: Indentation

    /// The number of steps by which the content is indented.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { accessoriesDidChange() } } }
    /// The width of a step in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { accessoriesDidChange() } } }
    /// Whether the accessories before the content are indented as well.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

    var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    // MARK: Accessories

    /// The accessories before and after the content.
    ///
    /// Their order among those of the system is fixed, so that the order in the array does not matter for them.
    open var accessories: [UICellAccessory] {
        get { accessoryViews.all }
        set { accessoryViews.all = newValue }
    }

    /// The place of the item in an outline; nil for an item without one.
    private var outlinePlace: OutlinePlace?

    override var isExpanded: Bool { outlinePlace?.isExpanded == true }

    /// Shows the place of the item in an outline: a new level indents the cell, and the chevron turns.
    func show(_ place: OutlinePlace?) {
        let old = outlinePlace
        guard place != old else { return }
        outlinePlace = place
        if place?.level != old?.level { indentationLevel = place?.level ?? 0 }
        guard place?.isExpanded != old?.isExpanded else { return }
        setNeedsUpdateConfiguration()
        guard window != nil, !Motion.isReduced else { return }
        UIView.animateRow { self.layoutIfNeeded() }
    }

    /// Lays out and measures the cell again after a change of its accessories or its indentation.
    func accessoriesDidChange() {
        setNeedsLayout()
        contentDidChange()
    }

    override var readViews: [UIView] {
        accessoryViews.leading.map(\.view) + [contentView] + accessoryViews.trailing.map(\.view)
    }

    override func editingDidChange() {
        super.editingDidChange()
        guard window != nil, !Motion.isReduced, !accessoryViews.all.isEmpty else { return accessoriesDidChange() }
        UIView.animateRow {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        accessoriesDidChange()
    }

    // MARK: Separators

    /// The layout guide whose leading and trailing edges are those of the separators with automatic insets.
    ///
    /// By default it begins at the text of the cell. Add constraints to change that.
    open var separatorLayoutGuide: UILayoutGuide { separators.guide(in: self) }

    // MARK: Configurations

    /// Returns a content configuration without text and image, in the look of the list and of the cell's role in it.
    open func defaultContentConfiguration() -> UIListContentConfiguration { role?.content ?? .cell() }

    override var standardBackground: UIBackgroundConfiguration { .listPlainCell() }

    override func backgroundConfigurationWasSet() { hasOwnBackground = true }

    // MARK: Role

    override func show(_ attributes: UICollectionViewLayoutAttributes) {
        super.show(attributes)
        let new = attributes.listRole
        guard new != role || !hasDefaultBackground else { return }
        let old = role
        role = new
        hasDefaultBackground = true
        if !hasOwnBackground { configurations.show(defaultBackgroundConfiguration(), state: configurationState) }
        if old?.isFloating != new?.isFloating { setNeedsUpdateConfiguration() }
        separators.setNeedsUpdate()
        showGroupCorners()
        refreshMargins()
        setNeedsLayout()
    }

    /// Rounds the corners at the ends of a group, as tables do.
    private func showGroupCorners() {
        var corners: CACornerMask = []
        if let role, role.part == .item, role.appearance == .insetGrouped {
            if role.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if role.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        guard !corners.isEmpty || hasGroupCorners else { return }
        hasGroupCorners = !corners.isEmpty
        layer.cornerRadius = hasGroupCorners ? TableMetrics.current.groupCornerRadius : 0
        layer.cornerCurve = hasGroupCorners ? .continuous : .circular
        layer.maskedCorners = hasGroupCorners ? corners : .all
        if hasGroupCorners { clipping.insert(.corners) } else { clipping.remove(.corners) }
    }

    // MARK: Layout

    override func layOutContent() {
        accessoryViews.update()
        let row = rowLayout(width: bounds.width)
        let height = max(0, bounds.height - separatorThickness)
        let frame = mirrored(
            CGRect(x: row.contentStart, y: 0, width: max(0, row.contentEnd - row.contentStart), height: height))
        if contentView.frame != frame { contentView.frame = frame }
        refreshMargins()
        contentView.refreshMargins()
        accessoryViews.layOut(from: row.accessoriesStart, to: row.accessoriesEnd, height: height)
        separators.layOut(in: self)
    }

    override func updateForTraits() {
        super.updateForTraits()
        setNeedsLayout()
    }

    override var systemMargins: UIEdgeInsets { role == nil ? super.systemMargins : rowMargins }

    override func windowChanged() {
        super.windowChanged()
        // The margins depend on the window's width, which is unknown while the cell is in the reuse pool.
        if window != nil { refreshMargins() }
    }

    override func fittingSize(for size: CGSize, _ axes: EstimatedAxes) -> CGSize {
        guard axes == .height else { return super.fittingSize(for: size, axes) }
        return CGSize(width: size.width, height: fittingHeight(width: size.width))
    }
}
