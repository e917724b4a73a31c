// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Detects the direction of a paragraph from its first letter: rules P2 and P3 of Unicode's bidirectional algorithm.
///
/// Pango's function for this is deprecated without a replacement.
enum BaseDirection {
    /// Returns the direction of the first letter or direction mark; nil if there is none.
    static func firstStrong(in bytes: some Collection<UInt8>) -> ParagraphStyle.Direction? {
        // Most text is ASCII, which needs no decoding.
        for byte in bytes {
            if byte >= 0x80 { break }
            if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { return .leftToRight }
        }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            switch scalar.value {
            case 0x200E: return .leftToRight
            case 0x200F, 0x061C: return .rightToLeft
            default: break
            }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
                return isRightToLeft(scalar) ? .rightToLeft : .leftToRight
            default: break
            }
        }
        return nil
    }

    /// Whether a letter is in one of the blocks that Unicode reserves for right-to-left scripts.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
