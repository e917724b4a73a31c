// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

// These methods load items as archivable objects. They are older than the methods that load a representation.

extension NSItemProvider {
    /// Loads an item of the type or a subtype: the registered object, the URL of a file, or data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: the requested type.
    ///   - options: not used.
    ///   - completionHandler: called once, on an internal background queue.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: NSItemProvider.CompletionHandler? = nil
    ) {
        let load = ItemLoad<any NSSecureCoding>(of: typeIdentifier, from: self) { completionHandler?($0, $1) }
        start(load, typeIdentifier) { representation, _ in
            { item, _ in ItemDelivery(value: item.archivable(as: representation.typeIdentifier)) }
        }
    }

    /// Loads an item, as ``loadItem(forTypeIdentifier:options:completionHandler:)`` does.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        try await withCheckedContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
                continuation.resume(returning: ItemResult(item: item, error: error))
            }
        }.get()
    }

    // MARK: Previews

    /// The handler that creates a preview image of the item; nil unless set.
    public var previewImageHandler: NSItemProvider.LoadHandler? {
        get { contents.withLock { $0.previewImageHandler } }
        set { contents.withLock { $0.previewImageHandler = newValue } }
    }

    /// Loads the image that ``previewImageHandler`` creates.
    ///
    /// - Parameter completionHandler: called once, on an internal background queue.
    public func loadPreviewImage(
        options: [AnyHashable: Any]! = [:], completionHandler: NSItemProvider.CompletionHandler!
    ) {
        let load = ItemLoad<any NSSecureCoding>(of: "preview", from: self) { completionHandler?($0, $1) }
        guard let handler = previewImageHandler else {
            return load.fail(NSItemProvider.error(.itemUnavailableError, "The item has no preview."))
        }
        let representation = ItemRepresentation(
            typeIdentifier: UTType.image.identifier, visibility: .ownProcess, fileOptions: [], loader: .item(handler))
        load.start(representation, options: options) { item, _ in
            ItemDelivery(value: item.archivable(as: representation.typeIdentifier))
        }
    }

    /// Loads the image that ``previewImageHandler`` creates.
    public func loadPreviewImage(options: [AnyHashable: Any]! = [:]) async throws -> any NSSecureCoding {
        try await withCheckedContinuation { continuation in
            loadPreviewImage(options: options) { item, error in
                continuation.resume(returning: ItemResult(item: item, error: error))
            }
        }.get()
    }
}

/// The item or the error that a completion handler receives and passes to the waiting task. It is declared `Sendable`
/// without a check, because no other code has a reference to the item.
private struct ItemResult: @unchecked Sendable {
    let item: (any NSSecureCoding)?
    let error: (any Error)?

    func get() throws -> any NSSecureCoding {
        if let item { return item }
        throw error ?? NSItemProvider.error(.unknownError, "There is neither an item nor an error.")
    }
}
