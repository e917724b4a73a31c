// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The clipboard that all apps of a desktop share.
@MainActor
package protocol DisplayClipboard: DataSource {
    /// Whether the clipboard's content is this app's last offer.
    var isOwn: Bool { get }

    /// Called after the clipboard's content has changed, by this app or another one.
    var didChange: (@MainActor () -> Void)? { get set }

    /// Replaces the clipboard's content; nil empties the clipboard.
    func offer(_ offer: DataOffer?)

    /// The number of changes of the clipboard's content so far.
    var changes: Int { get }

    /// Reads data, and blocks until it arrives or the timeout in seconds has passed.
    ///
    /// During the wait the app only answers data requests from other apps. All other events are delivered afterwards,
    /// in order.
    func readWaiting(_ format: String, limit: Int, atMost seconds: Double) -> BlockingRead
}

/// The result of a blocking read.
package enum BlockingRead: Equatable {
    case received(Data)
    /// The clipboard has no data in this format, or the read failed.
    case absent
    /// The timeout passed before the data arrived.
    case timeOut

    package var data: Data? {
        if case .received(let data) = self { return data }
        return nil
    }

    package var isTimeOut: Bool { self == .timeOut }
}
