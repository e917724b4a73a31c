// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Why items that another program gave have not come to a list; nothing has changed then.
public enum LinkedTablesError: LocalizedError {
    /// The other program's data did not come.
    ///
    /// - Parameter name: what the other program calls the item.
    case unavailable(name: String?, reason: any Error)
    /// The data are no such item: damaged, or something else.
    case unreadable(name: String?, reason: any Error)
    /// The list has no room for what came.
    case full
    /// The list does not accept what came.
    case refused
    /// What came is in a list already, and there is nobody to make copies.
    case present

    /// What has happened, in a sentence for the person.
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
