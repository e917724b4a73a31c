// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The plural form of words for a count, as in Unicode's CLDR (Common Locale Data Repository). Each language uses only
/// some of the forms.
package enum PluralForm: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    /// The form for a count, by the cardinal rules of CLDR 48 for whole numbers. The special rules of some languages
    /// for multiples of a million are not implemented.
    ///
    /// - Parameter language: a code such as `pt-BR`. Languages without a rule here use the English forms.
    package init(of count: Int, in language: String) {
        let count = count.magnitude
        let (ones, hundreds) = (count % 10, count % 100)
        let isTeen = (11...19).contains(hundreds)
        let isFew = (2...4).contains(ones) && !(12...14).contains(hundreds)
        self =
            switch language.prefix(while: { $0 != "-" }) {
            case "id", "ja", "jv", "km", "ko", "lo", "ms", "my", "th", "vi", "yue", "zh": .other
            case _ where language == "pt-PT": count == 1 ? .one : .other
            case "am", "as", "bn", "fa", "fr", "gu", "hi", "hy", "kn", "pt", "zu": count < 2 ? .one : .other
            case "be", "ru", "uk": ones == 1 && hundreds != 11 ? .one : isFew ? .few : .many
            case "bs", "hr", "sr": ones == 1 && hundreds != 11 ? .one : isFew ? .few : .other
            case "pl": count == 1 ? .one : isFew ? .few : .many
            case "cs", "sk": count == 1 ? .one : (2...4).contains(count) ? .few : .other
            case "is", "mk": ones == 1 && hundreds != 11 ? .one : .other
            case "sl":
                switch hundreds {
                case 1: .one
                case 2: .two
                case 3, 4: .few
                default: .other
                }
            case "lt": isTeen || ones == 0 ? .other : ones == 1 ? .one : .few
            case "lv": isTeen || ones == 0 ? .zero : ones == 1 ? .one : .other
            case "ro": count == 1 ? .one : count == 0 || (1...19).contains(hundreds) ? .few : .other
            case "he": count == 1 ? .one : count == 2 ? .two : .other
            case "ar":
                switch (count, hundreds) {
                case (0, _): .zero
                case (1, _): .one
                case (2, _): .two
                case (_, 3...10): .few
                case (_, 11...): .many
                default: .other
                }
            case "ga":
                switch count {
                case 1: .one
                case 2: .two
                case 3...6: .few
                case 7...10: .many
                default: .other
                }
            case "cy":
                switch count {
                case 0: .zero
                case 1: .one
                case 2: .two
                case 3: .few
                case 6: .many
                default: .other
                }
            case "mt":
                switch (count, hundreds) {
                case (1, _): .one
                case (2, _): .two
                case (0, _), (_, 3...10): .few
                case (_, 11...19): .many
                default: .other
                }
            default: count == 1 ? .one : .other
            }
    }
}
