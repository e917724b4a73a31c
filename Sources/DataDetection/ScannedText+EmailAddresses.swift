// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ScannedText {
    /// The email addresses in the text.
    package var emailAddresses: [DDMatchEmailAddress] {
        emailRanges.map { DDMatchEmailAddress(string($0), emailAddress: string($0)) }
    }

    /// The ranges of the email addresses. Around each at sign, the search stops at the next and the previous at sign.
    /// So no scalar is read more than twice.
    var emailRanges: [Range<Int>] {
        scalars.indices.filter { scalars[$0] == "@" }.compactMap(emailRange)
    }

    /// The range of the email address whose at sign has the index `at`; nil if there is none.
    private func emailRange(around at: Int) -> Range<Int>? {
        var start = at
        while start > 0, at - start <= Self.longestMailbox, scalars[start - 1].isInMailbox { start -= 1 }
        while start < at, !(scalars[start].isDigit || scalars[start].isASCIILetter || scalars[start] == "_") {
            start += 1
        }
        guard (1...Self.longestMailbox).contains(at - start), scalars[at - 1] != ".", !hasTwoDots(start..<at) else {
            return nil
        }
        var end = at + 1
        while let next = scalar(at: end), end - at <= 255, next.isLetterOrDigit || next == "-" || next == "." {
            end += 1
        }
        while end > at + 1, scalars[end - 1] == "." || scalars[end - 1] == "-" { end -= 1 }
        guard scalar(at: end) != "@", scalar(at: start - 1) != "@", let labels = hostLabels((at + 1)..<end),
            labels.count > 1, let domain = labels.last, domain.count > 1,
            scalars[domain].allSatisfy({ $0.isLetterOrDigit && !$0.isDigit })
        else { return nil }
        return start..<end
    }

    private func hasTwoDots(_ range: Range<Int>) -> Bool {
        zip(range, range.dropFirst()).contains { scalars[$0] == "." && scalars[$1] == "." }
    }

    /// The maximum length of the part before the at sign (RFC 5321).
    private static let longestMailbox = 64
}

extension Unicode.Scalar {
    /// Whether the scalar is common before the at sign of an email address. The standard allows more characters.
    fileprivate var isInMailbox: Bool {
        switch self {
        case ".", "_", "%", "+", "-", "'", "&", "=", "~": true
        default: isDigit || isASCIILetter
        }
    }
}
