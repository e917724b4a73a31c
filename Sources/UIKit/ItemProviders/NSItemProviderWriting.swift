// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that an item provider can take along.
@preconcurrency
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types that objects of this class can be written as, the one that says most first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types that this object can be written as: those of its class, unless it says otherwise.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Who may see what objects of this class are written as: everybody, unless it says otherwise.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Who may see what this object is written as: what its class says, unless it says otherwise.
    func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Writes the object, at once or later, on any thread.
    ///
    /// - Returns: how far that is, where it takes time; cancelling it is a wish to stop.
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

/// Who may see a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all = 0
    /// Programs of the same makers. There is no telling on Linux: nobody but this program.
    case team = 1
    /// Nobody but this program.
    case ownProcess = 3
}

/// How a file may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The file itself may be opened, and need not be copied.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
