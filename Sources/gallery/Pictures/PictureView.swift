// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a picture. Its image is drawn again only if the view has become larger than the image, so that the view can be
/// resized in each frame of an animation.
final class PictureView: UIImageView {
    /// The widths in pixels of the images, so that views of nearly the same size share one.
    private static let widths: [CGFloat] = [96, 136, 192, 272, 384, 544, 768, 1088, 1536, 2176]
    private static let images: NSCache<Key, UIImage> = {
        let images = NSCache<Key, UIImage>()
        images.countLimit = 600
        return images
    }()

    /// The picture. Nil shows nothing.
    var picture: Picture? {
        didSet {
            guard picture != oldValue else { return }
            shown = nil
            setNeedsLayout()
        }
    }

    /// The image that is displayed.
    private var shown: Key?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleAspectFill
        clipsToBounds = true
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) {
        fatalError("PictureView is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let picture, bounds.width > 0, bounds.height > 0 else { return image = nil }
        // The image has the shape of the view, so that no part of the drawing is cut off.
        let pixels = bounds.width * max(traitCollection.displayScale, 1)
        let width = PictureView.widths.first { $0 >= pixels } ?? PictureView.widths[PictureView.widths.count - 1]
        let ratio = (bounds.width / bounds.height * 20).rounded() / 20
        let key = Key(picture: picture, width: width, ratio: max(ratio, 0.05))
        if let shown, shown.picture == picture, shown.ratio == key.ratio, shown.width >= key.width,
            shown.width <= key.width * 3
        {
            return
        }
        shown = key
        image = PictureView.image(key)
    }

    private static func image(_ key: Key) -> UIImage {
        if let known = images.object(forKey: key) { return known }
        let size = CGSize(width: key.width, height: (key.width / key.ratio).rounded())
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, true)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            var drawing = PictureDrawing(key.picture, in: renderer.cgContext, size: size)
            drawing.draw()
        }
        images.setObject(image, forKey: key)
        return image
    }

    /// An image of a picture in one size.
    private final class Key: NSObject {
        let picture: Picture
        /// The width in pixels.
        let width: CGFloat
        let ratio: CGFloat

        init(picture: Picture, width: CGFloat, ratio: CGFloat) {
            (self.picture, self.width, self.ratio) = (picture, width, ratio)
        }

        override var hash: Int {
            var hasher = Hasher()
            hasher.combine(picture)
            hasher.combine(width)
            hasher.combine(ratio)
            return hasher.finalize()
        }

        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Key else { return false }
            return picture == other.picture && width == other.width && ratio == other.ratio
        }
    }
}
