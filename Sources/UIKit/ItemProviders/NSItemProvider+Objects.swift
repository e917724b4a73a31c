// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSItemProvider {
    /// Whether an object of the class can be loaded. The class must be able to read the type of a representation, or a
    /// supertype of that type.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        representation(readableBy: aClass) != nil
    }

    /// Loads an object of the class from the first representation that the class can read.
    ///
    /// - Parameter completionHandler: called once, on an internal background queue, with an object of the class or an
    ///   error.
    /// - Returns: the progress; cancelling it ends the load with `CocoaError.userCancelled`.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let representation = representation(readableBy: aClass) else {
            let load = ItemLoad<any NSItemProviderReading>(of: "\(aClass)", from: self, completion: completionHandler)
            load.fail(
                NSItemProvider.error(
                    .itemUnavailableError, "Cannot find a representation that \(aClass) can be made of."))
            return load.progress
        }
        nonisolated(unsafe) let aClass = aClass
        let type = representation.typeIdentifier
        let load = ItemLoad<any NSItemProviderReading>(of: type, from: self, completion: completionHandler)
        start(load, type) { representation, limit in
            { ItemDelivery(value: try $0.object(of: aClass, typeIdentifier: type, limit: limit, isWanted: $1)) }
        }
        return load.progress
    }

    /// The first representation that a class can read. The provider and the class both list their most specific types
    /// first, and the provider's order decides.
    private func representation(readableBy aClass: any NSItemProviderReading.Type) -> ItemRepresentation? {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        return contents.withLock { $0.representations }.first { representation in
            readable.contains { representation.conforms(to: $0) }
        }
    }
}
