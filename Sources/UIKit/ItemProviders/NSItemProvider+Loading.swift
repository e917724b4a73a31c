// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Loads data of the type or a subtype: the contents of a file, or the ZIP archive of a folder.
    ///
    /// - Parameter completionHandler: called once, on an internal background queue.
    /// - Returns: the progress; cancelling it ends the load with `CocoaError.userCancelled`.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<Data>(of: typeIdentifier, from: self, completion: completionHandler)
        start(load, typeIdentifier) { representation, limit in
            { ItemDelivery(value: try $0.data(as: representation.typeIdentifier, limit: limit, isWanted: $1)) }
        }
        return load.progress
    }

    /// Loads a file of the type or a subtype: a copy of the provider's file, or a new file that contains the data.
    ///
    /// - Parameter completionHandler: called once, on an internal background queue; the file is deleted when the
    ///   handler returns.
    /// - Returns: the progress; cancelling it ends the load with `CocoaError.userCancelled`.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<URL>(of: typeIdentifier, from: self, completion: completionHandler)
        let name = suggestedName
        start(load, typeIdentifier) { representation, limit in
            { item, isWanted in
                let file = try ItemFile(
                    item, as: representation.typeIdentifier, suggestedName: name, limit: limit, isWanted: isWanted)
                return ItemDelivery(value: file.url, afterwards: file.delete)
            }
        }
        return load.progress
    }

    /// Loads the original file if it may be opened in place, otherwise a copy.
    ///
    /// - Parameter completionHandler: called once, on an internal background queue, with the file and whether it is the
    ///   original. A copy is deleted when the handler returns.
    /// - Returns: the progress; cancelling it ends the load with `CocoaError.userCancelled`.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<(url: URL, isInPlace: Bool)>(of: typeIdentifier, from: self) { file, error in
            completionHandler(file?.url, file?.isInPlace ?? false, error)
        }
        let name = suggestedName
        start(load, typeIdentifier, fileOptions: .openInPlace) { representation, limit in
            { item, isWanted in
                if case .file(let url) = item, representation.fileOptions.contains(.openInPlace) {
                    return ItemDelivery(value: (url, true))
                }
                let file = try ItemFile(
                    item, as: representation.typeIdentifier, suggestedName: name, limit: limit, isWanted: isWanted)
                return ItemDelivery(value: (file.url, false), afterwards: file.delete)
            }
        }
        return load.progress
    }

    /// Starts a load of the representation for the type. Ends the load with an error if there is no such
    /// representation, or if the provider's item has not been dropped yet.
    ///
    /// - Parameters:
    ///   - load: the load to start.
    ///   - typeIdentifier: the requested type.
    ///   - fileOptions: the file options that the representation should have. If none has them, another one is loaded.
    ///   - deliver: given the representation and a size limit in bytes, returns the closure that converts the loaded
    ///     item.
    func start<Value>(
        _ load: ItemLoad<Value>, _ typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        _ deliver: (ItemRepresentation, Int?) -> @Sendable (LoadedItem, () -> Bool) throws -> ItemDelivery<Value>
    ) {
        guard !isClosed else {
            return load.fail(
                NSItemProvider.error(.itemUnavailableError, "Items may be loaded when they have been dropped."))
        }
        guard
            let representation = representation(conformingTo: typeIdentifier, fileOptions: fileOptions)
                ?? representation(conformingTo: typeIdentifier)
        else {
            return load.fail(
                NSItemProvider.error(
                    .itemUnavailableError, "Cannot find a representation of type \(typeIdentifier)."))
        }
        load.start(representation, deliver(representation, byteLimit))
    }
}
