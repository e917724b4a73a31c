// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The button of one swipe action, shown beside a row that is swiped open or whose delete control was tapped.
final class SwipeActionButton: UIControl {
    private let label = UILabel()
    private let picture = UIImageView()
    /// The extent of the button and of its content, as distances from the row's edge on the button's side.
    private var place = SwipeButtons.Place(end: 0, contentInset: 0, contentWidth: 0)

    init(_ action: UIContextualAction) {
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        picture.image = action.image?.withRenderingMode(.alwaysTemplate)
        picture.tintColor = .white
        picture.contentMode = .scaleAspectFit
        picture.isHidden = action.image == nil
        addSubview(picture)
        label.text = action.title
        label.textColor = .white
        label.textAlignment = .center
        label.font = UIFont.systemFont(ofSize: 15, weight: .medium)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var title: String? { label.text }
    var image: UIImage? { picture.image }

    override var accessibilityDefaults: any AccessibilityDefaults { SwipeButtonAccessibility(control: self) }

    override var isHighlighted: Bool { didSet { setNeedsLayout() } }

    // MARK: Size

    private var imageSize: CGSize { picture.image?.size ?? .zero }

    /// The height reserved for the image. Above a title, the reserved height has a minimum, so that the titles of
    /// adjacent buttons are aligned even if their images differ in height.
    private func imagePlaceHeight(hasTitle: Bool) -> CGFloat {
        hasTitle && picture.image != nil
            ? max(imageSize.height, TableMetrics.current.swipeImageHeight) : imageSize.height
    }

    private var titleSize: CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(CGSize(width: UILabel.unlimited, height: UILabel.unlimited))
    }

    /// Whether the title is shown. An image takes precedence if there is not enough height for both.
    private func showsTitle(height: CGFloat) -> Bool {
        guard picture.image != nil else { return true }
        let metrics = TableMetrics.current
        let wanted =
            imagePlaceHeight(hasTitle: true) + metrics.swipeImageGap + titleSize.height + 2 * metrics.swipeButtonMargin
        return titleSize.width > 0 && wanted <= height
    }

    /// The width that the button needs for its image and title, in points.
    ///
    /// - Parameter height: the height of the row.
    func wantedWidth(height: CGFloat) -> CGFloat {
        let content = max(imageSize.width, showsTitle(height: height) ? titleSize.width : 0)
        let wanted = (content + 2 * TableMetrics.current.swipeButtonPadding).rounded(.up)
        return max(CGFloat(Thresholds.SwipeActions.minimumButtonWidth), wanted)
    }

    // MARK: Layout

    /// Sets the button's frame on one side of a row.
    ///
    /// - Parameters:
    ///   - place: the extent of the button and of its content, as distances from the row's edge on that side.
    ///   - edge: the x coordinate of that edge in the superview.
    ///   - isAtRight: whether the button is at the row's right edge.
    ///   - height: the height of the row in points.
    func layOut(in place: SwipeButtons.Place, edge: CGFloat, isAtRight: Bool, height: CGFloat) {
        self.place = place
        let width = CGFloat(place.end)
        frame = CGRect(x: isAtRight ? edge - width : edge, y: 0, width: width, height: height)
        layOutContent(isAtRight: isAtRight)
    }

    private func layOutContent(isAtRight: Bool) {
        let metrics = TableMetrics.current
        let (inset, width) = (CGFloat(place.contentInset), CGFloat(place.contentWidth))
        let area = CGRect(
            x: isAtRight ? inset : bounds.width - inset - width, y: 0, width: width, height: bounds.height)
        let hasTitle = showsTitle(height: bounds.height)
        let (image, text) = (imageSize, hasTitle ? titleSize : .zero)
        let place = imagePlaceHeight(hasTitle: hasTitle)
        let gap = place > 0 && text.height > 0 ? metrics.swipeImageGap : 0
        let top = ((area.height - place - gap - text.height) / 2).rounded(toPixelsAt: pixelsPerPoint)
        let imageWidth = min(image.width, area.width)
        picture.frame = CGRect(
            x: area.midX - imageWidth / 2, y: top + (place - image.height) / 2, width: imageWidth,
            height: image.height)
        let textWidth = max(0, min(area.width - 2 * metrics.swipeTextMargin, text.width))
        label.frame = CGRect(
            x: area.midX - textWidth / 2, y: top + place + gap, width: textWidth, height: text.height)
        label.isHidden = !hasTitle
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let alpha: CGFloat = isHighlighted ? 0.5 : 1
        label.alpha = alpha
        picture.alpha = alpha
    }
}
