// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension LoadedItem {
    /// The item as data of the given type. For a file, these are the file's contents, and for a folder, its ZIP
    /// archive.
    ///
    /// - Parameter isWanted: returns whether to continue. If it returns false, the method throws.
    /// - Throws: an error if the item cannot be converted, is larger than `limit` bytes, or is no longer wanted.
    func data(as typeIdentifier: String, limit: Int?, isWanted: () -> Bool = { true }) throws -> Data {
        switch self {
        case .data(let data): try ItemLimit.check(data, limit)
        case .file(let url): try ItemFile.contents(of: url, limit: limit, isWanted: isWanted)
        case .item(let item): try ItemLimit.check(ItemCoercion.data(of: item, as: typeIdentifier, limit: limit), limit)
        }
    }

    /// Returns the item as an object of `aClass`. If the item is not such an object, the class creates one from the
    /// item's data of the type `typeIdentifier`. `limit` and `isWanted` are those of `data(as:limit:isWanted:)`.
    ///
    /// - Throws: the errors of `data(as:limit:isWanted:)`, or the error that the class throws for invalid data.
    func object(
        of aClass: any NSItemProviderReading.Type, typeIdentifier: String, limit: Int?, isWanted: () -> Bool = { true }
    ) throws -> any NSItemProviderReading {
        if case .item(let item) = self, let object = item as? any NSItemProviderReading, type(of: object) == aClass {
            return object
        }
        let data = try data(as: typeIdentifier, limit: limit, isWanted: isWanted)
        return try aClass.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    }

    /// The item as an archivable object: an object unchanged, a file as `NSURL`, and data as `NSData`. Data of a URL
    /// type becomes an `NSURL` if it is a valid URL.
    func archivable(as typeIdentifier: String) -> any NSSecureCoding {
        switch self {
        case .item(let item): return item
        case .file(let url): return url as NSURL
        case .data(let data):
            if ItemTypes.conforms(typeIdentifier, to: UTType.url.identifier), let url = try? ItemURL.read(data) {
                return url as NSURL
            }
            return data as NSData
        }
    }
}

/// Checks of the size of an item in memory. They throw an error if the item has more bytes than the limit.
enum ItemLimit {
    static func check(_ data: Data, _ limit: Int?) throws -> Data {
        try check(count: data.count, limit)
        return data
    }

    static func check(count: Int, _ limit: Int?) throws {
        if let limit, count > limit {
            throw NSItemProvider.error(.itemUnavailableError, "The item has \(count) bytes, more than \(limit).")
        }
    }
}

/// The conversions of an item that was registered as an existing object.
enum ItemCoercion {
    /// The type of a string or URL; nil for other items.
    static func type(of item: any NSSecureCoding) -> UTType? {
        switch item {
        case let url as NSURL: url.isFileURL ? .fileURL : .url
        case is NSString: .utf8PlainText
        default: nil
        }
    }

    /// The item as data of the type it was registered with.
    ///
    /// For a file URL, this is the file's contents, unless the type is a URL type.
    static func data(of item: any NSSecureCoding, as typeIdentifier: String, limit: Int?) throws -> Data {
        switch item {
        case let data as NSData:
            return data as Data
        case let text as NSString:
            return Data((text as String).utf8)
        case let url as NSURL:
            guard url.isFileURL, !ItemTypes.conforms(typeIdentifier, to: UTType.url.identifier) else {
                return Data(url.absoluteString.utf8)
            }
            return try ItemFile.contents(of: url as URL, limit: limit)
        default:
            guard let data = try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true) else {
                throw NSItemProvider.error(
                    .unavailableCoercionError, "\(Swift.type(of: item)) cannot be made data of type \(typeIdentifier).")
            }
            return data
        }
    }
}
