// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CompiledAssets
import Foundation

/// The content of a data set in the asset catalogs of a bundle.
open class NSDataAsset: NSObject, NSCopying {
    /// The name of the data set.
    public let name: String
    /// The content of its file.
    public let data: Data
    /// The uniform type identifier that the catalog states; `public.data` if it states none.
    public let typeIdentifier: String

    /// Reads a data set of the main bundle; nil if there is none with this name.
    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }

    /// Reads a data set of a bundle; nil if there is none with this name.
    public init?(name: String, bundle: Bundle) {
        guard let catalog = AssetCatalog.of(bundle),
            let file = catalog.index.data[name]?.variants.best(for: VariantTraits(.current))?.content,
            let path = catalog.path(of: file.file), let data = FileManager.default.contents(atPath: path)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = file.type ?? "public.data"
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
