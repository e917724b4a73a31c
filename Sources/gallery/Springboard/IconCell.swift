// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The rounded square of an app: a white symbol on a colour.
private final class AppTile: UIView {
    private let symbol = UIImageView()

    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(_ app: HomeApp) {
        super.init(frame: .zero)
        backgroundColor = app.look.color
        (layer as? CAGradientLayer)?.colors = [0.3, 0].map { UIColor.white.withAlphaComponent($0).cgColor }
        layer.cornerCurve = .continuous
        symbol.image = UIImage(systemName: app.look.symbol)
        symbol.tintColor = .white
        symbol.contentMode = .center
        addSubview(symbol)
    }

    required init?(coder: NSCoder) {
        fatalError("AppTile is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width * 0.23
        symbol.preferredSymbolConfiguration = .init(pointSize: bounds.width * 0.46)
        symbol.frame = bounds
    }
}

/// The rounded square of an icon: an app, or a folder with up to nine small apps.
final class IconView: UIView {
    private var tiles: [AppTile] = []
    private var isFolder = false

    func show(_ icon: HomeIcon) {
        isFolder = icon.isFolder
        backgroundColor = isFolder ? .systemFill : .clear
        layer.cornerCurve = .continuous
        for tile in tiles { tile.removeFromSuperview() }
        tiles = (isFolder ? Array(icon.icons.prefix(9)) : [icon]).compactMap(\.app).map { AppTile($0) }
        for tile in tiles { addSubview(tile) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width * 0.23
        guard isFolder else {
            tiles.first?.frame = bounds
            return
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (side, step) = ((bounds.width * 0.21).rounded(), (bounds.width * 0.26).rounded())
        let margin = ((bounds.width - side - 2 * step) / 2).rounded()
        for (index, tile) in tiles.enumerated() {
            let (x, y) = (margin + CGFloat(index % 3) * step, margin + CGFloat(index / 3) * step)
            tile.frame = CGRect(x: isMirrored ? bounds.width - side - x : x, y: y, width: side, height: side)
        }
    }
}

/// An icon with its name below it.
final class IconCell: UICollectionViewCell {
    let iconView = IconView()
    /// The frame that shows around an icon while other icons would be dropped into it.
    private let dropFrame = UIView()
    private let label = UILabel()
    /// The rectangle of the focus ring, around the icon.
    private var ring = CGRect.zero

    /// The side of an icon in points at a text size.
    private static func iconSide(_ traits: UITraitCollection) -> CGFloat {
        min(100, UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 60, compatibleWith: traits).rounded())
    }

    /// The smallest size of a cell at a text size.
    static func minimumSize(_ traits: UITraitCollection) -> CGSize {
        let font = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits)
        return CGSize(
            width: max(iconSide(traits) + 20, (font.pointSize * 6.3).rounded()),
            height: (iconSide(traits) + 6 + font.lineHeight + 16).rounded(.up))
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        dropFrame.backgroundColor = .systemGray.withAlphaComponent(0.6)
        dropFrame.layer.cornerCurve = .continuous
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        for view in [dropFrame, iconView, label] { contentView.addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        fatalError("IconCell is made in code")
    }

    func show(_ icon: HomeIcon) {
        iconView.show(icon)
        label.text = icon.name
        accessibilityLabel = icon.spokenName
    }

    /// The part of the cell that a drag preview shows: the icon.
    var previewParameters: UIDragPreviewParameters {
        UIDragPreviewParameters(roundedRect: iconView.frame, cornerRadius: iconView.layer.cornerRadius)
    }

    /// The icon, from which the context menu opens.
    var menuPreview: UITargetedPreview {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(
            roundedRect: iconView.bounds, cornerRadius: iconView.layer.cornerRadius)
        return UITargetedPreview(view: iconView, parameters: parameters)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, room) = (IconCell.iconSide(traitCollection), contentView.bounds)
        let text = label.font.lineHeight.rounded(.up)
        let top = ((room.height - side - 6 - text) / 2).rounded(.down)
        // The centre and the bounds are set, because the icon may have a transform.
        iconView.bounds.size = CGSize(width: side, height: side)
        iconView.center = CGPoint(x: room.midX.rounded(), y: top + side / 2)
        dropFrame.frame = iconView.frame.insetBy(dx: -10, dy: -10)
        dropFrame.layer.cornerRadius = dropFrame.bounds.width * 0.23
        let ring = iconView.frame.insetBy(dx: -7, dy: -7)
        if ring != self.ring {
            self.ring = ring
            focusEffect = UIFocusHaloEffect(roundedRect: ring, cornerRadius: ring.width * 0.25, curve: .continuous)
        }
        label.frame = CGRect(x: 2, y: top + side + 6, width: room.width - 4, height: text)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        backgroundConfiguration = .clear()
        let isDropTarget = state.cellDropState == .targeted
        iconView.alpha = state.isHighlighted && !isDropTarget ? 0.6 : 1
        dropFrame.isHidden = !isDropTarget
    }
}
