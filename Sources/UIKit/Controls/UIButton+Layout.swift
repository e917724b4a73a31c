// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The frames of a button's image, title and subtitle.
struct ButtonFrames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
}

/// The sizes of a button's image, title and subtitle, and their arrangement.
struct ButtonLayout {
    /// The side of the title and subtitle on which the image is.
    enum ImageSide { case left, right, top, bottom }

    /// The size of the image; zero without an image.
    var image = CGSize.zero
    /// The size of the title; zero without a title.
    var title = CGSize.zero
    /// The size of the subtitle; zero without a subtitle.
    var subtitle = CGSize.zero
    var imageSide = ImageSide.left
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var textAlignment = NSTextAlignment.left

    private var text: CGSize {
        let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    private var gap: CGFloat { image.width > 0 && text.width > 0 ? imagePadding : 0 }
    private var isBeside: Bool { imageSide == .left || imageSide == .right }

    /// The size of image, title and subtitle together.
    var size: CGSize {
        isBeside
            ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    }

    /// The frames of image, title and subtitle in `rect`, placed by the horizontal and vertical content alignment.
    /// Positions are rounded to whole pixels; `scale` is the number of pixels per point.
    func frames(
        in rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment, scale: CGFloat
    ) -> ButtonFrames {
        let size = size
        let x = rect.minX + ButtonLayout.share(of: rect.width - size.width, horizontal)
        let y = rect.minY + ButtonLayout.share(of: rect.height - size.height, vertical)
        let box = CGRect(
            x: x.rounded(toPixelsAt: scale), y: y.rounded(toPixelsAt: scale), width: size.width, height: size.height)
        return frames(inside: box, scale)
    }

    private func frames(inside box: CGRect, _ scale: CGFloat) -> ButtonFrames {
        var frames = ButtonFrames()
        let text = text
        var textOrigin = CGPoint(x: box.midX - text.width / 2, y: box.midY - text.height / 2)
        frames.image = CGRect(
            x: box.midX - image.width / 2, y: box.midY - image.height / 2, width: image.width, height: image.height)
        switch imageSide {
        case .left:
            frames.image.origin.x = box.minX
            textOrigin.x = box.maxX - text.width
        case .right:
            frames.image.origin.x = box.maxX - image.width
            textOrigin.x = box.minX
        case .top:
            frames.image.origin.y = box.minY
            textOrigin.y = box.maxY - text.height
        case .bottom:
            frames.image.origin.y = box.maxY - image.height
            textOrigin.y = box.minY
        }
        let hasBoth = title.height > 0 && subtitle.height > 0
        func line(_ size: CGSize, top: CGFloat) -> CGRect {
            let free = text.width - size.width
            let shift: CGFloat =
                switch textAlignment {
                case .right: free
                case .center: free / 2
                default: 0
                }
            return CGRect(
                x: (textOrigin.x + shift).rounded(toPixelsAt: scale), y: top.rounded(toPixelsAt: scale),
                width: size.width, height: size.height)
        }
        frames.title = line(title, top: textOrigin.y)
        frames.subtitle = line(
            subtitle, top: textOrigin.y + (hasBoth ? title.height + titlePadding : 0))
        frames.image.origin.x = frames.image.minX.rounded(toPixelsAt: scale)
        frames.image.origin.y = frames.image.minY.rounded(toPixelsAt: scale)
        return frames
    }

    /// The part of the free space that is to the left of the content.
    private static func share(of free: CGFloat, _ alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
        switch alignment {
        case .left, .leading, .fill: 0
        case .right, .trailing: free
        case .center: free / 2
        }
    }

    /// The part of the free space that is above the content.
    private static func share(of free: CGFloat, _ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
        switch alignment {
        case .top, .fill: 0
        case .bottom: free
        case .center: free / 2
        }
    }
}

extension UIButton {
    /// The padding in points above and below the title of a button whose `contentEdgeInsets` are zero. With it, a
    /// system button is 30 points high, as on iOS.
    private static let usualPadding: CGFloat = 6
    /// The minimum width in points of a button whose `contentEdgeInsets` are zero. System buttons on iOS have the same
    /// minimum width.
    private static let leastWidth: CGFloat = 30

    // MARK: - Size

