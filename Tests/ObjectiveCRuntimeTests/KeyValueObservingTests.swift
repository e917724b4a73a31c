// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime
import Synchronization
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

/// An object that observes itself or another one, and removes itself in its `deinit`.
private final class Watcher: NSObject {
    var title = "" {
        willSet { willChangeValue(forKey: "title") }
        didSet { didChangeValue(forKey: "title") }
    }
    private let other: Card?
    private let context: UnsafeMutableRawPointer?

    init(of other: Card?, context: UnsafeMutableRawPointer? = nil) {
        self.other = other
        self.context = context
        super.init()
        (other ?? self).addObserver(self, forKeyPath: "title", context: context)
    }

    deinit {
        willChangeValue(forKey: "title")
        didChangeValue(forKey: "title")
        if let other {
            other.removeObserver(self, forKeyPath: "title", context: context)
        } else {
            removeObserver(self, forKeyPath: "title")
        }
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(Watcher.self) { members in
            members.property("title", get: { (watcher: Watcher) in watcher.title }, set: { $0.title = $1 })
            members.method("observeValueForKeyPath:ofObject:change:context:") { (_: Watcher) in }
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
        weak let released = other
        other = nil
        #expect(released == nil)
        card.title = "Emma"
        #expect(reader.changes == [])
    }

    @Test
    func `an observer removes itself in its deinit, also from itself`() {
        weak var watchers: Watcher?
        do { watchers = Watcher(of: card, context: context) }
        #expect(watchers == nil)
        do { watchers = Watcher(of: nil) }
        #expect(watchers == nil)
        card.title = "Persuasion"
    }

    @Test
    func `an observation that ends during a change is not called any more`() {
        var calls: [String] = []
        var second: NSKeyValueObservation?
        let first = card.observe(\.title, key: "title") { _, _ in
            calls.append("first")
            second?.invalidate()
        }
        second = card.observe(\.title, key: "title") { _, _ in calls.append("second") }
        card.title = "Persuasion"
        #expect(calls == ["first"])
        first.invalidate()
    }

    @Test
    func `the getter is called only for an observer that wants the value`() {
        final class Counter: NSObject {
            var reads = 0
            var value: Int {
                reads += 1
                return 7
            }
        }
        let counter = Counter()
        var count: Int { counter.reads }
        let change = {
            counter.willChangeValue(forKey: "value")
            counter.didChangeValue(forKey: "value")
        }
        let plain = counter.observe(\.value, key: "value", options: [.initial, .prior]) { _, _ in }
        change()
        #expect(count == 0)
        let new = counter.observe(\.value, key: "value", options: [.new]) { _, _ in }
        change()
        #expect(count == 1)
        let old = counter.observe(\.value, key: "value", options: [.old]) { _, _ in }
        change()
        #expect(count == 3)
        for observation in [plain, new, old] { observation.invalidate() }
    }

    @Test
    func `observers are added, called and removed on several threads`() {
        nonisolated(unsafe) let card = card
        let calls = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<200 {
                let observation = card.observe(\.title, key: "title", options: [.old, .new]) { _, _ in
                    calls.withLock { $0 += 1 }
                }
                card.willChangeValue(forKey: "title")
                card.didChangeValue(forKey: "title")
                observation.invalidate()
            }
        }
        #expect(calls.withLock { $0 } >= 1600)
        let before = calls.withLock { $0 }
        card.title = "Persuasion"
        #expect(calls.withLock { $0 } == before)
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
    func `an observation does not keep the object, and its closure ends with it`() {
        weak var observed: Card?
        weak var captured: Reader?
        var observation: NSKeyValueObservation?
        do {
            let card = Card()
            let reader = Reader()
            (observed, captured) = (card, reader)
            observation = card.observe(\.title, key: "title") { _, _ in _ = reader }
            observation?.invalidate()
            #expect(captured != nil)
        }
        #expect(observed == nil)
        #expect(captured == nil)
        observation = nil
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
