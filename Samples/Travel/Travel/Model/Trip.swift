// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A journey to one or more places.
struct Trip: Equatable {
    enum Kind: String, CaseIterable {
        case city = "City"
        case coast = "Coast"
        case mountains = "Mountains"

        /// The things that are packed for a trip of this kind.
        var things: [String] {
            switch self {
            case .city: return ["Passport", "Tickets", "Guidebook"]
            case .coast: return ["Passport", "Swimwear", "Sunscreen"]
            case .mountains: return ["Boots", "Raincoat", "Sunscreen"]
            }
        }
    }

    var name: String
    var kind: Kind
    var year: Int
    var days: Int
    var stops: [String] = []

    var lengthText: String {
        String(format: NSLocalizedString("%d days", comment: "The length of a trip"), days)
    }
}
