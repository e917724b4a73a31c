// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of data from other programs.
extension Thresholds {
    /// What is taken from other programs, which may be broken, or mean no good.
    package enum OtherPrograms {
        /// Bytes of one representation. Ours: as much as a large photograph or a long book, many times over.
        package static let mostBytes = 256 << 20
        /// Bytes of a list of locations. Ours.
        package static let mostListBytes = 4 << 20
        /// Items of a drag or on the pasteboard, and the formats that are looked at. Ours.
        package static let (mostItems, mostFormats) = (10_000, 256)
        /// Promises of data, those of all items together. Ours: a pasteboard of ten thousand rows with two types each.
        package static let mostPromises = 20_000
        /// Seconds that a call to the pasteboard waits for another program's data, in which the app stands still. Ours.
        package static let pasteboardPatience = 1.0
        /// Seconds that a drag over the window waits for the file system to say what is in its list. Ours: disks at hand
        /// take a thousandth of that.
        package static let lookPatience = 0.25
    }
}
