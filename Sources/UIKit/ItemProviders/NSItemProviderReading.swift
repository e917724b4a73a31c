// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that can be created from an item provider's data.
@preconcurrency
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types that the class can read, the most specific one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an object from data, on any thread.
    ///
    /// - Parameter typeIdentifier: the type of the data.
    /// - Throws: an error for invalid data, which is passed to the completion of the load.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
