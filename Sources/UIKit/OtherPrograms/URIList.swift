// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Locations as programs of a desktop hand them to each other: one a line, after RFC 2483.
enum URIList {
    /// Bytes of the longest location that is taken.
    private static let longest = 64 * 1024

    /// The locations of a list. What is none is left out, and so are files of other machines.
    ///
    /// - Parameter most: how many are taken at most; of twice as many lines, and some, nothing more is looked at.
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

    /// Lines that are looked at: comments and what is no location are few in a list that means well. Ours.
    private static func mostLines(_ most: Int) -> Int { 2 * most + 100 }

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
