// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading

/// Converts PDF images to SVG images with Poppler's program `pdftocairo`. Each image is converted once: the results
/// are kept in a cache, by the content of the PDF files.
package struct PDFConverter: Sendable {
    /// The time in seconds after which a conversion is given up.
    private static let timeout = 20

    private let cache: URL
    private let program: String

    /// - Parameters:
    ///   - cache: the folder for the SVG files.
    ///   - program: the name or the path of the converter.
    package init(cache: URL, program: String = "pdftocairo") {
        (self.cache, self.program) = (cache, program)
    }

    /// The reason why a file was not converted.
    enum Fault: Error {
        /// The converter is not installed.
        case noConverter
        case unreadable
    }

    /// Returns the SVG file with the first page of a PDF file.
    func convert(_ file: URL) throws(Fault) -> URL {
        guard let data = try? Data(contentsOf: file) else { throw .unreadable }
        let result = cache.appendingPathComponent(data.shortHash + ".svg")
        if FileManager.default.fileExists(atPath: result.path) { return result }
        let unfinished = cache.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: unfinished) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "timeout", "\(Self.timeout)", program, "-svg", "-f", "1", "-l", "1", file.path, unfinished.path,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
            try process.run()
            process.waitUntilExit()
        } catch {
            throw .noConverter
        }
        // The status of a program that does not exist.
        if process.terminationStatus == 127 { throw .noConverter }
        guard process.terminationStatus == 0, SVGSize.read(unfinished) != nil,
            rename(unfinished.path, result.path) == 0
        else { throw .unreadable }
        return result
    }
}
