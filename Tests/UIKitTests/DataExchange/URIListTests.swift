// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import UIKit

@Suite("URI lists")
struct URIListTests {
    private func read(_ text: String, most: Int = 100) -> [String] {
        URIList.locations(in: Data(text.utf8), most: most).map(\.absoluteString)
    }

    @Test("A list has one URI per line, comments are skipped, and any line ending works")
    func lines() {
        #expect(
            read("# of a browser\r\nhttps://example.org/a?b=c\r\nfile:///tmp/a%20b.txt\r\n")
                == ["https://example.org/a?b=c", "file:///tmp/a%20b.txt"])
        #expect(read("file:///a\nfile:///b") == ["file:///a", "file:///b"])
        #expect(read("mailto:a@example.org\0") == ["mailto:a@example.org"])
        #expect(read("") == [])
        #expect(read("\r\n\r\n#") == [])
    }

    @Test("Files of this host are read, and files of other hosts and invalid URIs are left out")
    func files() {
        let own = ProcessInfo.processInfo.hostName
        #expect(read("file://localhost/a\nfile://\(own)/b") == ["file:///a", "file:///b"])
        #expect(read("file://elsewhere.example/a\nno location\n/tmp/a\nfile:relative") == [])
    }

    @Test("The number of URIs is limited, and an overlong URI is left out")
    func bounds() {
        #expect(read((0..<50).map { "file:///\($0)\n" }.joined(), most: 7).count == 7)
        #expect(read("https://example.org/" + String(repeating: "a", count: 70_000) + "\nfile:///a") == ["file:///a"])
    }

    @Test("After 300 lines without a URI, the rest of a list is ignored")
    func noLocations() {
        let noise = String(repeating: "no location\n", count: 299)
        #expect(read(noise + "file:///a") == ["file:///a"])
        #expect(read(noise + "no location\nfile:///a") == [])
    }

    @Test("A written list reads back equal")
    func roundTrip() {
        let locations = [URL(fileURLWithPath: "/tmp/ö #1 %.txt"), URL(string: "https://example.org/#a")!]
        #expect(URIList.locations(in: URIList.data(of: locations), most: 10) == locations)
    }

    @Test("Any bytes are a list with at most one URI per line")
    func fuzz() {
        var random = Seeded(seed: 2)
        let pieces = [
            "file://", "/", "a", "%", "%2", "%00", ":", "\r\n", "\n", "#", " ", "\0", "http://", "[", "ö", "\\",
        ]
        for _ in 0..<5000 {
            var data = Data()
            for _ in 0..<Int.random(in: 0...20, using: &random) {
                if Int.random(in: 0...9, using: &random) == 0 {
                    data.append(UInt8.random(in: 0...255, using: &random))
                } else {
                    data.append(contentsOf: pieces.randomElement(using: &random)!.utf8)
                }
            }
            let found = URIList.locations(in: data, most: 1000)
            let lines = data.split(whereSeparator: { [0x0A, 0x0D, 0].contains($0) })
            #expect(found.count <= lines.count)
            #expect(found.allSatisfy { $0.scheme != nil && (!$0.isFileURL || $0.path.hasPrefix("/")) })
        }
    }
}
