// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The cached sizes of a stack view: the size that its views need, and the size at the limited width that was measured
/// last.
struct MeasuredSizes {
    private var natural: CGSize?
    private var narrowed: (width: CGFloat, size: CGSize)?

    /// The cached size at a limited width, or without a limit if `width` is nil. Nil if that size is not cached.
    func size(_ width: CGFloat?) -> CGSize? {
        guard let width else { return natural }
        return narrowed?.width == width ? narrowed?.size : nil
    }

    /// Caches the size at a limited width, or without a limit if `width` is nil.
    mutating func store(_ size: CGSize, _ width: CGFloat?) {
        if let width { narrowed = (width, size) } else { natural = size }
    }
}

/// Measures the arranged views, and converts them to the items for which a `StackLayout` computes positions.
extension UIStackView {
    /// The value of ``spacingUseSystem``, in points: Auto Layout's standard distance between two views.
    private static let systemSpacing: CGFloat = 8

    private var layout: StackLayout {
        switch distribution {
        case .fill: StackLayout(distribution: .fill)
        case .fillEqually: StackLayout(distribution: .fillEqually)
        case .fillProportionally: StackLayout(distribution: .fillProportionally)
        case .equalSpacing: StackLayout(distribution: .equalSpacing)
        case .equalCentering: StackLayout(distribution: .equalCentering)
        }
    }

    /// The alignment of the views across the axis. In a column, the baseline alignments act as `fill`.
    var crossAlignment: StackLayout.Alignment {
        switch alignment {
        case .fill: .fill
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .firstBaseline: axis == .horizontal ? .firstBaseline : .fill
        case .lastBaseline: axis == .horizontal ? .lastBaseline : .fill
        }
    }

    /// The distances from the edges of the stack view within which its views are arranged.
    var arrangementInsets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    // MARK: Measuring

    /// Measures the size that the arranged views need, at a limited width or without a limit if `width` is nil.
    func measure(width: CGFloat?) -> CGSize {
        let insets = arrangementInsets
        let (sides, ends) = (insets.left + insets.right, insets.top + insets.bottom)
        let room = width.map { max($0 - sides, 0) }
        let size = axis == .horizontal ? measureRow(room) : measureColumn(room)
        return CGSize(width: size.width + sides, height: size.height + ends)
    }

    private func measureRow(_ width: CGFloat?) -> CGSize {
        let items = rowItems()
        let natural = layout.naturalLength(of: items)
        let spans = layout.places(of: items, in: width.map { Double($0) } ?? natural)
        let heights = rowCrossItems(spans)
        return CGSize(
            width: natural, height: StackLayout.naturalBreadth(of: heights, alignment: crossAlignment))
    }

    private func measureColumn(_ width: CGFloat?) -> CGSize {
        let widths = columnCrossItems()
        let natural = StackLayout.naturalBreadth(of: widths, alignment: crossAlignment)
        let breadth = width.map { Double($0) } ?? natural
        let spans = StackLayout.crossPlaces(of: widths, in: breadth, alignment: crossAlignment)
        return CGSize(width: natural, height: layout.naturalLength(of: columnItems(spans)))
    }

    // MARK: Frames

