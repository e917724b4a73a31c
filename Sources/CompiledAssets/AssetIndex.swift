// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The assets of a bundle's asset catalogs. `uplift` writes the index when it builds an app, and UIKit reads it.
public struct AssetIndex: Equatable, Codable, Sendable {
    /// The name of the folder in a bundle that contains the index and the files of the assets. Xcode compiles asset
    /// catalogs to a file of this name, so no resource of a project has it.
    public static let folderName = "Assets.car"
    /// The name of the index in that folder.
    public static let fileName = "Index.json"

    /// The images by name, with those of symbol sets.
    public var images: [String: ImageAsset] = [:]
    /// The colours by name.
    public var colors: [String: ColorAsset] = [:]
    /// The data by name.
    public var data: [String: DataAsset] = [:]
    /// The app's icon.
    public var icon: ImageAsset?

    /// Creates an index without assets.
    public init() {}

    /// Reads an index.
    ///
    /// - Throws: If the data is not an index.
    public init(_ data: Data) throws {
        self = try JSONDecoder().decode(AssetIndex.self, from: data)
    }

    /// The content of the index file: the same for equal indexes.
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

/// An image of an asset catalog: a file for each kind of device, appearance and scale.
public struct ImageAsset: Equatable, Codable, Sendable {
    /// The way in which the image is shown.
    public enum Rendering: String, Codable, Sendable {
        /// The image is shown in its own colours.
        case original
        /// The image is shown in the tint colour of its view.
        case template
    }

    /// The files of the image.
    public var variants: [Variant<ImageFile>] = []
    /// The way in which the image is shown; nil lets the view decide.
    public var rendering: Rendering?

    /// Creates an image without files.
    public init() {}
}

/// A file of an image.
public struct ImageFile: Equatable, Codable, Sendable {
    /// The way in which the centre of a sliced image is enlarged.
    public enum Resizing: String, Codable, Sendable {
        /// The centre is repeated.
        case tile
        /// The centre is stretched.
        case stretch
    }

    /// The name of the file in the folder of the index.
    public var file: String
    /// The width and height of a vector image in points; nil for an image of pixels.
    public var vectorSize: [Double]?
    /// The edges that keep their size when the image is resized, in points: top, left, bottom, right.
    public var capInsets: [Double]?
    /// The way in which the area inside the cap insets is enlarged.
    public var resizing: Resizing?
    /// The margins that layout ignores when it aligns the image, in points: top, left, bottom, right.
    public var alignmentInsets: [Double]?
    /// Whether the image is mirrored in right-to-left layouts.
    public var isMirrored: Bool?

    /// Creates a file that is not sliced.
    public init(file: String) { self.file = file }
}

/// A colour of an asset catalog: a value for each kind of device and appearance.
public struct ColorAsset: Equatable, Codable, Sendable {
    /// The values of the colour.
    public var variants: [Variant<ColorValue>] = []

    /// Creates a colour without values.
    public init() {}
}

/// A value of a colour.
public enum ColorValue: Equatable, Codable, Sendable {
    /// A colour in sRGB. The components may be outside 0 to 1.
    case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour in Display P3.
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the system, such as `systemBlueColor`.
    case system(String)
}

/// Data of an asset catalog: a file for each kind of device.
public struct DataAsset: Equatable, Codable, Sendable {
    /// A file with its kind of data.
    public struct File: Equatable, Codable, Sendable {
        /// The name of the file in the folder of the index.
        public var file: String
        /// The uniform type identifier that the catalog states.
        public var type: String?

        /// Creates a file with a kind of data.
        public init(file: String, type: String?) { (self.file, self.type) = (file, type) }
    }

    /// The files of the data.
    public var variants: [Variant<File>] = []

    /// Creates data without files.
    public init() {}
}
