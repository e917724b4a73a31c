// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The reason why items from another app were not inserted into a list; the lists are unchanged.
public enum LinkedTablesError: LocalizedError {
    /// The other app's data could not be loaded.
    ///
    /// - Parameters:
    ///   - name: the name that the other app has given the item; nil for none.
    ///   - reason: the error of the load.
    case unavailable(name: String?, reason: any Error)
    /// The data cannot be decoded: they are damaged or of another format.
    ///
    /// - Parameters:
    ///   - name: the name that the other app has given the item; nil for none.
    ///   - reason: the error of the decoding.
    case unreadable(name: String?, reason: any Error)
    /// The list has no room for the items.
    case full
    /// The list does not accept the items.
    case refused
    /// An item is in a list already, and ``LinkedTables/makeCopy`` is not set.
    case present

    /// A sentence for the user that describes the error.
    public var errorDescription: String? {
        switch self {
        case .unavailable(let name, let reason):
            name.map { Phrase.nameUnavailable.text($0, reason.localizedDescription) }
                ?? Phrase.unavailable.text(reason.localizedDescription)
        case .unreadable(let name, _): name.map { Phrase.nameUnreadable.text($0) } ?? Phrase.unreadable.text()
        case .full: Phrase.full.text()
        case .refused: Phrase.refused.text()
        case .present: Phrase.present.text()
        }
    }
}
