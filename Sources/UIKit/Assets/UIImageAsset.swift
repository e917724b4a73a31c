// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The variants of an image for several traits, such as the light and the dark style. An image view shows the variant
/// for its own traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    /// An image of an asset catalog.
    private struct CatalogImage {
        let catalog: AssetCatalog
        let name: String
    }

    private let catalogImage: CatalogImage?
    private let registered = Mutex<[(traits: UITraitCollection, image: UIImage)]>([])

    /// Creates an asset without images. `register(_:with:)` adds them.
    public override init() {
        catalogImage = nil
        super.init()
    }

    /// Creates the asset of an image of a catalog.
    init(_ catalog: AssetCatalog, name: String) {
        catalogImage = CatalogImage(catalog: catalog, name: name)
        super.init()
    }

    // MARK: - Finding variants

    /// Returns the variant for traits; an empty image if there is none.
    ///
    /// Of the registered images whose traits all have the wanted values, it is the one with the most traits. Without
    /// one, it is the best image of the asset catalog, or else the image that was registered first.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let variant = registeredImage(for: traitCollection) ?? catalogVariant(for: traitCollection) ?? firstImage
        guard let variant else { return UIImage() }
        return variant.parts.asset === self ? variant : variant.changed { $0.asset = self }
    }

    /// Returns the variant for the traits of a configuration; an empty image if there is none.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        let variant = image(with: configuration.traitCollection ?? .current)
        return variant.changed { $0.configuration = configuration }
    }

    private func registeredImage(for traits: UITraitCollection) -> UIImage? {
        registered.withLock { images in
            images.filter { traits.containsTraits(in: $0.traits) }
                .max { $0.traits.values.specified.count < $1.traits.values.specified.count }?.image
        }
    }

    private func catalogVariant(for traits: UITraitCollection) -> UIImage? {
        catalogImage.flatMap { $0.catalog.image(named: $0.name, traits: traits, asset: self) }
    }

    private var firstImage: UIImage? { registered.withLock { $0.first?.image } }

    // MARK: - Registering variants

    /// Adds an image for traits. It replaces an image for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        // An image of this asset would keep it alive.
        let image = image.parts.asset === self ? image.changed { $0.asset = nil } : image
        registered.withLock { images in
            images.removeAll { $0.traits == traitCollection }
            images.append((traitCollection, image))
        }
    }

    /// Adds an image for the traits of a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that was registered for traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        registered.withLock { images in images.removeAll { $0.traits == traitCollection } }
    }

    /// Removes the image that was registered for the traits of a configuration.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }
}

extension UIImage {
    /// The variants of which the image is one; nil if it was not looked up by its name in an asset catalog, and is not
    /// from a ``UIImageAsset``.
    public var imageAsset: UIImageAsset? { parts.asset }

    /// The variant for traits, with the changes that were made to this image. An image without variants is returned
    /// unchanged.
    package func variant(for traits: UITraitCollection) -> UIImage {
        guard let other = parts.asset?.image(with: traits), other.cgImage !== cgImage else { return self }
        return changed {
            $0.content = other.parts.content
            $0.scale = other.parts.scale
            if $0.capInsets != nil { $0.capInsets = other.parts.capInsets ?? $0.capInsets }
        }
    }
}
