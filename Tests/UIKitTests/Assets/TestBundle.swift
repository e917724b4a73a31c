// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CompiledAssets
import CoreGraphics
import Foundation

@testable import UIKit

/// A bundle that a test writes, and removes in the end.
final class TestBundle {
    let folder: URL
    /// The bundle. Foundation reads its list of files once, so write all files before.
    var bundle: Bundle { Bundle(url: folder) ?? .main }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write("Info.plist", list: ["CFBundleDevelopmentRegion": "en"])
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ path: String, _ data: Data) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ path: String, list: [String: Any]) throws {
        try write(path, try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    }

    /// Writes an index of assets.
    func write(_ index: AssetIndex) throws {
        try write(AssetIndex.folderName + "/" + AssetIndex.fileName, try index.encoded())
    }

    /// Writes a file of an asset: an image of one colour.
    func write(_ name: String, _ color: UIColor, width: Int, height: Int) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        try write(AssetIndex.folderName + "/" + name, image.pngData() ?? Data())
    }
}

extension VariantTraits {
    init(_ change: (inout VariantTraits) -> Void) {
        self.init()
        change(&self)
    }
}
