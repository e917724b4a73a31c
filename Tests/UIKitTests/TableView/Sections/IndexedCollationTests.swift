// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
@testable import UIKit
import UIKitTesting

private final class Person {
    let name: String
    init(_ name: String) { self.name = name }
    func fullName() -> String { "\(name) Smith" }
}

@MainActor
private final class Card {
    let title: String
    init(_ title: String) { self.title = title }
    func words() -> String { title }
}

@Suite("Localized indexed collation") @MainActor
struct IndexedCollationTests {
    private func letter(_ name: String, _ language: String) -> String {
        let collation = UILocalizedIndexedCollation(Locale(identifier: language))
        return collation.sectionTitles[collation.section(for: Person(name), collationStringSelector: \.name)]
    }

    @Test("English has the sections A to Z, and # for other names; accents and case are ignored")
    func english() {
        let collation = UILocalizedIndexedCollation(Locale(identifier: "en_US"))
        #expect(collation.sectionTitles == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) })
        #expect(collation.sectionIndexTitles == collation.sectionTitles)
        #expect(collation.section(forSectionIndexTitle: 7) == 7)
        let names = ["apple", "Zoë", "Éva", "Åsa", "żaba", "42", "(x)", "", "Жанна", "北京"]
        #expect(names.map { letter($0, "en") } == ["A", "Z", "E", "A", "Z", "#", "#", "#", "#", "#"])
    }

    @Test("Each language has its own letters as sections")
    func languages() {
        #expect(["Åsa", "Ärla", "Östen", "Zlatan", "Anna"].map { letter($0, "sv") } == ["Å", "Ä", "Ö", "Z", "A"])
        #expect(["Ørsted", "Åse", "Ærø", "Zoe"].map { letter($0, "da") } == ["Ø", "Å", "Æ", "Z"])
        #expect(["Ñandú", "nube", "oso"].map { letter($0, "es") } == ["Ñ", "N", "O"])
        #expect(["Жанна", "ёлка", "Яна", "Anna", "7"].map { letter($0, "ru") } == ["Ж", "Е", "Я", "A", "#"])
        #expect(["Ωμέγα", "άλφα", "Zoe"].map { letter($0, "el") } == ["Ω", "Α", "Z"])
        #expect(["きむら", "カトウ", "んの", "Sato"].map { letter($0, "ja") } == ["か", "か", "わ", "S"])
        #expect(["Ґанок", "Їжак"].map { letter($0, "uk") } == ["Ґ", "Ї"])
    }

    @Test("Objects are sorted by the rules of the language, by a method or a property")
    func sorts() {
        let collation = UILocalizedIndexedCollation(Locale(identifier: "en_US"))
        let people = ["bee", "Åsa", "apple", "Zed", "Apple"].map(Person.init)
        let sorted = collation.sortedArray(from: people, collationStringSelector: \.name)
        #expect(sorted.map(\.name) == ["apple", "Apple", "Åsa", "bee", "Zed"])
        #expect(
            collation.sortedArray(from: people, collationStringSelector: Person.fullName).map(\.name)
                == sorted.map(\.name))
        #expect(collation.section(for: people[0], collationStringSelector: Person.fullName) == 1)
        struct Place {
            var name: String
            func words() -> String { name }
        }
        let places = ["Rome", "Bonn"].map(Place.init)
        #expect(collation.sortedArray(from: places, collationStringSelector: Place.words).first?.name == "Bonn")
        #expect(places.map { collation.section(for: $0, collationStringSelector: Place.words) } == [17, 1])
        let cards = ["b", "a"].map(Card.init)
        #expect(
            collation.sortedArray(from: cards, collationStringSelector: Card.words).map(\.title) == ["a", "b"])
        #expect(collation.section(for: cards[0], collationStringSelector: Card.words) == 1)
        let equal = ["x", "x"].map(Person.init)
        #expect(collation.sortedArray(from: equal, collationStringSelector: \.name).first === equal[0])
        let swedish = UILocalizedIndexedCollation(Locale(identifier: "sv"))
        let names = swedish.sortedArray(from: people, collationStringSelector: \.name).map(\.name)
        #expect(names.last == "Åsa")
    }

    @Test("current() returns the collation of the user's language, of the subclass it is called on")
    func current() {
        final class Own: UILocalizedIndexedCollation {
            override var sectionIndexTitles: [String] { ["*"] }
        }
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.last == "#")
        #expect(collation.sectionTitles.count > 20)
        #expect(Own.current().sectionIndexTitles == ["*"])
    }
}
