// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension UIPasteboard {
    // MARK: First value of a type

    /// The first string on the pasteboard; nil if no item is a string. Setting it replaces all items.
    public var string: String? {
        get { first(UTType.plainText.identifier) }
        set { strings = newValue.map { [$0] } }
    }

    /// The first URL on the pasteboard; nil if no item is a URL. Setting it replaces all items.
    public var url: URL? {
        get { first(UTType.url.identifier) }
        set { urls = newValue.map { [$0] } }
    }

    /// The first image on the pasteboard; nil if no item is an image. Setting it replaces all items.
    public var image: UIImage? {
        get { first(UTType.image.identifier) }
        set { images = newValue.map { [$0] } }
    }

    /// The first colour on the pasteboard; nil if no item is a colour. Setting it replaces all items.
    public var color: UIColor? {
        get { first(UIColor.itemType) }
        set { colors = newValue.map { [$0] } }
    }

    // MARK: All values of a type

    /// All strings on the pasteboard; nil if no item is a string. Setting them replaces all items.
    public var strings: [String]? {
        get { values(UTType.plainText.identifier) }
        set { set(newValue?.map { PasteboardItem($0 as NSString) } ?? []) }
    }

    /// All URLs on the pasteboard; nil if no item is a URL. Setting them replaces all items.
    public var urls: [URL]? {
        get { values(UTType.url.identifier) }
        set { set(newValue?.map { PasteboardItem($0 as NSURL) } ?? []) }
    }

    /// All images on the pasteboard; nil if no item is an image. Setting them replaces all items.
    public var images: [UIImage]? {
        get { values(UTType.image.identifier) }
        set { set(newValue?.map { PasteboardItem($0) } ?? []) }
    }

    /// All colours on the pasteboard; nil if no item is a colour. Setting them replaces all items.
    public var colors: [UIColor]? {
        get { values(UIColor.itemType) }
        set { set(newValue?.map { PasteboardItem($0) } ?? []) }
    }

    /// The value of the first item that has a value of the type; later items are not read.
    private func first<Value>(_ type: String) -> Value? {
        read { items in
            for item in items {
                if let value = item.value(as: type) as? Value { return value }
            }
            return nil
        }
    }

    private func values<Value>(_ type: String) -> [Value]? {
        let values = read { $0.compactMap { $0.value(as: type) as? Value } }
        return values.isEmpty ? nil : values
    }

    // MARK: Presence of a type

    /// Whether any item is a string. Only the items' types are examined; no data is read.
    public var hasStrings: Bool { has(UTType.plainText.identifier) }
    /// Whether any item is a URL. Only the items' types are examined; no data is read.
    public var hasURLs: Bool { has(UTType.url.identifier) }
    /// Whether any item is an image. Only the items' types are examined; no data is read.
    public var hasImages: Bool { has(UTType.image.identifier) }
    /// Whether any item is a colour. Only the items' types are examined; no data is read.
    public var hasColors: Bool { has(UIColor.itemType) }

    private func has(_ type: String) -> Bool {
        guard let wanted = UTType(type) else { return false }
        return UIPasteboard.onMain { self.store.types }.contains { UTType($0)?.conforms(to: wanted) ?? ($0 == type) }
    }
}
