// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// What tells a file as it is now from the one that was there before: who has written since, has written another.
struct FileMark: Equatable, Sendable {
    private let device: UInt64
    private let number: UInt64
    /// Bytes.
    private let size: Int64
    /// When it was written, in seconds and nanoseconds.
    private let written: [Int]

    /// Nil where there is no file, or something else.
    init?(_ file: URL) {
        var status = stat()
        guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        size = Int64(status.st_size)
        written = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
    }
}
