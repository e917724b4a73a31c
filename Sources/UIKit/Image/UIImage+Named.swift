// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIImage {
    /// Loads the image that is called `name` from the main bundle's resources; nil if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// Loads the image of an image literal from the main bundle's resources. The program ends with a message if there
    /// is none.
    public convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            misuse("The image literal “\(name)” is not in the app's resources.")
        }
        self.init(image.parts)
    }

    /// Loads the image that is called `name` from a bundle's resources; nil if there is none. A nil `bundle` stands for
    /// the main bundle.
    ///
    /// An image of the bundle's asset catalogs is used before a file. Its variant is the one for the traits: the kind
    /// of device, the direction, the style, the contrast and the scale. An image view shows the variant for its own
    /// traits.
    ///
    /// Files are PNG or JPEG. Of "star.png", "star@2x.png" and "star@3x.png", the one for the screen's scale is used.
    /// If it is missing, the next larger one is used, or else the next smaller one. For the main bundle of a SwiftPM
    /// program, the resource bundles beside it are searched too.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        let traits = configuration?.traitCollection.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
        guard let image = ImageFiles.image(named: name, in: bundle, traits: traits) else { return nil }
        var parts = image.parts
        parts.configuration = configuration
        parts.name = name
        self.init(parts)
    }

    /// Loads the image that is called `name` from a bundle's resources, at the scale of the given traits; nil if there
    /// is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
    }
}

/// Finds and reads the images of bundles, and caches those of files.
enum ImageFiles {
    // An `NSCache` can be used on any thread. It discards images beyond its count limit.
    nonisolated(unsafe) private static let kept: NSCache<NSString, UIImage> = {
        let cache = NSCache<NSString, UIImage>()
        cache.countLimit = 256
        return cache
    }()

    /// The image of an asset catalog or a file; nil if there is none.
    static func image(named name: String, in bundle: Bundle?, traits: UITraitCollection) -> UIImage? {
        guard !name.isEmpty, !name.contains("\0") else { return nil }
        return AssetCatalog.of(bundle)?.image(named: name, traits: traits)
            ?? image(inFileNamed: name, in: bundle, scale: traits.displayScale)
    }

    private static func image(inFileNamed name: String, in bundle: Bundle?, scale: CGFloat) -> UIImage? {
        for folder in folders(of: bundle) {
            for path in candidates(name, scale: scale).map({ folder.appendingPathComponent($0).path }) {
                if let image = kept.object(forKey: path as NSString) { return image }
                guard FileManager.default.fileExists(atPath: path), let image = UIImage(contentsOfFile: path) else {
                    continue
                }
                kept.setObject(image, forKey: path as NSString)
                return image
            }
        }
        return nil
    }

    private static func folders(of bundle: Bundle?) -> [URL] {
        let bundle = bundle ?? .main
        return BundleLanguages.folders(of: bundle) + (bundle == .main ? AppBundle.packageBundles : [])
    }

    /// The file names to try, from best to worst: the screen's scale first, then larger scales, then smaller ones. A
    /// file for phones comes before the one for all devices.
    static func candidates(_ name: String, scale: CGFloat) -> [String] {
        let file = name as NSString
        let known = ["png", "jpg", "jpeg"]
        let hasKnownType = known.contains(file.pathExtension.lowercased())
        let base = hasKnownType ? file.deletingPathExtension : name
        let wanted = Int(max(1, min(3, scale.isFinite ? scale.rounded(.up) : 3)))
        let scales = Array(wanted...3) + (1..<wanted).reversed()
        return (hasKnownType ? [file.pathExtension] : known).flatMap { type in
            scales.flatMap { scale in
                let name = scale == 1 ? base : "\(base)@\(scale)x"
                return ["\(name)~iphone.\(type)", "\(name).\(type)"]
            }
        }
    }

    /// The scale in a file name, such as 2 for "star@2x.png"; 1 if there is none.
    static func scale(ofFileNamed path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let base = ["~iphone", "~ipad"].first(where: name.hasSuffix).map { name.dropLast($0.count) } ?? name[...]
        if base.hasSuffix("@3x") { return 3 }
        return base.hasSuffix("@2x") ? 2 : 1
    }
}
