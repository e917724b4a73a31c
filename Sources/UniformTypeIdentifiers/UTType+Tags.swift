// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UTType {
    // MARK: Tags of a type

    /// All tags of the type by class, the preferred one of each class first.
    public var tags: [UTTagClass: [String]] { declaration.tags }

    /// The preferred file name extension, without a period; nil if the type has none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The preferred MIME type; nil if the type has none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    // MARK: Types by tag

    /// Creates the type that has a file name extension and conforms to `supertype`. If there is no such declared type,
    /// creates a dynamic type.
    ///
    /// - Parameter filenameExtension: without a period; case is ignored.
    /// - Returns: nil for an empty extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type that has a MIME type and conforms to `supertype`. If there is no such declared type, creates a
    /// dynamic type.
    ///
    /// Parameters of the MIME type, such as "charset=utf-8", are ignored unless a type is declared with them.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type that has a tag and conforms to `supertype`. If `supertype` is nil, only the tag is considered.
    /// If there is no such declared type, creates a dynamic type.
    ///
    /// - Returns: nil for an empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = type
    }

    /// Returns all types that have a tag and conform to `supertype`, the default type first. If `supertype` is nil,
    /// returns all types that have the tag.
    ///
    /// - Returns: one dynamic type if there is no such declared type; an empty array for an empty tag.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tags = DeclaredTags.spellings(of: tag, tagClass)
        guard let first = tags.first else { return [] }
        for tag in tags {
            let types = TypeRegistry.shared.identifiers(tag: tag, tagClass).map(UTType.init(declared:))
                .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
            if !types.isEmpty { return types }
        }
        let dynamic = DynamicType(parents: supertype.map { [$0.identifier] } ?? [], tags: [tagClass: [first]])
        return [UTType(declared: dynamic.identifier)]
    }
}

/// Normalizes tags for comparison.
enum DeclaredTags {
    /// The spellings of `tag` to look up, in lower case. A MIME type with parameters has two spellings: with its
    /// parameters, and then without them.
    static func spellings(of tag: String, _ tagClass: UTTagClass) -> [String] {
        let tag = tag.lowercased()
        guard tagClass == .mimeType else { return tag.isEmpty ? [] : [tag] }
        let parts = tag.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        guard let bare = parts.first else { return [] }
        return parts.count == 1 ? [bare] : [parts.joined(separator: ";"), bare]
    }
}
