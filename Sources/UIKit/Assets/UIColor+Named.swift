// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIColor {
    /// Creates the colour with a name in the main bundle's asset catalogs; nil if there is none.
    ///
    /// The colour is dynamic: it follows the style and the contrast of the traits.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the colour with a name in a bundle's asset catalogs; nil if there is none. A nil `bundle` stands for the
    /// main bundle.
    ///
    /// Without traits, the colour is dynamic. With traits, it is the one for these traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = AssetCatalog.of(bundle)?.color(named: name) else { return nil }
        if let traitCollection {
            self.init(cgColor: color.color(for: traitCollection).resolvedColor(with: traitCollection).cgColor)
        } else {
            self.init(color)
        }
    }

    /// Creates the colour of a generated name. The colour is clear if the bundle has none with this name.
    public convenience init(resource: ColorResource) {
        guard let color = AssetCatalog.of(resource.bundle)?.color(named: resource.name) else {
            self.init(white: 0, alpha: 0)
            return
        }
        self.init(color)
    }
}
