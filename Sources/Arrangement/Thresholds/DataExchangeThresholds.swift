// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of data from other apps.
extension Thresholds {
    /// Limits of the data that is accepted from other apps, which may be faulty or malicious.
    package enum DataExchange {
        /// The maximum size in bytes of an item's data in one format. Our own choice: many times a large photograph or
        /// a long book.
        package static let mostBytes = 256 << 20
        /// The maximum size in bytes of a list of files or of item names from another app. Our own choice.
        package static let mostListBytes = 4 << 20
        /// The maximum number of items in a drag or on the pasteboard, and the maximum number of offered formats that
        /// are examined. Our own choice.
        package static let (mostItems, mostFormats) = (10_000, 256)
        /// The maximum number of data promises (formats whose data is delivered on request) of all items together. Our
        /// own choice: enough for ten thousand rows with two types each.
        package static let mostPromises = 20_000
        /// The timeout in seconds of a pasteboard call that blocks the app until another app's data arrives. Our own
        /// choice.
        package static let pasteboardTimeout = 1.0
        /// The timeout in seconds for file system queries about the files of a drag over the window. Our own choice:
        /// local disks need a thousandth of that time.
        package static let fileKindTimeout = 0.25
    }
}
