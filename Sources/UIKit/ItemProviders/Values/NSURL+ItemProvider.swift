// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL, .url].map(\.identifier)
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// A file's location is one of files too; every location is text for those that read nothing better.
    public var writableTypeIdentifiersForItemProvider: [String] {
        (isFileURL ? [UTType.fileURL] : [.url, .utf8PlainText]).map(\.identifier)
    }

    /// The location that data spells out.
    ///
    /// - Throws: where it spells none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let object = try ItemURL.read(data) as NSURL as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, "A location cannot be made a \(self).")
        }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

/// Locations as data.
enum ItemURL {
    /// The most bytes of a location that is read.
    private static let most = 64 * 1024

    /// - Throws: where the data spells out no location.
    static func read(_ data: Data) throws -> URL {
        guard data.count <= most, let text = String(data: data, encoding: .utf8) else { throw URLError(.badURL) }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty, !trimmed.utf8.contains(0), let url = URL(string: trimmed), url.scheme != nil else {
            throw URLError(.badURL)
        }
        return url
    }
}
