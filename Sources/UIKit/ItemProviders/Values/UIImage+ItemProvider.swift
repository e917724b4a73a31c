// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// PNG, JPEG, GIF, TIFF and BMP.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.png, .jpeg, .gif, .tiff, .bmp, .image].map(\.identifier)
    }

    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.png, .jpeg].map(\.identifier)
    }

    /// The picture in a file's data.
    ///
    /// - Throws: where it is none that can be read.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        guard let object = image as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, "A picture cannot be made a \(self).")
        }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let isJPEG = typeIdentifier == UTType.jpeg.identifier
        let data = isJPEG ? jpegData(compressionQuality: UIImage.itemQuality) : pngData()
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }

    /// Of JPEG, 0 to 1.
    private static var itemQuality: CGFloat { 0.9 }
}

extension UIImage: UIItemProviderPresentationSizeProviding {
    /// The picture's own.
    public nonisolated var preferredPresentationSizeForItemProvider: CGSize { size }
}
