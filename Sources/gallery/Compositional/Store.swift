// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A print of a picture that the store sells.
struct StorePrint: Hashable, Sendable {
    let picture: Picture

    /// A title of two words, such as "Quiet Hills".
    var title: String {
        let words = ["Quiet", "Golden", "Early", "Silver", "Amber", "Gentle", "Distant", "Warm", "Lone", "Deep"]
        return "\(words[picture.number % words.count]) \(picture.subject.title)"
    }

    /// The price in dollars.
    var price: Int {
        var random = SeededGenerator(picture.number, stream: 5)
        return [18, 24, 32, 45].randomElement(using: &random) ?? 18
    }

    var priceText: String { "$\(price)" }

    init(_ number: Int) { picture = Picture(number: number) }
}

/// A section of the store.
enum StoreSection: Int, CaseIterable, Sendable {
    case featured, collections, popular, all

    /// The title of the section's header; nil for a section without one.
    var title: String? {
        switch self {
        case .featured: nil
        case .collections: "Collections"
        case .popular: "Popular"
        case .all: "All Prints"
        }
    }
}

/// An item of the store. A print can be in several sections.
enum StoreItem: Hashable, Sendable {
    case featured(StorePrint)
    case collection(Picture.Subject)
    case popular(StorePrint)
    case all(StorePrint)

    /// The print; nil for a collection.
    var print: StorePrint? {
        switch self {
        case .featured(let print), .popular(let print), .all(let print): print
        case .collection: nil
        }
    }
}

/// The prints of the store.
enum Store {
    static let featured = [18, 19, 16, 22, 4].map { StorePrint($0) }
    static let popular = [3, 6, 10, 13, 14, 17, 20, 21, 24, 11, 12, 9].map { StorePrint($0) }
    private static let all = (25...108).map { StorePrint($0) }

    /// The prints of a subject, or all if `subject` is nil.
    static func prints(of subject: Picture.Subject?) -> [StorePrint] {
        all.filter { subject == nil || $0.picture.subject == subject }
    }
}
