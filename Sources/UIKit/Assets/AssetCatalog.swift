// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CompiledAssets
import CoreGraphics
import Foundation
import Synchronization

/// The compiled asset catalogs of a bundle. The index is read when the first asset of the bundle is used.
final class AssetCatalog: Sendable {
    let index: AssetIndex
    private let folder: URL
    private let colors = Mutex<[String: CatalogColor]>([:])

    init(_ index: AssetIndex, in folder: URL) {
        (self.index, self.folder) = (index, folder)
    }

    /// The catalogs by the paths of their bundles. Bundles without one have nil.
    private static let known = Mutex<[String: AssetCatalog?]>([:])

    /// The catalog of a bundle; nil if the bundle has none. A nil bundle stands for the main bundle.
    static func of(_ bundle: Bundle?) -> AssetCatalog? {
        let bundle = bundle ?? .main
        let path = bundle.bundlePath
        if let kept = known.withLock({ $0[path] }) { return kept }
        let folder = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(AssetIndex.folderName)
        let catalog = AssetCatalog(contentsOf: folder)
        known.withLock { $0[path] = .some(catalog) }
        return catalog
    }

    /// Reads the catalog in a folder; nil if there is none.
    convenience init?(contentsOf folder: URL) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(AssetIndex.fileName)) else { return nil }
        do {
            self.init(try AssetIndex(data), in: folder)
        } catch {
            warn("The index of assets in \(folder.path) is damaged: \(error)")
            return nil
        }
    }

    /// The path of a file of an asset. A name with a slash is not that of one.
    func path(of file: String) -> String? {
        file.contains("/") || file.contains("\0") ? nil : folder.appendingPathComponent(file).path
    }

    // MARK: - Colours

    /// The colour with a name. The same object is returned each time, so that equal names are equal colours.
    func color(named name: String) -> CatalogColor? {
        guard let asset = index.colors[name] else { return nil }
        return colors.withLock { kept in
            if let color = kept[name] { return color }
            let color = CatalogColor(name: name, asset)
            kept[name] = color
            return color
        }
    }

    // MARK: - Images

    /// The number of pixels on a side of the window's icon.
    private static let iconPixels = 128.0

    /// The app's icon, made smaller for a window; nil if there is none.
    var icon: CGImage? {
        guard let file = index.icon?.variants.first?.content, let path = path(of: file.file),
            let image = CatalogImages.bitmap(file, path: path, scale: 1)
        else { return nil }
        let size = CGSize(width: AssetCatalog.iconPixels, height: AssetCatalog.iconPixels)
        return (image.preparingThumbnail(of: size) ?? image).cgImage
    }

    /// The image with a name for traits; nil if there is none.
    ///
    /// - Parameter known: the image's asset, if there is one already.
    func image(named name: String, traits: UITraitCollection, asset known: UIImageAsset? = nil) -> UIImage? {
        guard let asset = index.images[name], let variant = asset.variants.best(for: VariantTraits(traits)),
            let path = path(of: variant.content.file),
            let bitmap = CatalogImages.bitmap(
                variant.content, path: path, scale: variant.traits.scale ?? max(1, traits.displayScale))
        else { return nil }
        var parts = bitmap.parts
        switch asset.rendering {
        case .template: parts.renderingMode = .alwaysTemplate
        case .original: parts.renderingMode = .alwaysOriginal
        case nil: break
        }
        if variant.content.vectorSize == nil { parts.scale = CGFloat(variant.traits.scale ?? 1) }
        parts.capInsets = variant.content.capInsets.flatMap(UIEdgeInsets.init)
        parts.resizingMode = variant.content.resizing == .tile ? .tile : .stretch
        parts.alignmentRectInsets = variant.content.alignmentInsets.flatMap(UIEdgeInsets.init) ?? .zero
        parts.flipsForRightToLeft = variant.content.isMirrored ?? false
        parts.name = name
        if asset.variants.count > 1 || variant.content.vectorSize != nil {
            parts.asset = known ?? UIImageAsset(self, name: name)
        }
        return UIImage(parts)
    }
}

/// A colour of a catalog, which has values for several traits.
final class CatalogColor: Sendable {
    let name: String
    private let asset: ColorAsset

    init(name: String, _ asset: ColorAsset) { (self.name, self.asset) = (name, asset) }

    /// The colour for traits.
    func color(for traits: UITraitCollection) -> UIColor {
        switch asset.variants.best(for: VariantTraits(traits))?.content {
        case .sRGB(let red, let green, let blue, let alpha):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3(let red, let green, let blue, let alpha):
            UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .system(let name): SystemColorNames.color(name) ?? .clear
        case nil: .clear
        }
    }
}

/// Reads the files of catalogs, and caches the images.
private enum CatalogImages {
    // An `NSCache` can be used on any thread. It discards images beyond its count limit.
    nonisolated(unsafe) private static let kept: NSCache<NSString, UIImage> = {
        let cache = NSCache<NSString, UIImage>()
        cache.countLimit = 256
        return cache
    }()

    /// The image in a file. Pixels are those of the file; a vector image is drawn at a number of pixels per point.
    static func bitmap(_ file: ImageFile, path: String, scale: CGFloat) -> UIImage? {
        let key = (file.vectorSize == nil ? path : "\(path)@\(scale)") as NSString
        if let image = kept.object(forKey: key) { return image }
        let image =
            if let size = file.vectorSize, size.count == 2 {
                CGImage(svg: path, pixelWidth: pixels(size[0], scale), pixelHeight: pixels(size[1], scale))
                    .map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
            } else {
                FileManager.default.contents(atPath: path).flatMap { UIImage(data: $0, scale: 1) }
            }
        if let image { kept.setObject(image, forKey: key) }
        return image
    }

    private static func pixels(_ length: Double, _ scale: CGFloat) -> Int {
        Int(max(1, min(20_000, (length * scale).rounded(.up))))
    }
}

extension VariantTraits {
    /// The traits of a collection that select a variant.
    init(_ traits: UITraitCollection) {
        self.init()
        let values = traits.values
        switch values.userInterfaceIdiom {
        case .phone: idiom = .phone
        case .pad: idiom = .pad
        case .mac: idiom = .mac
        case .tv: idiom = .tv
        case .carPlay: idiom = .car
        case .vision: idiom = .vision
        case .unspecified: break
        }
        isDark = values.userInterfaceStyle == .unspecified ? nil : values.userInterfaceStyle == .dark
        isHighContrast = values.accessibilityContrast == .unspecified ? nil : values.accessibilityContrast == .high
        isRightToLeft = values.layoutDirection == .unspecified ? nil : values.layoutDirection == .rightToLeft
        isCompactWidth = values.horizontalSizeClass == .unspecified ? nil : values.horizontalSizeClass == .compact
        isCompactHeight = values.verticalSizeClass == .unspecified ? nil : values.verticalSizeClass == .compact
        scale = values.displayScale > 0 ? Double(values.displayScale) : nil
    }
}

extension UIEdgeInsets {
    /// Insets in the order of the index: top, left, bottom, right.
    fileprivate init?(_ values: [Double]) {
        guard values.count == 4 else { return nil }
        self.init(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
}
