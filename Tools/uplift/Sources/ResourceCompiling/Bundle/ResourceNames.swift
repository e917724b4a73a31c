// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A name by which a document or a Swift file uses a resource of the app.
package struct ResourceUse: Hashable, Sendable {
    package enum Kind: Sendable {
        case image, color, nib, storyboard
        /// A segue of one of the storyboards.
        case segue
    }

    package var kind: Kind
    package var name: String
    /// The file that has the name, relative to the project's folder or absolute.
    package var file: String
    package var line: Int

    package init(_ kind: Kind, _ name: String, file: String, line: Int) {
        (self.kind, self.name, self.file, self.line) = (kind, name, file, line)
    }
}

/// The names of the resources in a bundle.
package struct ResourceNames: Sendable {
    /// The names of assets in catalogs, of all kinds.
    private var assets: Set<String> = []
    /// The names of image files, without types and scales.
    private var images: Set<String> = []
    /// The names of storyboards and nibs, with `.storyboard` and `.xib`.
    private var documents: Set<String> = []
    private var segues: Set<String> = []
    /// Whether a document could not be read, so that its segues are not known.
    private var isIncomplete = false

    private static let imageTypes: Set = [
        "png", "jpg", "jpeg", "gif", "heic", "tif", "tiff", "bmp", "webp", "pdf", "svg",
    ]

    mutating func add(assets names: Set<String>) { assets.formUnion(names) }

    /// - Parameter compiled: the compiled document; nil if documents are not compiled.
    mutating func add(document name: String, _ compiled: AppResources.CompiledDocument?) {
        documents.insert(name)
        segues.formUnion(compiled?.segues ?? [])
        if compiled?.files.isEmpty ?? true { isIncomplete = true }
    }

    /// - Parameter path: the path in the bundle.
    mutating func add(file path: String) {
        let name = path.lastPathPart
        if ResourceNames.imageTypes.contains(name.fileExtension) { images.insert(ResourceNames.imageName(name)) }
        // A document that was compiled before.
        if name.hasSuffix(".nib") { documents.insert(name.withoutExtension + ".xib") }
        if name.hasSuffix(".storyboardc") { documents.insert(name.withoutExtension + ".storyboard") }
    }

    /// The name of an image without the type, the scale and the device of its file.
    private static func imageName(_ file: String) -> String {
        let name = imageTypes.contains(file.fileExtension) ? file.withoutExtension : file
        return name.replacing(/(@[1-3]x)?(~(ipad|iphone))?$/, with: "")
    }

    /// Whether no resource has the name.
    package func lack(_ use: ResourceUse) -> Bool {
        guard !use.name.isEmpty else { return false }
        switch use.kind {
        case .image:
            let name = ResourceNames.imageName(use.name)
            return !assets.contains(use.name) && !assets.contains(name) && !images.contains(name.lastPathPart)
        case .color: return !assets.contains(use.name)
        case .nib: return !hasDocument(use.name, "xib")
        case .storyboard: return !hasDocument(use.name, "storyboard")
        case .segue: return !isIncomplete && !segues.contains(use.name)
        }
    }

    /// Whether there is a storyboard or a nib with a name, for all devices or for phones.
    ///
    /// - Parameter type: `storyboard` or `xib`.
    package func hasDocument(_ name: String, _ type: String) -> Bool {
        ["", "~iphone"].contains { documents.contains("\(name.lastPathPart)\($0).\(type)") }
    }
}

extension ResourceUse {
    /// The message about a name that no resource has.
    package var fault: String {
        switch kind {
        case .image: "no asset catalog and no file of the app has the image \"\(name.shown)\""
        case .color: "no asset catalog of the app has the color \"\(name.shown)\""
        case .nib: "the app has no nib \"\(name.shown)\""
        case .storyboard: "the app has no storyboard \"\(name.shown)\""
        case .segue: "no storyboard of the app has a segue \"\(name.shown)\""
        }
    }
}
