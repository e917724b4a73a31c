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

    /// Asks for data and waits for it, at most so many seconds; nil where it does not come.
    ///
    /// Meanwhile the program stands still but for giving others what they ask for.
    func readWaiting(_ format: String, limit: Int, atMost seconds: Double) -> Data?
}
