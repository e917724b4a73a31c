// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The accessory at the trailing end of a row: a custom view that the app has set, or the views of an accessory type.
@MainActor
final class CellAccessory {
    private unowned let cell: UITableViewCell
    /// The displayed views. The last view is at the end of the row.
    private(set) var views: [UIView] = []
    private var shownType = UITableViewCell.AccessoryType.none
    /// The text size for which the views of the accessory type were created.
    private var shownCategory: UIContentSizeCategory?

    init(for cell: UITableViewCell) {
        self.cell = cell
    }

    private var isShown: Bool { !views.isEmpty }

    /// Whether the accessory is below the text. True for a custom view at an accessibility text size, as in UIKit. The
    /// views of an accessory type stay at the end of the row.
    private var isBelowText: Bool {
        isShown && shownType == .none && cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Whether the accessory takes up space beside the text, at the end of the row.
    var isBesideText: Bool { isShown && !isBelowText }

    /// The height in points that an accessory below the text, and the space below it, add to the row.
    var heightBelowText: CGFloat {
        guard isBelowText else { return 0 }
        return views.reduce(0) { max($0, $1.bounds.height) } + TableMetrics.current.verticalPadding
    }

    /// The width in points from the start of the first accessory view to the end of the last one.
    var width: CGFloat {
        views.reduce(0) { $0 + $1.bounds.width } + CGFloat(max(views.count - 1, 0)) * TableMetrics.current.textGap
    }

    // MARK: Views

    /// Updates the views after a change of the cell's accessory properties.
    func settingsDidChange() {
        update()
        cell.setNeedsLayout()
    }

    /// Replaces the views if the accessory view, the accessory type or the text size has changed.
    func update() {
        let custom = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
        let type = custom != nil ? .none : cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
        if let custom, views.count == 1, views[0] === custom { return }
        let category = cell.traitCollection.preferredContentSizeCategory
        if custom == nil, type == shownType, isShown == (type != .none), !isShown || category == shownCategory {
            return
        }
        for view in views where view.superview === cell { view.removeFromSuperview() }
        (shownType, shownCategory) = (type, category)
        views = custom.map { [$0] } ?? makeViews(type)
        for view in views { cell.addSubview(view) }
    }

    private func makeViews(_ type: UITableViewCell.AccessoryType) -> [UIView] {
        switch type {
        case .none: []
        case .disclosureIndicator: [AccessorySymbol.makeDisclosureIndicator(cell.traitCollection)]
        case .checkmark: [AccessorySymbol.makeCheckmark(cell.traitCollection)]
        case .detailButton: [makeButton()]
        case .detailDisclosureButton: [makeButton(), AccessorySymbol.makeDisclosureIndicator(cell.traitCollection)]
        }
    }

    private func makeButton() -> UIView {
        let button = AccessorySymbol.makeDetailButton(cell.traitCollection)
        button.addAction(
            UIAction { [weak cell] _ in
                guard let cell else { return }
                cell.table?.accessoryButtonTapped(in: cell)
            }, for: .touchUpInside)
        return button
    }

    // MARK: Layout

    /// Places the accessory views that are beside the text, at the end of the row.
    ///
    /// - Parameters:
    ///   - room: the area of the row, in the cell's coordinates.
    ///   - trailing: the width in points that other views, such as the reorder control, use at the end of the row.
    /// - Returns: the x coordinate at which the row's content ends, before it is mirrored for right-to-left layouts.
    func layOut(in room: CGRect, trailing: CGFloat) -> CGFloat {
        update()
        guard !isBelowText else { return contentEnd(width: room.maxX, trailing: trailing) }
        let metrics = TableMetrics.current
        var end = viewsEnd(width: room.maxX, trailing: trailing)
        for view in views.reversed() {
            let size = view.bounds.size
            let top = ((room.height - size.height) / 2).rounded(toPixelsAt: cell.pixelsPerPoint)
            view.frame = cell.mirrored(CGRect(x: end - size.width, y: top, width: size.width, height: size.height))
            end -= size.width + metrics.textGap
        }
        return contentEnd(width: room.maxX, trailing: trailing)
    }

    /// Places an accessory below the text, aligned with the start of the text. Does nothing if the accessory is beside
    /// the text.
    ///
    /// - Parameters:
    ///   - content: the frame of the content view before it is mirrored for right-to-left layouts.
    ///   - textStart: the distance in points from the start of `content` to the text.
    func layOut(below content: CGRect, textStart: CGFloat) {
        guard isBelowText else { return }
        for view in views {
            let left = content.minX + textStart
            let size = CGSize(width: min(view.bounds.width, max(0, content.maxX - left)), height: view.bounds.height)
            view.frame = cell.mirrored(CGRect(origin: CGPoint(x: left, y: content.maxY), size: size))
        }
    }

    /// The x coordinate at which the content of a row of the given width ends. After the content come the accessory and
    /// `trailing` points for other views, such as the reorder control.
    func contentEnd(width: CGFloat, trailing: CGFloat) -> CGFloat {
        guard isBesideText else { return width - trailing }
        return viewsEnd(width: width, trailing: trailing) - self.width - TableMetrics.current.accessoryGap
    }

    /// The x coordinate at which the accessory views end in a row of the given width. The accessory is followed by
    /// `trailing` points for other views, such as the reorder control, or by the row's margin if `trailing` is 0.
    private func viewsEnd(width: CGFloat, trailing: CGFloat) -> CGFloat {
        width - (trailing > 0 ? trailing + TableMetrics.current.accessoryGap : cell.rowMargin)
    }
}

/// The info button of a row, for the accessory types with a detail button.
final class DetailButton: UIControl {
    private let picture = UIImageView(frame: .zero)

    override var accessibilityDefaults: any AccessibilityDefaults { DetailButtonAccessibility(control: self) }

    /// - Parameter symbolSize: the size of the symbol in points. The button is a little wider, and high enough for
    ///   a finger.
    init(symbolSize: CGFloat) {
        super.init(frame: CGRect(x: 0, y: 0, width: symbolSize + 4, height: 44))
        let configuration = UIImage.SymbolConfiguration(pointSize: symbolSize)
        picture.image = UIImage(systemName: "info.circle", withConfiguration: configuration)
        picture.contentMode = .center
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var isPressedByKeys: Bool { true }

    /// A focus ring around the symbol instead of the whole button, which is higher than the symbol.
    override var focusEffect: UIFocusEffect? {
        get {
            if let own = focus?.effect { return own }
            let side = bounds.width - 2
            let effect = UIFocusHaloEffect(
                roundedRect: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
                cornerRadius: side / 2, curve: .circular)
            effect.position = .outside
            return effect
        }
        set { super.focusEffect = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        picture.alpha = isHighlighted ? 0.4 : 1
    }
}
