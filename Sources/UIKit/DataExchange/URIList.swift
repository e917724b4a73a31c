// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The URL list format that desktop apps exchange: one URL per line, as RFC 2483 defines it.
enum URIList {
    /// The longest accepted URL, in bytes.
    private static let longest = 64 * 1024

    /// The URLs of a list, without invalid lines and without files on other machines.
    ///
    /// - Parameter most: the largest number of URLs; lines after the first `2 * most + 100` are not read.
    static func locations(in data: Data, most: Int) -> [URL] {
        var found: [URL] = []
        var (rest, looked) = (data[...], 0)
        while found.count < most, looked < mostLines(most), !rest.isEmpty {
            let line = rest.prefix { $0 != 0x0A && $0 != 0x0D && $0 != 0 }
            rest = rest.dropFirst(line.count + 1)
            if line.isEmpty { continue }
            looked += 1
            guard line.first != UInt8(ascii: "#"), line.count <= longest,
                let text = String(data: line, encoding: .utf8)?.trimmingCharacters(in: .whitespaces),
                let location = location(text)
            else { continue }
            found.append(location)
        }
        return found
    }

    /// The largest number of lines that are read to find `most` URLs; our own choice. Comments and invalid lines are
    /// few in a well-formed list.
    private static func mostLines(_ most: Int) -> Int { 2 * most + 100 }

    /// The URL in a line; nil if the line is invalid, or the URL is that of a file on another machine.
    private static func location(_ text: String) -> URL? {
        guard let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty else { return nil }
        guard scheme.lowercased() == "file" else { return url }
        let host = url.host ?? ""
        guard host.isEmpty || host == "localhost" || host == ProcessInfo.processInfo.hostName else { return nil }
        let path = url.path
        guard path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
        return URL(fileURLWithPath: path)
    }

    static func data(of locations: [URL]) -> Data {
        Data(locations.map { $0.absoluteString + "\r\n" }.joined().utf8)
    }
}
