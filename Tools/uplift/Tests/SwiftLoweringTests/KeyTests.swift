// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

/// The keys of properties: `#keyPath`, observed key paths, and the setters of observed properties.
@Suite
struct KeyTests {
    @Test
    func `keys are those of iOS`() throws {
        let text = try lower(
            """
            class Card: UIView { @objc(isOn) dynamic var on = false; override var isHidden: Bool { didSet {} } }
            class Board: UIView { let card = Card()
                func f(_ view: UIView) {
                    a = view.observe(\\.isHidden) { _, _ in }; b = card.observe(\\.on) { _, _ in }
                    c = observe(\\.isHidden) { _, _ in }; d = other.observe(\\Card.isHidden) { _, _ in }
                    e = [#keyPath(UIView.isHidden), #keyPath(Card.on), #keyPath(isHidden), #keyPath(Board.card.on)]
                }
            }
            """, interface: someOfUIKit)
        #expect(text.contains("a = view.observe(\\.isHidden, key: \"hidden\")"))
        #expect(text.contains("b = card.observe(\\.on, key: \"isOn\")"))
        #expect(text.contains("c = observe(\\.isHidden, key: \"hidden\")"))
        #expect(text.contains("d = other.observe(\\Card.isHidden, key: \"hidden\")"))
        let list = text.firstMatch(of: /e = \[(.*)\]/)?.output.1.filter { $0 != " " }
        #expect(list == "\"hidden\",\"isOn\",\"hidden\",\"card.isOn\"")
    }

    @Test
    func `a key that depends on an unknown type is refused`() {
        let card = "class Card: NSObject { @objc dynamic var isHidden = false }\n"
        #expect(
            refusals(card + "let o = a.observe(\\.isHidden) { _, _ in }")
                == [RefusalRule.ambiguousKey.message("“hidden” or “isHidden”")])
        #expect(refusals(card + "let o = a.observe(\\Card.isHidden) { _, _ in }").isEmpty)
    }

    @Test
    func `methods that are named observe, but are not those of NSObject, keep their arguments`() throws {
        let text = """
            class Store { func observe<T>(_ p: KeyPath<State, T>, _ f: (T) -> Void) {} }
            class Board: UIView { let store = Store()
                func f(_ card: Board) { store.observe(\\.count) { _ in }; store.observe(\\.a.b) { _ in }
                    unknown.observe(name, options: x); card.observe(\\.title) { _, _ in } } }
            """
        let lowered = try lower(text, interface: someOfUIKit)
        #expect(lowered.contains("store.observe(\\.count) { _ in }; store.observe(\\.a.b) { _ in }"))
        #expect(lowered.contains("unknown.observe(name, options: x); card.observe(\\.title, key: \"title\")"))
        #expect(refusals(text).isEmpty)
    }

    @Test
    func `an override of an observed property does not notify its observers again`() throws {
        let text = try lower(
            """
            class Card: UIView { @objc dynamic var n = 0 }
            class Tile: Card { @objc dynamic override var n: Int { didSet { update() } } }
            """)
        #expect(text.contains("var n = 0 { willSet { willChangeValue(forKey: \"n\") }"))
        #expect(text.contains("override var n: Int { didSet { update() } }"))
    }

    @Test
    func `a lazy property notifies its observers`() throws {
        let text = try lower("class Card: UIView { @objc dynamic lazy var n = 0 }")
        #expect(text.contains("lazy var n = 0 { willSet { willChangeValue(forKey: \"n\") }"))
    }
}
