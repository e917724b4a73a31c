// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UTType {
    // MARK: Tags of a type

    /// All its tags, the preferred one of each class first.
    public var tags: [UTTagClass: [String]] { declaration.tags }

    /// Without a full stop; nil for a type without.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// Nil for a type without.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    // MARK: Types by tag

    /// The type of files whose names end so, among the kinds of `supertype`: a dynamic one where none is declared.
    ///
    /// - Parameter filenameExtension: without a full stop; small and capital letters are the same.
    /// - Returns: nil for an empty extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type with a MIME type, among the kinds of `supertype`: a dynamic one where none is declared.
    ///
    /// Parameters of the MIME type, such as "charset=utf-8", count where a type is declared with them, and else not.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type with a tag, among the kinds of `supertype` where there is one: a dynamic one where none is declared.
    ///
    /// - Returns: nil for an empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = type
    }

    /// Every type with a tag, among the kinds of `supertype` where there is one; the one that is meant first.
    ///
    /// - Returns: a dynamic type where none is declared; nothing for an empty tag.
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

/// How tags are compared.
enum DeclaredTags {
    /// The ways in which a tag may have been declared, the most exact first.
    static func spellings(of tag: String, _ tagClass: UTTagClass) -> [String] {
        let tag = tag.lowercased()
        guard tagClass == .mimeType else { return tag.isEmpty ? [] : [tag] }
        let parts = tag.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        guard let bare = parts.first else { return [] }
        return parts.count == 1 ? [bare] : [parts.joined(separator: ";"), bare]
    }
}