    /// The frames of the arranged views, in order, in a stack view of a given size.
    func frames(in size: CGSize) -> [CGRect] {
        let insets = arrangementInsets
        let room = CGSize(
            width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        let (columns, rows): ([StackLayout.Span], [StackLayout.Span])
        if axis == .horizontal {
            columns = layout.places(of: rowItems(), in: Double(room.width))
            rows = StackLayout.crossPlaces(
                of: rowCrossItems(columns), in: Double(room.height), alignment: crossAlignment)
        } else {
            columns = StackLayout.crossPlaces(
                of: columnCrossItems(), in: Double(room.width), alignment: crossAlignment)
            rows = layout.places(of: columnItems(columns), in: Double(room.height))
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return zip(columns, rows).map { column, row in
            let x = isMirrored ? room.width - column.end : column.start
            return CGRect(x: insets.left + x, y: insets.top + row.start, width: column.length, height: row.length)
        }
    }

    /// The arranged view whose first or last baseline is that of the stack view: the tallest view of a row, the first
    /// or the last view of a column. Nil without a visible view.
    func viewForBaseline(isFirst: Bool) -> UIView? {
        guard axis == .horizontal else {
            return (isFirst ? arranged.first { !$0.view.isHidden } : arranged.last { !$0.view.isHidden })?.view
        }
        let shown = arranged.map(\.view).filter { !$0.isHidden }
        // Of several views with the same height, `max` returns the first one.
        return shown.max { $0.arrangedSize(width: nil).height < $1.arrangedSize(width: nil).height }
    }

    /// The first and the last baseline of the stack view; nil if the arranged views that determine them have no text.
    func arrangedBaselines(in size: CGSize) -> Baselines? {
        let frames = Dictionary(
            zip(arranged, frames(in: size)).map { (ObjectIdentifier($0.view), $1) },
            uniquingKeysWith: { first, _ in first })
        func baselines(isFirst: Bool) -> (Baselines, CGRect)? {
            guard let view = viewForBaseline(isFirst: isFirst), let frame = frames[ObjectIdentifier(view)],
                let baselines = view.baselines(inAlignmentRect: frame.size)
            else { return nil }
            return (baselines, frame)
        }
        guard let (first, firstFrame) = baselines(isFirst: true), let (last, lastFrame) = baselines(isFirst: false)
        else { return nil }
        return Baselines(first: firstFrame.minY + first.first, last: size.height - lastFrame.maxY + last.last)
    }

    // MARK: Items

    /// The arranged views as items along the axis of a row.
    private func rowItems() -> [StackLayout.Item] {
        arranged.map { entry in
            item(entry, length: entry.view.arrangedSize(width: nil).width, spacing: spacing(after: entry))
        }
    }

    /// The arranged views as items across the axis of a row, with their heights for the widths in `spans`.
    private func rowCrossItems(_ spans: [StackLayout.Span]) -> [StackLayout.CrossItem] {
        zip(arranged, spans).map { entry, span in
            let width = entry.view.isHidden ? nil : CGFloat(span.length)
            let height = entry.view.arrangedSize(width: width).height
            let size = CGSize(width: CGFloat(span.length), height: max(height, 0))
            let needsBaselines = alignment == .firstBaseline || alignment == .lastBaseline
            let baselines = needsBaselines ? entry.view.baselines(inAlignmentRect: size) : nil
            return StackLayout.CrossItem(
                breadth: height < 0 ? nil : Double(height), firstBaseline: baselines.map { Double($0.first) },
                lastBaseline: baselines.map { Double($0.last) }, isHidden: entry.view.isHidden)
        }
    }

    /// The arranged views as items across the axis of a column, with their widths.
    private func columnCrossItems() -> [StackLayout.CrossItem] {
        arranged.map { entry in
            let width = entry.view.arrangedSize(width: nil).width
            return StackLayout.CrossItem(breadth: width < 0 ? nil : Double(width), isHidden: entry.view.isHidden)
        }
    }

    /// The arranged views as items along the axis of a column, with their heights for the widths in `spans`.
    private func columnItems(_ spans: [StackLayout.Span]) -> [StackLayout.Item] {
        let heights = zip(arranged, spans).map { entry, span in
            entry.view.arrangedSize(width: CGFloat(span.length)).height
        }
        var items = zip(arranged, heights).map { entry, height in
            item(entry, length: height, spacing: spacing(after: entry))
        }
        guard isBaselineRelativeArrangement else { return items }
        let shown = items.indices.filter { !items[$0].isHidden }
        let baselines = shown.map { index -> Baselines in
            let height = max(heights[index], 0)
            let size = CGSize(width: CGFloat(spans[index].length), height: height)
            return arranged[index].view.baselines(inAlignmentRect: size)
                ?? Baselines(first: height, last: 0)
        }
        for place in shown.indices.dropLast() {
            items[shown[place]].spacing -= Double(baselines[place].last + baselines[place + 1].first)
        }
        return items
    }

    private func item(_ entry: Arranged, length: CGFloat, spacing: CGFloat) -> StackLayout.Item {
        let view = entry.view
        return StackLayout.Item(
            length: length < 0 ? nil : Double(length), spacing: Double(spacing),
            hugging: Double(view.contentHuggingPriority(for: axis).rawValue),
            resistance: Double(view.contentCompressionResistancePriority(for: axis).rawValue),
            isHidden: view.isHidden)
    }

    /// The spacing after an arranged view in points, with the special values for defaults replaced.
    func spacing(after entry: Arranged) -> CGFloat {
        let spacing = entry.spacing == UIStackView.spacingUseDefault ? self.spacing : entry.spacing
        return spacing == UIStackView.spacingUseSystem ? UIStackView.systemSpacing : spacing
    }
}

extension UIView {
    /// The distances of the baselines from the top and the bottom of the alignment rectangle, if that rectangle has the
    /// given size.
    fileprivate func baselines(inAlignmentRect size: CGSize) -> Baselines? {
        let insets = alignmentRectInsets
        let whole = CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
        return baselines(in: whole).map { Baselines(first: $0.first - insets.top, last: $0.last - insets.bottom) }
    }
}
