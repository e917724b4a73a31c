// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

/// One form in which an item can be had: a promise, which is kept anew each time somebody asks.
struct ItemRepresentation: @unchecked Sendable {
    enum Loader {
        case data(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
        case file(@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
        /// What was registered as it is, or made by an older kind of handler.
        case item(NSItemProvider.LoadHandler)
    }

    let typeIdentifier: String
    let visibility: NSItemProviderRepresentationVisibility
    let fileOptions: NSItemProviderFileOptions
    let loader: Loader

    func conforms(to typeIdentifier: String) -> Bool {
        ItemTypes.conforms(self.typeIdentifier, to: typeIdentifier)
    }

    /// Asks for it.
    ///
    /// - Parameters:
    ///   - options: for an older kind of handler.
    ///   - answer: called with what comes, on whatever thread it comes; as often as the handler answers.
    func load(
        options: [AnyHashable: Any]? = nil, _ answer: @escaping @Sendable (Result<LoadedItem, any Error>) -> Void
    ) -> Progress? {
        switch loader {
        case .data(let handler):
            return handler { data, error in answer(LoadedItem.result(data.map(LoadedItem.data), error)) }
        case .file(let handler):
            return handler { url, isCoordinated, error in
                answer(LoadedItem.result(url.map(LoadedItem.file), error))
            }
        case .item(let handler):
            handler({ item, error in answer(LoadedItem.result(item.map(LoadedItem.item), error)) }, nil, options)
            return nil
        }
    }
}

/// What a representation gives.
enum LoadedItem: @unchecked Sendable {
    case data(Data)
    /// The file of whoever offers it.
    case file(URL)
    case item(any NSSecureCoding)

    static func result(_ item: LoadedItem?, _ error: (any Error)?) -> Result<LoadedItem, any Error> {
        if let item { return .success(item) }
        return .failure(
            error ?? NSItemProvider.error(.unknownError, "The item's handler gave neither data nor an error."))
    }
}

/// Types by identifier, those too that nobody has declared.
enum ItemTypes {
    /// Whether a type is another one, or a kind of it. A type that nobody has declared is only what it is itself.
    static func conforms(_ identifier: String, to other: String) -> Bool {
        if identifier == other { return true }
        guard let type = UTType(identifier), let other = UTType(other) else { return false }
        return type.conforms(to: other)
    }
}
