// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder as a ZIP archive: what a folder is where data is asked for.
///
/// Files are stored as they are, not compressed. The layout is that of PKWARE's application note 6.3.10, sections 4.3.7,
/// 4.3.12 and 4.3.16.
struct FolderArchive {
    private(set) var data = Data()
    private var directory = Data()
    private var count = 0

    /// - Throws: what the file system says, or that there is more than `limit` or an archive can hold.
    init(of folder: URL, limit: Int?) throws {
        let limit = min(limit ?? FolderArchive.most, FolderArchive.most)
        let root = folder.lastPathComponent
        try add(root + "/", Data())
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
            let url = folder.appendingPathComponent(path)
            let kind = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
            switch kind {
            case .typeDirectory: try add("\(root)/\(path)/", Data())
            case .typeRegular: try add("\(root)/\(path)", ItemFile.contents(of: url, limit: limit - data.count))
            // Links, pipes and devices stay: what is behind them is not in the folder.
            default: continue
            }
            try ItemLimit.check(count: data.count + directory.count, limit)
        }
        let start = data.count
        data += directory
        data += FolderArchive.little(0x0605_4B50, 4) + FolderArchive.little(0, 4)
        data += FolderArchive.little(count, 2) + FolderArchive.little(count, 2)
        data += FolderArchive.little(directory.count, 4) + FolderArchive.little(start, 4) + FolderArchive.little(0, 2)
    }

    /// Sizes and places are numbers of 32 bits, and numbers of files of 16.
    private static let most = Int(Int32.max)
    private static let mostFiles = Int(UInt16.max) - 1

    private mutating func add(_ path: String, _ contents: Data) throws {
        try ItemLimit.check(count: count, FolderArchive.mostFiles)
        let name = Data(path.utf8)
        // Version 2.0; names in UTF-8; stored; 1980-01-01, for the same folder makes the same archive.
        var header = FolderArchive.little(20, 2) + FolderArchive.little(0x0800, 2) + FolderArchive.little(0, 2)
        header += FolderArchive.little(0, 2) + FolderArchive.little(0x0021, 2)
        header += FolderArchive.little(Int(CRC32.of(contents)), 4)
        header += FolderArchive.little(contents.count, 4) + FolderArchive.little(contents.count, 4)
        header += FolderArchive.little(name.count, 2) + FolderArchive.little(0, 2)
        directory += FolderArchive.little(0x0201_4B50, 4) + FolderArchive.little(20, 2) + header
        directory += FolderArchive.little(0, 2) + FolderArchive.little(0, 2) + FolderArchive.little(0, 2)
        directory +=
            FolderArchive.little(path.hasSuffix("/") ? 0x10 : 0, 4) + FolderArchive.little(data.count, 4) + name
        data += FolderArchive.little(0x0403_4B50, 4) + header + name + contents
        count += 1
    }

    /// A number in so many bytes, the lowest first.
    private static func little(_ number: Int, _ bytes: Int) -> Data {
        Data((0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }
}

/// The check sum of ZIP archives: ISO 3309's, over the polynomial 0xEDB88320 in reversed order.
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    static func of(_ data: Data) -> UInt32 {
        data.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 } ^ UInt32.max
    }
}
