// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The clipboard that all programs of a desktop share.
@MainActor
package protocol DisplayClipboard: DataSource {
    /// Whether what is on it is this program's last offer.
    var isOwn: Bool { get }

    /// Called after what is on it has changed, by whomever.
    var didChange: (@MainActor () -> Void)? { get set }

    /// Puts something on it in the place of what there is; nil leaves it empty.
    func offer(_ offer: DataOffer?)

    /// How often something else has come to be on it.
    var changes: Int { get }

    /// Asks for data and waits for it, at most so many seconds.
    ///
    /// Meanwhile the program stands still but for giving others what they ask for; what it would have heard of comes
    /// later, in order.
    func readWaiting(_ format: String, limit: Int, atMost seconds: Double) -> WaitedRead
}

/// What has come of data that somebody waited for.
package enum WaitedRead: Equatable {
    case came(Data)
    /// There is none.
    case absent
    /// Nobody knows: time was up.
    case timeOut

    package var data: Data? {
        if case .came(let data) = self { return data }
        return nil
    }

    package var isTimeOut: Bool { self == .timeOut }
}
