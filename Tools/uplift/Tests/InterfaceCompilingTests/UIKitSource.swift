// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The source of UIKit.
enum UIKitSource {
    /// The folder of the source.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/UIKit")

    /// The texts of all files.
    static let files: [String] = texts(in: folder)

    /// The text of the reader of compiled documents.
    static let reader = texts(in: folder.appendingPathComponent("InterfaceBuilder")).joined(separator: "\n")

    private static func texts(in folder: URL) -> [String] {
        var result: [String] = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else {
                continue
            }
            result.append(text)
        }
        return result
    }

    /// The quoted texts in a method or initializer of the reader, from its declaration to its end.
    static func quoted(in declaration: String) -> Set<String> {
        guard let start = reader.range(of: declaration) else { return [] }
        let end = reader.range(of: "\n    }\n", range: start.upperBound..<reader.endIndex)?.lowerBound
        let pieces = reader[start.upperBound..<(end ?? reader.endIndex)].components(separatedBy: "\"")
        return Set(pieces.indices.filter { $0 % 2 == 1 }.map { pieces[$0] })
    }
}
