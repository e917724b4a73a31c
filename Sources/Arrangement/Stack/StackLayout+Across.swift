// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension StackLayout {
    /// An item's size and baselines across the stack's axis.
    package struct CrossItem: Equatable, Sendable {
        /// The preferred length across the axis; nil for an item without a preferred length.
        package var breadth: Double?
        /// The distance from the item's top to its first baseline.
        package var firstBaseline: Double
        /// The distance from the item's last baseline to its bottom.
        package var lastBaseline: Double
        package var isHidden: Bool

        /// Creates an item. A baseline that is nil, as in an item without text, is at the item's bottom.
        package init(
            breadth: Double?, firstBaseline: Double? = nil, lastBaseline: Double? = nil, isHidden: Bool = false
        ) {
            self.breadth = breadth
            self.firstBaseline = firstBaseline ?? breadth ?? 0
            self.lastBaseline = lastBaseline ?? 0
            self.isHidden = isHidden
        }

        /// The preferred length, but at least 0; 0 for an item without a preferred length.
        var natural: Double { max(breadth ?? 0, 0) }
    }

    /// The smallest breadth of a stack in which every visible item has its preferred breadth.
    package static func naturalBreadth(of items: [CrossItem], alignment: Alignment) -> Double {
        let shown = items.filter { !$0.isHidden }
        switch alignment {
        case .fill, .leading, .center, .trailing:
            return shown.map(\.natural).max() ?? 0
        case .firstBaseline:
            return highest(shown, \.firstBaseline) + (shown.map { $0.natural - $0.firstBaseline }.max() ?? 0)
        case .lastBaseline:
            return highest(shown, \.lastBaseline) + (shown.map { $0.natural - $0.lastBaseline }.max() ?? 0)
        }
    }

    /// The positions of all items across a stack of `breadth` points.
    ///
    /// With a common first baseline, the item with the longest part above that baseline is at the top. With a common
    /// last baseline, the item with the longest part below that baseline is at the bottom. No item is broader than the
    /// stack.
    package static func crossPlaces(of items: [CrossItem], in breadth: Double, alignment: Alignment) -> [Span] {
        let breadth = max(breadth, 0)
        let shown = items.filter { !$0.isHidden }
        let (first, last) = (highest(shown, \.firstBaseline), highest(shown, \.lastBaseline))
        return items.map { item in
            let length = min(item.natural, breadth)
            switch alignment {
            case .fill: return Span(start: 0, length: breadth)
            case .leading: return Span(start: 0, length: length)
            case .center: return Span(start: (breadth - length) / 2, length: length)
            case .trailing: return Span(start: breadth - length, length: length)
            case .firstBaseline:
                let start = max(first - item.firstBaseline, 0)
                return Span(start: start, length: min(length, max(breadth - start, 0)))
            case .lastBaseline:
                let end = breadth - max(last - item.lastBaseline, 0)
                return Span(start: max(end - length, 0), length: min(length, max(end, 0)))
            }
        }
    }

    private static func highest(_ items: [CrossItem], _ value: (CrossItem) -> Double) -> Double {
        items.map(value).max() ?? 0
    }
}
