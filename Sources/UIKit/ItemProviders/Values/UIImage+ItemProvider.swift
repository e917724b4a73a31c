// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The type identifiers of PNG, JPEG, GIF, TIFF and BMP images, and of images in general.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.png, .jpeg, .gif, .tiff, .bmp, .image].map(\.identifier)
    }

    /// The type identifiers of PNG and JPEG images.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.png, .jpeg].map(\.identifier)
    }

    /// Creates an image from the data of an image file.
    ///
    /// - Throws: an error if the data cannot be read as an image.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        guard let object = image as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, "A picture cannot be made a \(self).")
        }
        return object
    }

    /// Writes the image as PNG or JPEG.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let isJPEG = typeIdentifier == UTType.jpeg.identifier
        let data = isJPEG ? jpegData(compressionQuality: UIImage.itemQuality) : pngData()
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }

    /// The quality of JPEG data, from 0 to 1.
    private static var itemQuality: CGFloat { 0.9 }
}

extension UIImage: UIItemProviderPresentationSizeProviding {
    /// The image's own size, in points.
    public nonisolated var preferredPresentationSizeForItemProvider: CGSize { size }
}
