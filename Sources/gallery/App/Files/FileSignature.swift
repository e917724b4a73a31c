// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A file's identity, size and modification time, to detect whether another program has written it.
struct FileSignature: Equatable, Sendable {
    private let device: UInt64
    /// The inode number, which identifies the file on its device.
    private let number: UInt64
    /// The file's size, in bytes.
    private let size: Int64
    /// The modification time: the whole seconds since 1970, and the nanoseconds after them.
    private let written: [Int]

    /// Reads the identity, size and modification time of a file; nil if there is no regular file at the URL.
    init?(_ file: URL) {
        var status = stat()
        guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        size = Int64(status.st_size)
        written = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
    }
}
