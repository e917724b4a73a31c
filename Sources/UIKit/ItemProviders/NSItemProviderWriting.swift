// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that can be written as data for an item provider.
@preconcurrency
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types that objects of this class can be written as, the most specific one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types that this object can be written as; those of its class by default.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The visibility of a representation of this class's objects; all apps by default.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// The visibility of a representation of this object; that of its class by default.
    func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Writes the object as data, immediately or later, on any thread.
    ///
    /// - Returns: the progress, if writing takes time; cancelling it asks the object to stop writing.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        .all
    }

    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
    }
}

/// The visibility of a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Visible to all apps.
    case all = 0
    /// Visible to apps of the same developer. Linux cannot identify those, so only this app sees it.
    case team = 1
    /// Visible to this app only.
    case ownProcess = 3
}

/// The options of a file representation.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The bits of the options, the same as on iOS.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The original file may be opened in place, without a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
