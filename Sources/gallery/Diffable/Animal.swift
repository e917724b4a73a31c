// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One of a thousand sample animals: forty adjectives combined with twenty-five species.
struct Animal: Sendable {
    let number: Int
    let quality: String
    let kind: String

    var name: String { "\(quality) \(kind)" }

    /// The colour of the animal's species.
    var hue: Hue { Hue.allCases[number % Animal.kinds.count % Hue.allCases.count] }

    enum Hue: String, CaseIterable {
        case red, orange, yellow, green, blue

        var color: UIColor {
            switch self {
            case .red: .systemRed
            case .orange: .systemOrange
            case .yellow: .systemYellow
            case .green: .systemGreen
            case .blue: .systemBlue
            }
        }
    }

    private static let kinds = [
        "badger", "bear", "beaver", "crane", "deer", "dolphin", "eagle", "falcon", "fox", "frog", "hare", "hedgehog",
        "heron", "horse", "lynx", "marten", "mole", "moose", "otter", "owl", "rabbit", "raven", "seal", "swan", "wolf",
    ]

    private static let qualities = [
        "Agile", "Brave", "Bright", "Calm", "Careful", "Clever", "Curious", "Daring", "Eager", "Early", "Fair", "Fleet",
        "Friendly", "Gentle", "Glad", "Hardy", "Honest", "Humble", "Jolly", "Keen", "Kind", "Lively", "Loyal", "Merry",
        "Modest", "Nimble", "Noble", "Patient", "Playful", "Proud", "Quick", "Quiet", "Shy", "Silent", "Steady",
        "Swift", "Tender", "Tidy", "Wary", "Wise",
    ]

    /// All thousand animals, sorted by name.
    static let all: [Animal] = qualities.enumerated().flatMap { first, quality in
        kinds.enumerated().map { second, kind in
            Animal(number: first * kinds.count + second, quality: quality, kind: kind)
        }
    }
}
