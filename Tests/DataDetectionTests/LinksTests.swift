// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DataDetection

@Suite("Links and email addresses in a text")
struct LinksTests {
    private func links(_ text: String) -> [String] { ScannedText(text).links.map(\.url.absoluteString) }
    private func parts(_ text: String) -> [String] { ScannedText(text).links.map(\.matchedString) }
    private func addresses(_ text: String) -> [String] { ScannedText(text).emailAddresses.map(\.emailAddress) }

    @Test("A URL with a scheme is found without surrounding punctuation and brackets")
    func schemes() {
        #expect(links("See https://example.org/a?b=c#d.") == ["https://example.org/a?b=c#d"])
        #expect(
            links("(https://example.org/a_(b)), or http://x.org!") == ["https://example.org/a_(b)", "http://x.org"])
        #expect(
            links("<ftp://x.org/> \"music://play/1\" HTTPS://X.ORG") == [
                "ftp://x.org/", "music://play/1", "HTTPS://X.ORG",
            ])
        #expect(links("URL:https://x.org") == ["https://x.org"])
        #expect(parts("URL:https://x.org") == ["https://x.org"])
        #expect(links("a://b c:// :// http:// http:///a 1://x.org").isEmpty)
        #expect(links("http://localhost:8080/a") == ["http://localhost:8080/a"])
        #expect(links("https://ex.org/\u{F6}") == ["https://ex.org/%C3%B6"])
    }

    @Test("A host name without a scheme is found as an http link")
    func hosts() {
        #expect(links("example.org") == ["http://example.org"])
        #expect(parts("at example.org.") == ["example.org"])
        #expect(links("www.example.newdomain/a") == ["http://www.example.newdomain/a"])
        #expect(links("bbc.co.uk:80/news example.de/a,b") == ["http://bbc.co.uk:80/news", "http://example.de/a,b"])
        #expect(links("m\u{FC}nchen.de").count == 1)
        #expect(links("end.Begin e.g. i.e. 1.5 a..b -a.org a-.org .org org main.rs README.md a.b").isEmpty)
        #expect(links("docs.rs/a") == ["http://docs.rs/a"], "no file has something behind it")
        #expect(links("a@example.org") == [], "it is an address")
    }

    @Test("A mailto link is found only with an address")
    func mail() {
        #expect(links("mailto:a@example.org") == ["mailto:a@example.org"])
        #expect(links("mailto:nobody") == [])
    }

    @Test("Email addresses are found without surrounding punctuation; malformed ones are not")
    func emailAddresses() {
        #expect(addresses("Write to ann.lee+list@mail.example.org.") == ["ann.lee+list@mail.example.org"])
        #expect(addresses("<a@b.org>,c@d.org;(e_f@g-h.co.uk)") == ["a@b.org", "c@d.org", "e_f@g-h.co.uk"])
        #expect(addresses("mailto:a@b.org?subject=c") == ["a@b.org"])
        #expect(addresses("a@b @b.org a@ a@b@c.org a..b@c.org a.@c.org a@-b.org a@b.c a@b.12 @").isEmpty)
        #expect(addresses(String(repeating: "a", count: 65) + "@b.org").isEmpty)
    }
}
