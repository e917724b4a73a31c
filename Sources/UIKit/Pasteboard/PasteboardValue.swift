// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

/// The conversion of pasteboard values to data and back.
enum PasteboardValue {
    /// The value, bridged from Swift if necessary, as an object that can write itself as item provider data; nil if it
    /// cannot.
    static func object(_ value: Any) -> (any NSItemProviderWriting)? {
        switch value {
        case let text as String: text as NSString
        case let url as URL: url as NSURL
        default: value as? any NSItemProviderWriting
        }
    }

    static func data(of value: Any, as type: String) -> Data? {
        switch value {
        case let data as Data: return data
        case let data as NSData: return Data(referencing: data)
        case let text as String: return PasteboardValue.data(of: text, as: type)
        case let text as NSString: return PasteboardValue.data(of: text as String, as: type)
        case let url as URL: return Data(url.absoluteString.utf8)
        case let url as NSURL: return Data(url.absoluteString.utf8)
        case let image as UIImage: return PasteboardValue.data(of: image, as: type)
        case let color as UIColor: return try? ArchivedPropertyList.encode(ArchivedColor(color))
        case let text as NSAttributedString:
            return type == NSAttributedString.itemType
                ? try? ArchivedPropertyList.encode(ArchivedText(text)) : Data(text.string.utf8)
        default:
            guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else { return nil }
            return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        }
    }

    private static func data(of text: String, as type: String) -> Data? {
        switch UTType(type) {
        case .utf16PlainText?, .utf16ExternalPlainText?: text.data(using: .utf16)
        default: Data(text.utf8)
        }
    }

    /// The image encoded as JPEG or PNG, as `type` requires. PNG if `type` is no image type; nil if it is a type of
    /// images in another format.
    private static func data(of image: UIImage, as type: String) -> Data? {
        switch UTType(type) {
        case .jpeg?: image.jpegData(compressionQuality: 0.9)
        case .png?, .image?: image.pngData()
        case let other: other?.conforms(to: .image) == true ? nil : image.pngData()
        }
    }

    static func value(of data: Data, as type: String) -> Any {
        if FormatNames.isText(type) { return (try? ItemText.read(data, type)) ?? data }
        if ItemTypes.conforms(type, to: UTType.url.identifier) { return (try? ItemURL.read(data)) ?? data }
        if ItemTypes.conforms(type, to: UTType.image.identifier) { return UIImage(data: data) ?? data }
        if type == UIColor.itemType {
            return (try? UIColor.object(withItemProviderData: data, typeIdentifier: type)) ?? data
        }
        return data
    }

    /// Whether a stored value has the class that callers expect for the type.
    static func fits(_ value: Any, _ type: String) -> Bool {
        if FormatNames.isText(type) { return value is String || value is NSString }
        if ItemTypes.conforms(type, to: UTType.url.identifier) { return value is URL || value is NSURL }
        if ItemTypes.conforms(type, to: UTType.image.identifier) { return value is UIImage }
        return true
    }

    /// The Swift value for a Foundation object, such as `String` for `NSString`.
    static func bridged(_ value: Any) -> Any {
        switch value {
        case let text as NSString: text as String
        case let url as NSURL: url as URL
        case let data as NSData: data as Data
        default: value
        }
    }
}
