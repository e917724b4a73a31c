// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ScannedText {
    /// The links in the text.
    ///
    /// A link has a scheme and `://`, is `mailto:` with an address, or starts with a host name. A host name has a known
    /// top-level domain or starts with `www.`. Words that could be file names are not links.
    package var links: [DDMatchLink] {
        words.compactMap { link(in: $0)?.match }
    }

    /// The link in a word, with its range; nil if the word contains no link.
    func link(in word: Range<Int>) -> (match: DDMatchLink, range: Range<Int>)? {
        let trimmed = trimmed(word)
        guard trimmed.count > 3 else { return nil }
        if let range = rangeWithScheme(in: trimmed) { return location(range, string(range)) }
        if hasPrefix("mailto:", in: trimmed) {
            let text = string(trimmed)
            let isAddress = ScannedText(text).emailRanges.first?.lowerBound == "mailto:".unicodeScalars.count
            return isAddress ? location(trimmed, text) : nil
        }
        return startsWithHost(trimmed) ? location(trimmed, "http://" + string(trimmed)) : nil
    }

    /// The link in a range, with the URL `text`; nil if `text` is not a URL, or lacks a host that its scheme requires.
    private func location(_ range: Range<Int>, _ text: String) -> (DDMatchLink, Range<Int>)? {
        guard let url = URL(string: text), let scheme = url.scheme else { return nil }
        if Self.schemesWithHost.contains(scheme.lowercased()), (url.host ?? "").isEmpty { return nil }
        return (DDMatchLink(string(range), url: url), range)
    }

    private static let schemesWithHost: Set<String> = ["http", "https", "ftp", "ws", "wss"]

    // MARK: With a scheme

    /// The range from the scheme before the first `://` to the end of the word; nil without a scheme.
    private func rangeWithScheme(in word: Range<Int>) -> Range<Int>? {
        guard
            let colon = word.dropLast(3).first(where: {
                scalars[$0] == ":" && scalars[$0 + 1] == "/" && scalars[$0 + 2] == "/"
            })
        else { return nil }
        var start = colon
        while start > word.lowerBound, colon - start <= Self.longestScheme, scalars[start - 1].isInScheme { start -= 1 }
        while start < colon, !scalars[start].isASCIILetter { start += 1 }
        return (2...Self.longestScheme).contains(colon - start) ? start..<word.upperBound : nil
    }

    private static let longestScheme = 32

    /// Whether the text in a range begins with `prefix`, which must be in lower case. The case of the text is ignored.
    func hasPrefix(_ prefix: String, in range: Range<Int>) -> Bool {
        let wanted = Array(prefix.unicodeScalars)
        guard range.count >= wanted.count else { return false }
        return zip(scalars[range], wanted).allSatisfy { $0.properties.lowercaseMapping == String($1) }
    }

    // MARK: With a host

    /// Whether a word without a scheme begins with a host name, and is not likely to be a file name.
    private func startsWithHost(_ word: Range<Int>) -> Bool {
        let end = word.first { ["/", "?", "#", ":"].contains(scalars[$0]) } ?? word.upperBound
        guard let labels = hostLabels(word.lowerBound..<end), labels.count > 1 else { return false }
        let domain = string(labels.last!).lowercased()
        if labels.count > 2, hasPrefix("www.", in: word) { return domain.count > 1 }
        // A port consists of digits, so a word with another character after the colon is not a link.
        if end < word.upperBound, scalars[end] == ":", scalar(at: end + 1)?.isDigit != true { return false }
        let isWhole = end == word.upperBound
        return TopLevelDomains.contains(domain) && !(isWhole && TopLevelDomains.alsoFileEndings.contains(domain))
    }

    /// The ranges of a host name's labels, which periods separate; nil if the text is not a host name.
    func hostLabels(_ range: Range<Int>) -> [Range<Int>]? {
        guard (1...253).contains(range.count) else { return nil }
        var labels: [Range<Int>] = []
        var start = range.lowerBound
        for place in range.lowerBound...range.upperBound where place == range.upperBound || scalars[place] == "." {
            let label = start..<place
            guard (1...63).contains(label.count), scalars[label.lowerBound] != "-", scalars[place - 1] != "-",
                scalars[label].allSatisfy({ $0.isLetterOrDigit || $0 == "-" })
            else { return nil }
            labels.append(label)
            start = place + 1
        }
        return labels
    }
}

extension Unicode.Scalar {
    fileprivate var isInScheme: Bool { isDigit || isASCIILetter || self == "+" || self == "-" || self == "." }
}
