// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The place tag: a label that describes the place at which the dragged item would be dropped. On a calendar, the text
/// is the time. The tag is beside the ghost that marks this place, and in front of the dragged item.
final class BoardPlaceTag: UIView {
    private let label = UILabel()
    private static let margin = CGSize(width: 6, height: 2)
    /// The distance between the tag and the dragged item or its ghost, in points.
    private static let gap: CGFloat = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        // The tag is also above a focused item, which has the z position 1.
        layer.zPosition = 2
        // Assistive technology reads the place from the announcements of the drag instead.
        accessibilityElementsHidden = true
        label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 11, weight: .semibold))
        label.textAlignment = .center
        label.textColor = .systemBackground
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BoardPlaceTag is made in code") }

    /// Sets the tag's text, and fits the tag's size to it. The colour of the tag shows whether a drop is allowed.
    func say(_ text: String, isAllowed: Bool) {
        backgroundColor = isAllowed ? .label : .systemRed
        guard label.text != text else { return }
        label.text = text
        let words = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        let margin = BoardPlaceTag.margin
        bounds.size = CGSize(
            width: ceil(words.width) + 2 * margin.width, height: ceil(words.height) + 2 * margin.height)
        layer.cornerRadius = bounds.height / 2
    }

    /// Positions the tag beside an item.
    ///
    /// - Parameters:
    ///   - ghost: the frame of the ghost, the view that marks the place of the drop. The tag is placed beside the
    ///     ghost.
    ///   - draggedFrame: the frame of the dragged view; nil if there is none. The tag covers this frame only if there
    ///     is no room elsewhere.
    ///   - sight: the visible part of the board or of a calendar's all-day strip, in which the tag stays.
    ///   - edges: the edges that are moved by a resize; empty if the whole item moves.
    func position(at ghost: CGRect, draggedFrame: CGRect?, in sight: CGRect, pulledAt edges: UIRectEdge) {
        let near = draggedFrame.flatMap { $0.intersects(ghost) ? $0 : nil }
        let place = origin(of: bounds.size, ghost, near?.union(ghost) ?? ghost, sight, edges)
        if frame.origin != place { frame.origin = place }
    }

    /// The origin of a tag of size `size`: outside the resized edge, or above a moved item. Without room above a moved
    /// item, the tag is placed below the item. Without room there either, the tag is placed to the right or left of the
    /// item. The tag covers the item only if there is no room elsewhere.
    ///
    /// - Parameters:
    ///   - ghost: the frame of the ghost.
    ///   - taken: the rectangle that the tag must not cover: the ghost, and the dragged view if both overlap.
    ///   - sight: the visible area, in which the tag stays.
    ///   - edges: the edges that are moved by a resize; empty if the whole item moves.
    private func origin(
        of size: CGSize, _ ghost: CGRect, _ taken: CGRect, _ sight: CGRect, _ edges: UIRectEdge
    ) -> CGPoint {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (gap, isBelow) = (BoardPlaceTag.gap, edges.contains(.bottom))
        var across = isMirrored ? ghost.minX : ghost.maxX - size.width
        if size.width > ghost.width { across = ghost.midX - size.width / 2 }
        across = max(sight.minX, min(across, sight.maxX - size.width))
        let (above, below) = (taken.minY - gap - size.height, taken.maxY + gap)
        let edge = isBelow ? ghost.maxY - size.height / 2 : ghost.minY - size.height / 2
        let beside = max(sight.minY, min(edge, sight.maxY - size.height))
        let sides = [taken.maxX + gap, taken.minX - gap - size.width]
        var places = [CGPoint(x: across, y: isBelow ? below : above)]
        if edges.isEmpty { places.append(CGPoint(x: across, y: below)) }
        places += (isMirrored ? sides.reversed() : sides).map { CGPoint(x: $0, y: beside) }
        return places.first { sight.contains(CGRect(origin: $0, size: size)) } ?? CGPoint(x: across, y: beside)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
