// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension UIPasteboard {
    // MARK: The first of a kind

    public var string: String? {
        get { first(UTType.plainText.identifier) }
        set { strings = newValue.map { [$0] } }
    }

    public var url: URL? {
        get { first(UTType.url.identifier) }
        set { urls = newValue.map { [$0] } }
    }

    public var image: UIImage? {
        get { first(UTType.image.identifier) }
        set { images = newValue.map { [$0] } }
    }

    public var color: UIColor? {
        get { first(UIColor.itemType) }
        set { colors = newValue.map { [$0] } }
    }

    // MARK: All of a kind

    public var strings: [String]? {
        get { values(UTType.plainText.identifier) }
        set { set(newValue?.map { PasteboardItem($0 as NSString) } ?? []) }
    }

    public var urls: [URL]? {
        get { values(UTType.url.identifier) }
        set { set(newValue?.map { PasteboardItem($0 as NSURL) } ?? []) }
    }

    public var images: [UIImage]? {
        get { values(UTType.image.identifier) }
        set { set(newValue?.map { PasteboardItem($0) } ?? []) }
    }

    public var colors: [UIColor]? {
        get { values(UIColor.itemType) }
        set { set(newValue?.map { PasteboardItem($0) } ?? []) }
    }

    /// The first item's that has one: those after it are not read.
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

    // MARK: Whether there is any

    /// Nothing is read for this, and for those below.
    public var hasStrings: Bool { has(UTType.plainText.identifier) }
    public var hasURLs: Bool { has(UTType.url.identifier) }
    public var hasImages: Bool { has(UTType.image.identifier) }
    public var hasColors: Bool { has(UIColor.itemType) }

    private func has(_ type: String) -> Bool {
        guard let wanted = UTType(type) else { return false }
        return UIPasteboard.onMain { self.store.types }.contains { UTType($0)?.conforms(to: wanted) ?? ($0 == type) }
    }
}