    /// The size of the button with its texts wrapped or truncated at `width`.
    func fittingSize(width: CGFloat) -> CGSize {
        updateViews()
        let scale = pixelsPerPoint
        if let configuration {
            let insets = insets(configuration)
            let layout = layout(configuration, width: width - insets.left - insets.right)
            return CGSize(
                width: layout.size.width + insets.left + insets.right,
                height: layout.size.height + insets.top + insets.bottom
            ).roundedUp(toPixelsAt: scale)
        }
        let insets = contentEdgeInsets
        let layout = plainLayout(width: width - insets.left - insets.right)
        var size = layout.size
        if insets == .zero {
            if layout.title.height > 0 || layout.image == .zero {
                let line = layout.title.height > 0 ? layout.title.height : views.title(in: self).font.lineHeight
                size.height = max(size.height, line + 2 * UIButton.usualPadding)
                size.width = max(size.width, UIButton.leastWidth)
            }
        }
        return CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom
        ).roundedUp(toPixelsAt: scale)
    }

    /// The baselines of the title in a button of a given size; nil without a title.
    func titleBaselines(in size: CGSize) -> Baselines? {
        updateViews()
        guard let title = views.title, !title.isHidden else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        let frame: CGRect
        if let configuration {
            let room = bounds.inset(by: insets(configuration))
            frame =
                layout(configuration, width: room.width).frames(
                    in: room, effectiveContentHorizontalAlignment, contentVerticalAlignment, scale: pixelsPerPoint
                ).title
        } else {
            frame = titleRect(forContentRect: contentRect(forBounds: bounds))
        }
        return title.baselines(in: frame.size).map {
            Baselines(first: frame.minY + $0.first, last: size.height - frame.maxY + $0.last)
        }
    }

    // MARK: - Parts

    private func insets(_ configuration: Configuration) -> UIEdgeInsets {
        let insets = configuration.contentInsets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }

    private func layout(_ configuration: Configuration, width: CGFloat) -> ButtonLayout {
        var layout = ButtonLayout()
        layout.imagePadding = configuration.imagePadding
        layout.titlePadding = configuration.titlePadding
        layout.imageSide = side(configuration.imagePlacement)
        measure(&layout, width: width)
        layout.textAlignment = views.title?.textAlignment ?? .center
        return layout
    }

    /// The layout without a configuration: the image is at the leading side of the title.
    private func plainLayout(width: CGFloat) -> ButtonLayout {
        var layout = ButtonLayout()
        layout.imageSide = side(.leading)
        measure(&layout, width: width)
        return layout
    }

    private func side(_ edge: NSDirectionalRectEdge) -> ButtonLayout.ImageSide {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch edge {
        case .top: return .top
        case .bottom: return .bottom
        case .trailing: return isRightToLeft ? .left : .right
        default: return isRightToLeft ? .right : .left
        }
    }

    private func measure(_ layout: inout ButtonLayout, width: CGFloat) {
        if let image = views.image, !image.isHidden { layout.image = image.intrinsicContentSize }
        var room = max(0, width)
        if layout.imageSide == .left || layout.imageSide == .right, layout.image.width > 0 {
            room = max(0, room - layout.image.width - layout.imagePadding)
        }
        layout.title = size(of: views.title, width: room)
        layout.subtitle = size(of: views.subtitle, width: room)
    }

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, !label.isHidden, width > 0 else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    // MARK: - Frames

    /// The frames of image and title in a button without a configuration.
    func plainFrames(in contentRect: CGRect) -> ButtonFrames {
        var layout = plainLayout(width: contentRect.width)
        // A title that is higher than the button is clipped. The frame of an image that is too large is limited to the
        // button, and the image view scales the image down in proportion.
        layout.title.height = min(layout.title.height, contentRect.height)
        layout.image.width = min(layout.image.width, contentRect.width)
        layout.image.height = min(layout.image.height, contentRect.height)
        return layout.frames(
            in: contentRect, effectiveContentHorizontalAlignment, contentVerticalAlignment, scale: pixelsPerPoint)
    }

    /// Sets the frames of the background, the image and the texts.
    func placeViews() {
        let ground = backgroundRect(forBounds: bounds)
        views.background?.frame = ground
        views.backgroundImage?.frame = ground
        if let configuration {
            let room = bounds.inset(by: insets(configuration))
            let frames = layout(configuration, width: room.width).frames(
                in: room, effectiveContentHorizontalAlignment, contentVerticalAlignment, scale: pixelsPerPoint)
            views.image?.frame = frames.image
            views.title?.frame = frames.title
            views.subtitle?.frame = frames.subtitle
            let radius = configuration.cornerStyle.radius(height: ground.height, traits: traitCollection)
            views.background?.layer.cornerRadius = min(radius, ground.height / 2)
        } else {
            let room = contentRect(forBounds: bounds)
            views.image?.frame = imageRect(forContentRect: room)
            views.title?.frame = titleRect(forContentRect: room)
        }
    }
}
