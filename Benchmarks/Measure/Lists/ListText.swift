// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The texts of the benchmarks' rows, computed from the row's number. The benchmarks of the toolkits that Uplift is
/// compared with compute the same texts.
enum ListText {
    private static let words: [StaticString] = [
        "table", "swift", "gesture", "scroll", "a", "of", "layer", "animation", "the", "board", "drop", "in", "reorder",
        "calendar", "view", "to",
    ]

    static func title(_ number: Int) -> String { "Row \(number)" }

    /// The text of a row: 4 to 40 words, chosen by Lehmer's generator (modulus 2³¹ − 1, factor 16,807).
    static func body(_ number: Int) -> String {
        var state = (number * 40_503 + 12_345) % 2_147_483_647
        var text = ""
        text.reserveCapacity(256)
        for word in 0..<4 + number * 7919 % 37 {
            state = state * 16_807 % 2_147_483_647
            if word > 0 { text += " " }
            text += words[state >> 8 & 15].description
        }
        return text
    }

    /// The checksum of the rows' titles and bodies, a line each.
    static func checksum(of rows: some Sequence<(title: String, body: String)>) -> UInt32 {
        checksum(ofLines: rows.flatMap { [$0.title, $0.body] })
    }

    /// The checksum of lines of text: 32-bit FNV-1a (offset 2,166,136,261, prime 16,777,619).
    static func checksum(ofLines lines: [String]) -> UInt32 {
        var sum: UInt32 = 2_166_136_261
        for line in lines {
            for byte in "\(line)\n".utf8 { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
        }
        return sum
    }
}
