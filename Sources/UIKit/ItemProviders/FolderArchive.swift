// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder as a ZIP archive, which is the data representation of a folder.
///
/// Files are stored uncompressed. The layout is that of PKWARE's application note 6.3.10, sections 4.3.7, 4.3.12 and
/// 4.3.16.
struct FolderArchive {
    private(set) var data = Data()
    private var directory = Data()
    private var count = 0

    /// Creates the archive of a folder.
    ///
    /// - Parameters:
    ///   - folder: the folder to archive.
    ///   - limit: the maximum size of the archive's data in bytes; nil for no other limit than that of the format.
    ///   - isWanted: returns whether to continue. If it returns false, the initializer throws.
    /// - Throws: a file system error, or an error if the data exceeds `limit` or the limits of the format. If
    ///   `isWanted` returned false, `CocoaError.userCancelled`.
    init(of folder: URL, limit: Int?, isWanted: () -> Bool = { true }) throws {
        let limit = min(limit ?? FolderArchive.maximumSize, FolderArchive.maximumSize)
        let root = folder.lastPathComponent
        try add(root + "/", Data())
        try FolderContents.visit(folder, isWanted: isWanted) { path, url, kind in
            switch kind {
            case .folder: try add("\(root)/\(path)/", Data())
            case .file: try add("\(root)/\(path)", ItemFile.contents(of: url, limit: limit - data.count))
            // Links are left out, because the target of a link is not part of the folder.
            case .link: return
            }
            try ItemLimit.check(count: data.count + directory.count, limit)
        }
        let start = data.count
        data += directory
        data += FolderArchive.littleEndian(0x0605_4B50, 4) + FolderArchive.littleEndian(0, 4)
        data += FolderArchive.littleEndian(count, 2) + FolderArchive.littleEndian(count, 2)
        data +=
            FolderArchive.littleEndian(directory.count, 4) + FolderArchive.littleEndian(start, 4)
            + FolderArchive.littleEndian(0, 2)
    }

    /// The largest size of an archive, in bytes: the ZIP format stores sizes and offsets as 32-bit numbers.
    private static let maximumSize = Int(Int32.max)
    /// The largest number of entries in an archive: the ZIP format stores their count as a 16-bit number.
    private static let maximumFileCount = Int(UInt16.max) - 1

    private mutating func add(_ path: String, _ contents: Data) throws {
        guard count < FolderArchive.maximumFileCount else {
            throw NSItemProvider.error(
                .itemUnavailableError,
                "The folder has more than the \(FolderArchive.maximumFileCount) files of an archive.")
        }
        let name = Data(path.utf8)
        // The header states version 2.0, names in UTF-8, and no compression. The date is always 1980-01-01, so that the
        // same folder gives the same archive.
        var header =
            FolderArchive.littleEndian(20, 2) + FolderArchive.littleEndian(0x0800, 2) + FolderArchive.littleEndian(0, 2)
        header += FolderArchive.littleEndian(0, 2) + FolderArchive.littleEndian(0x0021, 2)
        header += FolderArchive.littleEndian(Int(CRC32.of(contents)), 4)
        header += FolderArchive.littleEndian(contents.count, 4) + FolderArchive.littleEndian(contents.count, 4)
        header += FolderArchive.littleEndian(name.count, 2) + FolderArchive.littleEndian(0, 2)
        directory += FolderArchive.littleEndian(0x0201_4B50, 4) + FolderArchive.littleEndian(20, 2) + header
        directory +=
            FolderArchive.littleEndian(0, 2) + FolderArchive.littleEndian(0, 2) + FolderArchive.littleEndian(0, 2)
        directory +=
            FolderArchive.littleEndian(path.hasSuffix("/") ? 0x10 : 0, 4) + FolderArchive.littleEndian(data.count, 4)
            + name
        data += FolderArchive.littleEndian(0x0403_4B50, 4) + header + name + contents
        count += 1
    }

    /// The number encoded as `bytes` bytes in little-endian order.
    private static func littleEndian(_ number: Int, _ bytes: Int) -> Data {
        Data((0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }
}
