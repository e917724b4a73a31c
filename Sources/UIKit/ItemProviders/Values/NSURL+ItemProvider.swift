// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// The type identifiers of file URLs and of other URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL, .url].map(\.identifier)
    }

    /// The type identifier of URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// The type identifiers for this URL. A file URL has that of file URLs; any other URL has those of URLs and of
    /// plain text, for apps that cannot read URLs.
    public var writableTypeIdentifiersForItemProvider: [String] {
        (isFileURL ? [UTType.fileURL] : [.url, .utf8PlainText]).map(\.identifier)
    }

    /// Creates a URL from its text in UTF-8.
    ///
    /// - Throws: an error if the data is not a URL.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let object = try ItemURL.read(data) as NSURL as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, "A location cannot be made a \(self).")
        }
        return object
    }

    /// Writes the URL's text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

/// Reads URLs from data.
enum ItemURL {
    /// The length in bytes of the longest URL that is accepted.
    private static let maximumLength = 64 * 1024

    /// Reads a URL from its text in UTF-8.
    ///
    /// - Throws: an error if the data is not a URL.
    static func read(_ data: Data) throws -> URL {
        guard data.count <= maximumLength, let text = String(data: data, encoding: .utf8) else {
            throw URLError(.badURL)
        }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty, !trimmed.utf8.contains(0), let url = URL(string: trimmed), url.scheme != nil else {
            throw URLError(.badURL)
        }
        return url
    }
}
