// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The name of an image in the asset catalogs of a bundle. `uplift` generates a static member for each image.
public struct ImageResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the name of an image in a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// The name of a colour in the asset catalogs of a bundle. `uplift` generates a static member for each colour.
public struct ColorResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the name of a colour in a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
    /// Creates the image of a generated name. The image is empty if the bundle has none with this name.
    public convenience init(resource: ImageResource) {
        let image = ImageFiles.image(named: resource.name, in: resource.bundle, traits: .current)
        self.init(image?.parts ?? Parts())
    }
}
