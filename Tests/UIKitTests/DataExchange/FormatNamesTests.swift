// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@Suite("What kinds of data are called between programs")
struct FormatNamesTests {
    @Test("Types with a MIME type have that, and others a name of their own, both ways")
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

    @Test("Texts and locations are written in a way of their own")
    func own() {
        for type in ["public.plain-text", "public.utf8-plain-text", "public.utf16-plain-text", "public.url"] {
            #expect(FormatNames.names(of: type) == [])
        }
        #expect(FormatNames.type(named: "text/uri-list") == nil)
        #expect(FormatNames.type(named: "TEXT/plain; charset=\"UTF-8\"") == "public.utf8-plain-text")
    }

    @Test("What another program means by a name")
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

    @Test("Of several plain texts the one in UTF-8 says most")
    func ranks() {
        let ranks = ["text/plain;charset=utf-8", "text/plain", "text/plain;charset=iso-8859-1", "image/png"]
            .map(FormatNames.textRank)
        #expect(ranks == [0, 1, 2, nil])
    }

    @Test("Texts come in the encoding they name, and end at a zero; what is none is read letter by letter")
    func encodings() {
        func text(_ bytes: [UInt8], _ name: String) -> String {
            String(decoding: FormatNames.utf8(Data(bytes), named: name), as: UTF8.self)
        }
        #expect(text([0xC3, 0xB6, 0x00], "text/plain") == "ö")
        #expect(text([0xF6], "text/plain") == "ö")
        #expect(text([0xF6], "text/plain;charset=iso-8859-1") == "ö")
        #expect(text([0xFF, 0xFE, 0xF6, 0x00], "text/plain;charset=utf-16") == "ö")
    }

    @Test("Any name whatever is a type or none")
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
