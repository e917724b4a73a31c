// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UITableViewCell {
    private var metrics: TableMetrics { TableMetrics.current }
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Called when the size of the cell's content may have changed. Requests a layout of the cell and a new measurement
    /// of its row.
    func contentDidChange() {
        if !isUpdatingForLayout { setNeedsLayout() }
        table?.contentDidChange(in: self)
    }

    // MARK: The cell

    /// Sets the frames of the content view, controls, accessory, backgrounds and separators.
    func layOutContent() {
        let sides = contentSides
        let inner = CGRect(
            x: sides.leading, y: 0, width: bounds.width - sides.leading - sides.trailing,
            height: bounds.height - separatorThickness)
        let spans = controls.layOut(in: inner)
        let end = accessory.layOut(in: inner, trailing: spans.trailing)
        let start = inner.minX + spans.leading
        let content = CGRect(
            x: start, y: 0, width: max(0, end - start), height: max(0, inner.height - accessory.heightBelowText))
        contentView.frame = mirrored(content)
        refreshMargins()
        contentView.refreshMargins()
        if configurations.content == nil { layOutLabels(hasAccessory: !contentReachesMargin) }
        accessory.layOut(below: content, textStart: textStart(in: rowOfContent))
        configurations.layOutBackground()
        backgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
        for view in selectionBackgrounds where view.superview === self {
            view.frame = CGRect(origin: .zero, size: bounds.size)
        }
        layOutSeparator(content: content)
        swipeActions?.layOut(in: self)
    }

    /// The insets from the row's edges that keep the content inside the table's safe area.
    private var contentSides: (leading: CGFloat, trailing: CGFloat) {
        (table?.contentInsets ?? SideInsets()).directed(isMirrored: isRightToLeft)
    }

    /// The rectangle mirrored horizontally in the cell in right-to-left layouts; otherwise unchanged.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: The separator

    /// The thickness in points of a separator: one pixel, or 0 if the table has no separators.
    var separatorThickness: CGFloat {
        table == nil || table?.separatorStyle == UITableViewCell.SeparatorStyle.none ? 0 : 1 / pixelsPerPoint
    }

    private func layOutSeparator(content: CGRect) {
        let thickness = separatorThickness
        var left = content.minX + textStart(in: rowOfContent)
        var right = table?.sectionIndexRoom ?? 0
        if let inset = fixedSeparatorInset {
            let sides = SideInsets(left: inset.left, right: inset.right).directed(isMirrored: isRightToLeft)
            left = (countsSeparatorInsetFromAutomatic ? left : content.minX - contentSides.leading) + sides.leading
            right += sides.trailing
        }
        if groupPlace.line == .full { (left, right) = (0, 0) }
        lineAbove?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
        separator.frame = mirrored(
            CGRect(
                x: left, y: bounds.height - thickness, width: max(0, bounds.width - left - right), height: thickness))
    }

    // MARK: Labels

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    private var hasSeveralLines: Bool {
        [titleLabel, secondaryLabel].contains { $0.map { $0.numberOfLines != 1 } ?? false }
    }

    /// The size of the area in which image and text are laid out. Its width is that of the content view. Its height is
    /// that of the row, including the separator but not an accessory below the text.
    private var rowOfContent: CGSize {
        CGSize(width: contentView.bounds.width, height: contentView.bounds.height + separatorThickness)
    }

    /// The size of the image for a content width and a row height. The image is no higher than the row. If the text has
    /// several lines, the image takes at most half of the width.
    private func imageSize(in row: CGSize) -> CGSize {
        guard let size = pictureView?.image?.size, size.width > 0, size.height > 0 else { return .zero }
        var scale = max(row.height - separatorThickness, 1) / size.height
        if hasSeveralLines { scale = min(scale, row.width / 2 / size.width) }
        return scale < 1 ? CGSize(width: size.width * scale, height: size.height * scale) : size
    }

    /// The distance in points from the start of the content to the text. The size of an image before the text depends
    /// on `row`: the content's width and the row's height.
    private func textStart(in row: CGSize) -> CGFloat {
        if let list = configurations.contentView as? UIListContentView { return list.textStart }
        let image = imageSize(in: row)
        let start = rowMargin + indentation
        return image.width > 0 ? start + image.width + metrics.imageGap : start
    }

    private func layOutLabels(hasAccessory: Bool) {
        let room = contentView.bounds.size
        let end = room.width - (hasAccessory ? 0 : rowMargin)
        let row = rowOfContent
        let (image, textStart) = (imageSize(in: row), textStart(in: row))
        if image.width > 0 {
            place(
                pictureView,
                CGRect(
                    x: rowMargin + indentation, y: (room.height - image.height) / 2, width: image.width,
                    height: image.height))
        }
        let area = CGRect(x: textStart, y: 0, width: max(0, end - textStart), height: room.height)
        switch style {
        case .default: place(titleLabel, area)
        case _ where isStacked: layOutStacked(area)
        default: layOutSideBySide(area)
        }
    }

    /// Whether the second text is below the title. At accessibility text sizes this is also true in style `value1`, as
    /// in UIKit.
    private var isStacked: Bool {
        style == .subtitle
            || style == .value1 && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// The widths of the title and the second text in an available width.
    ///
    /// In style `value1` both texts get the width that they need if there is room for both. Otherwise the title has
    /// precedence, and the second text gets the rest. The second text gets at least a third of the width, unless it
    /// needs less. In style `value2` the title has a fixed width, and the second text gets the rest. In all other cases
    /// each text gets the whole width, because the second text is below the title or missing.
    private func labelWidths(in room: CGFloat) -> (title: CGFloat, detail: CGFloat) {
        switch style {
        case .value1 where !isStacked:
            let value = width(of: secondaryLabel)
            guard value > 0 else { return (room, 0) }
            let title = width(of: titleLabel)
            let shared = max(0, room - (title > 0 ? metrics.textGap : 0))
            let detail = title + value <= shared ? value : min(value, max(shared - title, shared / 3))
            return (shared - detail, detail)
        case .value2:
            let title = min(metrics.value2TitleWidth, room)
            return (title, max(0, room - title - metrics.textGap))
        default: return (room, room)
        }
    }

    private func layOutSideBySide(_ area: CGRect) {
        let widths = labelWidths(in: area.width)
        if style == .value2 { titleLabel?.textAlignment = isRightToLeft ? .left : .right }
        place(titleLabel, CGRect(x: area.minX, y: 0, width: widths.title, height: area.height))
        guard style == .value2 || widths.detail > 0 else { return }
        place(
            secondaryLabel,
            CGRect(x: area.maxX - widths.detail, y: 0, width: widths.detail, height: area.height))
    }

    private func layOutStacked(_ area: CGRect) {
        let (title, subtitle) = (height(of: titleLabel, area.width), height(of: secondaryLabel, area.width))
        let gap = title > 0 && subtitle > 0 ? metrics.subtitleGap : 0
        let top = ((area.height - title - gap - subtitle) / 2).rounded(toPixelsAt: pixelsPerPoint)
        place(titleLabel, CGRect(x: area.minX, y: top, width: area.width, height: title))
        place(secondaryLabel, CGRect(x: area.minX, y: top + title + gap, width: area.width, height: subtitle))
    }

    private func place(_ view: UIView?, _ rect: CGRect) {
        guard let view else { return }
        view.frame =
            isRightToLeft
            ? CGRect(x: contentView.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
            : rect
    }

    private func width(of label: UILabel?) -> CGFloat {
        guard let label, label.text?.isEmpty == false else { return 0 }
        return label.sizeThatFits(CGSize(width: UILabel.unlimited, height: UILabel.unlimited)).width
    }

    private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
        guard let label, label.text?.isEmpty == false else { return 0 }
        return label.sizeThatFits(CGSize(width: width, height: UILabel.unlimited)).height
    }

    // MARK: Fitting height

    /// The row height that fits the content and, if the accessory is below the text, the accessory too. For texts and
    /// an image, the content is at least as high as the table's usual row. It is higher if several lines or large text
    /// need more.
    func heightThatFits(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        let content = heightOfContent(width: width)
        return content + accessory.heightBelowText
    }

    /// The row height that fits the content, not counting the height of an accessory below the text.
    private func heightOfContent(width: CGFloat) -> CGFloat {
        if configurations.content != nil || contentView.hasConstraintsInside {
            return heightOfConfiguredContent(width: width)
        }
        let usual = UITableView.usualRowHeight(traitCollection)
        let text = heightOfText(width: width, inRowOf: usual)
        // Texts of a single line do not need the padding that texts of several lines get: the usual height is enough.
        if !hasSeveralLines, text <= usual - 2 { return usual }
        var (height, wanted) = (usual, max(usual, heightOfRow(text: text)))
        // The image grows with the row and leaves less width for the text, so a higher row may be needed. The height is
        // computed again until the image no longer grows.
        while hasSeveralLines, wanted > height, imageGrows(from: height, to: wanted, width: width) {
            height = wanted
            wanted = max(height, heightOfRow(text: heightOfText(width: width, inRowOf: height)))
        }
        return wanted
    }

    /// The row height for a text height, with padding and separator.
    private func heightOfRow(text: CGFloat) -> CGFloat {
        (text + 2 * metrics.verticalPadding + separatorThickness).roundedUp(toPixelsAt: pixelsPerPoint)
    }

    /// Whether the image of a row of the given width is larger at the row height `high` than at `low`.
    private func imageGrows(from low: CGFloat, to high: CGFloat, width: CGFloat) -> Bool {
        guard pictureView?.image != nil else { return false }
        let content = spanOfContent(width: width)
        let room = content.end - content.start
        return imageSize(in: CGSize(width: room, height: low)) != imageSize(in: CGSize(width: room, height: high))
    }

    /// The height of the texts in a row of the given width and height. The row height determines the size of the image.
    private func heightOfText(width: CGFloat, inRowOf height: CGFloat) -> CGFloat {
        let content = spanOfContent(width: width)
        let span = content.end - content.start
        let start = textStart(in: CGSize(width: span, height: height))
        let room = max(0, span - start - (content.reachesMargin ? rowMargin : 0))
        let widths = labelWidths(in: room)
        let (title, detail) = (
            self.height(of: titleLabel, widths.title), self.height(of: secondaryLabel, widths.detail)
        )
        let gap = title > 0 && detail > 0 ? metrics.subtitleGap : 0
        return isStacked ? title + gap + detail : max(title, detail)
    }

    /// The start and end of the content between controls and accessories in a row of the given width. `reachesMargin`
    /// is true if only the margin follows the content.
    private func spanOfContent(width: CGFloat) -> (start: CGFloat, end: CGFloat, reachesMargin: Bool) {
        accessory.update()
        let (spans, sides) = (controls.spans, contentSides)
        return (
            sides.leading + spans.leading,
            accessory.contentEnd(width: width - sides.trailing, trailing: spans.trailing),
            contentReachesMargin
        )
    }

    /// Whether only the margin of the row follows the content, and no accessory and no control.
    var contentReachesMargin: Bool { !accessory.isBesideText && controls.spans.trailing == 0 }

    /// The row height for the content configuration, or for the constraints in the content view. With a
    /// `UIListContentConfiguration` it is at least the usual row height.
    private func heightOfConfiguredContent(width: CGFloat) -> CGFloat {
        let before = bounds.size.width
        if before != width { bounds.size.width = width }
        defer { if before != width { bounds.size.width = before } }
        let span = spanOfContent(width: width)
        let room = CGRect(
            x: span.start, y: 0, width: max(0, span.end - span.start), height: contentView.bounds.height)
        // The content view is measured in its final frame, because its layout margins depend on how far the margins of
        // the cell extend into that frame.
        contentView.frame = mirrored(room)
        contentView.refreshMargins()
        let content = contentView.systemLayoutSizeFitting(
            CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let usual = UITableView.usualRowHeight(traitCollection)
        guard content.isFinite, content > 0 else { return usual }
        let wanted = (content + separatorThickness).roundedUp(toPixelsAt: pixelsPerPoint)
        return contentView is UIListContentView ? max(usual, wanted) : wanted
    }
}
