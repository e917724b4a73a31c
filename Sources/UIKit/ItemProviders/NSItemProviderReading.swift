// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that can be made of what an item provider has.
@preconcurrency
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types it can be made of, the one that says most first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes one of data, on any thread.
    ///
    /// - Parameter typeIdentifier: what the data is.
    /// - Throws: whatever is wrong with the data; it goes to the completion of the load.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
