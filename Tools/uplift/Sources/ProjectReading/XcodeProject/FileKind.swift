// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The use of a file in a folder that belongs to a target as a whole.
package enum FileKind: Equatable {
    /// The file is compiled.
    case source
    /// The file is copied or compiled into the bundle.
    case resource
    /// The file is not part of the product.
    case other

    package init(path: String) {
        let fileExtension = path.fileExtension
        if ["swift", "m", "mm", "c", "cc", "cpp", "metal", "xcdatamodeld", "intentdefinition"].contains(fileExtension) {
            self = .source
        } else if [
            "h", "hpp", "pch", "entitlements", "xcconfig", "modulemap", "md", "docc", "xcodeproj", "xcworkspace",
            "xctestplan", "xcframework", "framework",
        ]
        .contains(fileExtension) {
            self = .other
        } else {
            self = .resource
        }
    }

    /// Whether a path is that of a folder which counts as one file.
    package static func isFolderFile(_ path: String) -> Bool {
        [
            "xcassets", "bundle", "framework", "xcframework", "docc", "xcdatamodeld", "xcdatamodel", "scnassets",
            "xcodeproj", "xcworkspace", "icon", "xcstickers",
        ].contains(path.fileExtension)
    }
}
