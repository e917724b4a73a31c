// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension LoadedItem {
    /// The item as data: of a file, what is in it; of a folder, a ZIP archive.
    ///
    /// - Parameter isWanted: whether to go on.
    /// - Throws: where it cannot be made data, is more than `limit` bytes, or is not wanted any more.
    func data(as typeIdentifier: String, limit: Int?, isWanted: () -> Bool = { true }) throws -> Data {
        switch self {
        case .data(let data): try ItemLimit.check(data, limit)
        case .file(let url): try ItemFile.contents(of: url, limit: limit, isWanted: isWanted)
        case .item(let item): try ItemLimit.check(ItemCoercion.data(of: item, as: typeIdentifier, limit: limit), limit)
        }
    }

    /// The item as an object of a class.
    ///
    /// - Throws: whatever the class finds wrong with the data.
    func object(
        of aClass: any NSItemProviderReading.Type, typeIdentifier: String, limit: Int?, isWanted: () -> Bool = { true }
    ) throws -> any NSItemProviderReading {
        if case .item(let item) = self, let object = item as? any NSItemProviderReading, type(of: object) == aClass {
            return object
        }
        let data = try data(as: typeIdentifier, limit: limit, isWanted: isWanted)
        return try aClass.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    }

    /// The item as an object that can be archived: a location as `NSURL`, everything else that is none as `NSData`.
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

/// How many bytes may be taken into memory.
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

/// What an item that was registered as it is can be made.
enum ItemCoercion {
    /// The type of an item that says it itself; nil for any other.
    static func type(of item: any NSSecureCoding) -> UTType? {
        switch item {
        case let url as NSURL: url.isFileURL ? .fileURL : .url
        case is NSString: .utf8PlainText
        default: nil
        }
    }

    /// The item as data of the type it was registered with.
    ///
    /// A file's location is the file, unless the type is that of locations.
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
