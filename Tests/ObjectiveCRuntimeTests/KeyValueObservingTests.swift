// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime
import Testing

private class Card: NSObject {
    var title = "Emma" {
        willSet { willChangeValue(forKey: "title") }
        didSet { didChangeValue(forKey: "title") }
    }
    var subtitle: String? {
        willSet { willChangeValue(forKey: "subtitle") }
        didSet { didChangeValue(forKey: "subtitle") }
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(Card.self) { members in
            members.property("title", get: { (card: Card) in card.title }, set: { $0.title = $1 })
            members.property(
                "subtitle", get: { (card: Card) in card.subtitle }, set: { $0.subtitle = $1 })
        }
    }
}

private final class LongCard: Card {
    var heading: String { "\(title), \(subtitle ?? "")" }
    var line: String { heading + "." }

    static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        key == "line" ? ["heading"] : key == "heading" ? ["title", "subtitle"] : []
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(LongCard.self) { members in
            members.property("heading", get: { (card: LongCard) in card.heading })
            members.property("line", get: { (card: LongCard) in card.line })
            members.dependencies { key in LongCard.keyPathsForValuesAffectingValue(forKey: key) }
        }
    }
}

private final class Reader: NSObject {
    var changes: [String] = []
    var context = 0

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let values = [change?[.oldKey], change?[.newKey]].map { $0.map { "\($0)" } ?? "-" }
        let isPrior = change?[.notificationIsPriorKey] as? Bool ?? false
        changes.append("\(keyPath ?? "") \(values.joined(separator: " "))\(isPrior ? " prior" : "")")
        #expect(object is Card)
        #expect(context == UnsafeMutableRawPointer(bitPattern: 7))
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(Reader.self) { members in
            members.method("observeValueForKeyPath:ofObject:change:context:") {
                (
                    reader: Reader, path: String?, object: Any?, change: [NSKeyValueChangeKey: Any]?,
                    context: UnsafeMutableRawPointer?
                ) in
                reader.observeValue(forKeyPath: path, of: object, change: change, context: context)
            }
        }
    }
}

@Suite
struct KeyValueObservingTests {
    private let card = Card()
    private let reader = Reader()
    private let context = UnsafeMutableRawPointer(bitPattern: 7)

    @Test
    func `an observer gets the values for which it asked, after each change`() {
        card.addObserver(reader, forKeyPath: "title", options: [.old, .new], context: context)
        card.title = "Persuasion"
        card.setValue("Emma", forKey: "title")
        card.subtitle = "other"
        #expect(reader.changes == ["title Emma Persuasion", "title Persuasion Emma"])
    }

    @Test
    func `an observer without options gets no values, and one with the initial option a call at once`() {
        card.addObserver(reader, forKeyPath: "title", options: [], context: context)
        card.title = "Persuasion"
        card.addObserver(reader, forKeyPath: "subtitle", options: [.initial, .new], context: context)
        #expect(reader.changes == ["title - -", "subtitle - \(NSNull())"])
    }

    @Test
    func `an observer with the prior option is called before the change too`() {
        card.addObserver(reader, forKeyPath: "title", options: [.prior, .old, .new], context: context)
        card.title = "Persuasion"
        #expect(reader.changes == ["title Emma - prior", "title Emma Persuasion"])
    }

    @Test
    func `a removed observer is not called, and one that was released is not either`() {
        card.addObserver(reader, forKeyPath: "title", context: context)
        card.removeObserver(reader, forKeyPath: "title", context: context)
        card.title = "Persuasion"
        #expect(reader.changes == [])
        var other: Reader? = Reader()
        other.map { card.addObserver($0, forKeyPath: "title", context: context) }
        other = nil
        card.title = "Emma"
    }

    @Test
    func `a closure gets values of the property's type until its observation ends`() {
        var changes: [String] = []
        var observation: NSKeyValueObservation? = card.observe(\.title, key: "title", options: [.initial, .new, .old]) {
            _, change in
            changes.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
        }
        card.title = "Persuasion"
        #expect(changes == ["- Emma", "Emma Persuasion"])
        observation?.invalidate()
        card.title = "Emma"
        observation = card.observe(\.title, key: "title") { _, _ in changes.append("called") }
        card.title = "Ulysses"
        observation = nil
        card.title = "Emma"
        #expect(changes == ["- Emma", "Emma Persuasion", "called"])
        #expect(observation == nil)
    }

    @Test
    func `properties of a superclass and optional properties are observed by key path`() {
        let card = LongCard()
        var values: [String??] = []
        let observation = card.observe(\.subtitle, key: "subtitle", options: [.new]) { _, change in
            values.append(change.newValue)
        }
        card.subtitle = "a"
        card.subtitle = nil
        #expect(values == ["a", .some(nil)])
        observation.invalidate()
    }

    @Test
    func `an observer is told about changes of the properties on which its own depends`() {
        let card = LongCard()
        card.addObserver(reader, forKeyPath: "line", options: [.old, .new], context: context)
        card.subtitle = "a novel"
        card.title = "Persuasion"
        #expect(reader.changes == ["line Emma, . Emma, a novel.", "line Emma, a novel. Persuasion, a novel."])
    }

    @Test
    func `observers end with the object`() {
        weak var observed: Card?
        var observation: NSKeyValueObservation?
        do {
            let card = Card()
            observed = card
            observation = card.observe(\.title, key: "title") { _, _ in }
        }
        #expect(observed == nil)
        observation?.invalidate()
    }

    @Test
    func `an observer that was not added, and a key that does not exist, end the program with messages`() async {
        let remove = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Card().removeObserver(Reader(), forKeyPath: "title")
        }
        #expect(text(remove).contains("because it is not registered as an observer."))
        let add = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Card().addObserver(Reader(), forKeyPath: "author", context: nil)
        }
        #expect(text(add).contains("“author” is no key of a registered property"))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
