// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

/// A representation of an item: a load handler that is called for each request.
struct ItemRepresentation: @unchecked Sendable {
    enum Loader {
        case data(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
        case file(@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
        /// A load handler that returns an existing object, or a load handler that was registered with the older
        /// `registerItem` method.
        case item(NSItemProvider.LoadHandler)
    }

    let typeIdentifier: String
    let visibility: NSItemProviderRepresentationVisibility
    let fileOptions: NSItemProviderFileOptions
    let loader: Loader

    func conforms(to typeIdentifier: String) -> Bool {
        ItemTypes.conforms(self.typeIdentifier, to: typeIdentifier)
    }

    /// Requests the representation.
    ///
    /// - Parameters:
    ///   - options: the options for a load handler of the case `item`; other load handlers get no options.
    ///   - completion: called with the loaded item or an error, on any thread. If the load handler wrongly calls its
    ///     completion several times, this closure is called as often.
    /// - Returns: the progress that the load handler returns; nil for the case `item`.
    func load(
        options: [AnyHashable: Any]? = nil, _ completion: @escaping @Sendable (Result<LoadedItem, any Error>) -> Void
    ) -> Progress? {
        switch loader {
        case .data(let handler):
            return handler { data, error in completion(LoadedItem.result(data.map(LoadedItem.data), error)) }
        case .file(let handler):
            return handler { url, isCoordinated, error in
                completion(LoadedItem.result(url.map(LoadedItem.file), error))
            }
        case .item(let handler):
            handler({ item, error in completion(LoadedItem.result(item.map(LoadedItem.item), error)) }, nil, options)
            return nil
        }
    }
}

/// The result of a representation's load handler.
enum LoadedItem: @unchecked Sendable {
    case data(Data)
    /// A file owned by the provider's app.
    case file(URL)
    case item(any NSSecureCoding)

    static func result(_ item: LoadedItem?, _ error: (any Error)?) -> Result<LoadedItem, any Error> {
        if let item { return .success(item) }
        return .failure(
            error ?? NSItemProvider.error(.unknownError, "The item's handler gave neither data nor an error."))
    }
}

/// Compares types by their identifiers, even if a type is not declared on this system.
enum ItemTypes {
    /// Whether a type is the same as another type, or a subtype of it. An undeclared type conforms only to itself.
    static func conforms(_ identifier: String, to other: String) -> Bool {
        if identifier == other { return true }
        guard let type = UTType(identifier), let other = UTType(other) else { return false }
        return type.conforms(to: other)
    }
}
