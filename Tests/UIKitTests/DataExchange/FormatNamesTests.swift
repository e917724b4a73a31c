// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@Suite("Format names between apps")
struct FormatNamesTests {
    @Test("Types with a MIME type have it as their name, others have an own name, and both convert back")
    func names() {
        #expect(FormatNames.names(of: "public.png") == ["image/png"])
        #expect(FormatNames.names(of: "public.html") == ["text/html"])
        #expect(FormatNames.names(of: "com.example.row") == ["application/x-uti.com.example.row"])
        #expect(FormatNames.names(of: "odd; name/ö") == ["application/x-uti.odd%3B%20name%2F%C3%B6"])
        for type in ["public.png", "public.html", "com.example.row", "odd; name/ö", "com.apple.uikit.color"] {
            let names = FormatNames.names(of: type)
            #expect(names.compactMap(FormatNames.type(named:)) == [type])
        }
    }

    @Test("Text and URL types have no such names, because they are written separately")
    func own() {
        for type in ["public.plain-text", "public.utf8-plain-text", "public.utf16-plain-text", "public.url"] {
            #expect(FormatNames.names(of: type) == [])
        }
        #expect(FormatNames.type(named: "text/uri-list") == nil)
        #expect(FormatNames.type(named: "TEXT/plain; charset=\"UTF-8\"") == "public.utf8-plain-text")
    }

    @Test("Format names of other apps are converted to types")
    func foreign() {
        #expect(FormatNames.type(named: "image/png") == "public.png")
        #expect(FormatNames.type(named: "IMAGE/JPEG") == "public.jpeg")
        #expect(FormatNames.type(named: "text/html;charset=utf-8") == "public.html")
        #expect(FormatNames.type(named: "application/x-nobody-knows").flatMap { UTType($0) }?.isDynamic == true)
        for name in ["", "TARGETS", "a/b/c", "/", "text/", "te xt/plain", "application/x-uti.", "text/plain;charset=x"]
        {
            #expect(FormatNames.type(named: name) == nil, "\(name)")
        }
        #expect(FormatNames.type(named: "a/" + String(repeating: "b", count: 600)) == nil)
    }

    @Test("Of several plain text formats, UTF-8 is preferred")
    func ranks() {
        let ranks = ["text/plain;charset=utf-8", "text/plain", "text/plain;charset=iso-8859-1", "image/png"]
            .map(FormatNames.textRank)
        #expect(ranks == [0, 1, 2, nil])
    }

    @Test("Text is read in its named encoding up to a zero, and as Latin-1 if it is not UTF-8")
    func encodings() {
        func text(_ bytes: [UInt8], _ name: String) -> String {
            String(decoding: FormatNames.utf8(Data(bytes), named: name), as: UTF8.self)
        }
        #expect(text([0xC3, 0xB6, 0x00], "text/plain") == "ö")
        #expect(text([0xF6], "text/plain") == "ö")
        #expect(text([0xF6], "text/plain;charset=iso-8859-1") == "ö")
        #expect(text([0xFF, 0xFE, 0xF6, 0x00], "text/plain;charset=utf-16") == "ö")
    }

    @Test("Any name is a type or nil")
    func fuzz() {
        var random = Seeded(seed: 1)
        let letters = Array("text/plain;charset=utf-8x-uti.%2Fimagepng \"\u{0}ö")
        for _ in 0..<20_000 {
            let name = String(
                (0..<Int.random(in: 0...24, using: &random)).map { _ in letters.randomElement(using: &random)! })
            if let type = FormatNames.type(named: name) { #expect(!type.isEmpty) }
            _ = FormatNames.textRank(of: name)
            _ = FormatNames.utf8(Data(name.utf8), named: name)
        }
    }
}
