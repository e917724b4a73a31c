// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime
import Testing

private final class Card: NSObject {
    var title = "Untitled"
    var subtitle: String?
    var width: CGFloat = 0
    var height: Float?
    var count = 0
    var isOpen = false
    var next: Card?
    let id = 7
    var others: [String: Any] = [:]

    override init() {}

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(Card.self) { members in
            members.property("title", get: \.title, set: { $0.title = $1 })
            members.property("subtitle", get: { (card: Card) in card.subtitle }, set: { $0.subtitle = $1 })
            members.property("width", get: { (card: Card) in card.width }, set: { $0.width = $1 })
            members.property("height", get: { (card: Card) in card.height }, set: { $0.height = $1 })
            members.property("count", get: { (card: Card) in card.count }, set: { $0.count = $1 })
            members.property("isOpen", get: { (card: Card) in card.isOpen }, set: { $0.isOpen = $1 })
            members.property("next", get: { (card: Card) in card.next }, set: { $0.next = $1 })
            members.property("id", get: { (card: Card) in card.id })
        }
    }
}

private final class OpenCard: NSObject {
    var others: [String: Any] = [:]

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(OpenCard.self) { members in
            members.method("setValue:forUndefinedKey:") { (card: OpenCard, value: Any?, key: String) in
                card.others[key] = value
            }
            members.method("valueForUndefinedKey:") { (card: OpenCard, key: String) in card.others[key] }
        }
    }
}

private final class Door: NSObject {
    enum Kind: Int { case open = 3, closed = 4 }
    var kind = Kind.open
    var place = CGPoint.zero

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(Door.self) { members in
            members.property("kind", get: { (door: Door) in door.kind }, set: { $0.kind = $1 })
            members.property("place", get: { (door: Door) in door.place }, set: { $0.place = $1 })
        }
    }
}

@Suite
struct KeyValueCodingTests {
    @Test
    func `a value that is set by key is read by key and by property`() {
        let card = Card()
        card.setValue("Emma", forKey: "title")
        #expect(card.title == "Emma")
        #expect(card.value(forKey: "title") as? String == "Emma")
        #expect(card.value(forKey: "id") as? Int == 7)
        card.setValue("Emma" as NSString, forKey: "subtitle")
        #expect(card.subtitle == "Emma")
    }

    @Test
    func `numbers become the property's type of number`() {
        let card = Card()
        card.setValue(8, forKey: "width")
        #expect(card.width == 8)
        card.setValue(NSNumber(value: 2.5), forKey: "width")
        #expect(card.width == 2.5)
        card.setValue(3, forKey: "height")
        #expect(card.height == 3)
        card.setValue(NSNumber(value: 4), forKey: "count")
        #expect(card.count == 4)
        card.setValue(1, forKey: "isOpen")
        #expect(card.isOpen)
    }

    @Test
    func `texts become numbers as NSString reads them`() {
        let card = Card()
        card.setValue("4.5", forKey: "width")
        card.setValue("3", forKey: "height")
        card.setValue("12 pages", forKey: "count")
        card.setValue("YES", forKey: "isOpen")
        #expect(card.width == 4.5)
        #expect(card.height == 3)
        #expect(card.count == 12)
        #expect(card.isOpen)
        card.setValue("wide", forKey: "width")
        #expect(card.width == 0)
    }

    @Test
    func `arrays and sets read and set the key of each object`() {
        let cards = ["Emma", "Ulysses"].map { title in
            let card = Card()
            card.title = title
            return card
        }
        let array = cards as NSArray
        #expect(array.value(forKey: "title") as? [String] == ["Emma", "Ulysses"])
        #expect(array.value(forKeyPath: "next.title") as? [NSNull] == [NSNull(), NSNull()])
        array.setValue(3, forKey: "count")
        #expect(cards.map(\.count) == [3, 3])
        NSSet(array: cards).setValue("Persuasion", forKey: "title")
        #expect(NSSet(array: cards).value(forKey: "title") as? Set<String> == ["Persuasion"])
    }

    @Test
    func `operators of a key path make one value of several`() {
        let cards = [1, 2, 6].map { count in
            let card = Card()
            card.count = count
            card.title = "\(count % 2)"
            return card
        }
        let shelf: NSObject = NSMutableDictionary()
        shelf.setValue(cards, forKey: "cards")
        #expect(shelf.value(forKeyPath: "cards.@count") as? Int == 3)
        #expect(shelf.value(forKeyPath: "cards.@sum.count") as? Int == 9)
        let array = cards as NSArray
        #expect(array.value(forKeyPath: "@avg.count") as? Double == 3)
        #expect(array.value(forKeyPath: "@min.count") as? Int == 1)
        #expect(array.value(forKeyPath: "@max.count") as? Int == 6)
        #expect(array.value(forKeyPath: "@unionOfObjects.title") as? [String] == ["1", "0", "0"])
        #expect(array.value(forKeyPath: "@distinctUnionOfObjects.title") as? [String] == ["1", "0"])
        #expect(([3, 4] as NSArray).value(forKeyPath: "@sum.self") as? Int == 7)
        #expect(([] as NSArray).value(forKeyPath: "@max.count") == nil)
    }

    @Test
    func `nil and NSNull remove the value of an optional property`() {
        let card = Card()
        card.subtitle = "Emma"
        card.setValue(nil, forKey: "subtitle")
        #expect(card.subtitle == nil)
        card.height = 2
        card.setValue(NSNull(), forKey: "height")
        #expect(card.height == nil)
        #expect(card.value(forKey: "subtitle") == nil)
    }

    @Test
    func `a case is set and read as its number, and a structure is taken out of its box`() {
        let door = Door()
        #expect(door.value(forKey: "kind") as? Int == 3)
        door.setValue(4, forKey: "kind")
        #expect(door.kind == .closed)
        door.setValue(NSValue(point: CGPoint(x: 1, y: 2)), forKey: "place")
        #expect(door.place == CGPoint(x: 1, y: 2))
    }

    @Test
    func `a class that hides the methods for keys can call the originals`() {
        final class Logged: NSObject {
            var title = ""
            var keys: [String] = []
            func setValue(_ value: Any?, forKey key: String) {
                keys.append(key)
                _original_setValue(value, forKey: key)
            }
        }
        DynamicMembers.register(Logged.self) { members in
            members.property("title", get: { (logged: Logged) in logged.title }, set: { $0.title = $1 })
            members.method("setValue:forKey:") { (logged: Logged, value: Any?, key: String) in
                logged.setValue(value, forKey: key)
            }
        }
        let logged = Logged()
        (logged as NSObject).setValue("Emma", forKey: "title")
        #expect(logged.title == "Emma")
        #expect(logged.keys == ["title"])
    }

    @Test
    func `a path leads through objects, and ends at nil`() {
        let card = Card()
        #expect(card.value(forKeyPath: "next.title") == nil)
        card.setValue("lost", forKeyPath: "next.title")
        card.next = Card()
        card.next?.next = Card()
        card.setValue("last", forKeyPath: "next.next.title")
        #expect(card.next?.next?.title == "last")
        #expect(card.value(forKeyPath: "next.next.title") as? String == "last")
    }

    @Test
    func `several values are set and read with a dictionary`() {
        let card = Card()
        card.setValuesForKeys(["title": "Emma", "count": 2])
        let values = card.dictionaryWithValues(forKeys: ["title", "count", "subtitle"])
        #expect(values["title"] as? String == "Emma")
        #expect(values["count"] as? Int == 2)
        #expect(values["subtitle"] is NSNull)
    }

    @Test
    func `dictionaries return and store objects by key, also at the end of a path`() {
        let dictionary: NSObject = NSMutableDictionary()
        dictionary.setValue("blue", forKey: "color")
        #expect(dictionary.value(forKey: "color") as? String == "blue")
        dictionary.setValue(nil, forKey: "color")
        #expect(dictionary.value(forKey: "color") == nil)
        dictionary.setValue(Card(), forKey: "card")
        #expect(dictionary.value(forKeyPath: "card.title") as? String == "Untitled")
    }

    @Test
    func `a class can handle keys that it does not have`() {
        let card = OpenCard()
        card.setValue("blue", forKey: "color")
        #expect(card.others["color"] as? String == "blue")
        #expect(card.value(forKey: "color") as? String == "blue")
        #expect(card.value(forKey: "size") == nil)
    }

    @Test
    func `a key that is missing ends the program with Apple's message`() async {
        let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Card().setValue(1, forKey: "inputText")
        }
        let message = "this class is not key value coding-compliant for the key inputText."
        #expect(text(set).contains("setValue:forUndefinedKey:]: \(message)"))
        let get = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Card().value(forKey: "inputText")
        }
        #expect(text(get).contains("valueForUndefinedKey:]: \(message)"))
    }

    @Test
    func `a value of a wrong type ends the program with the key and both types`() async {
        let wrong = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Card().setValue(Date(), forKey: "width")
        }
        #expect(text(wrong).contains("The value for the key width of"))
        #expect(text(wrong).contains("is Date, and must be CGFloat."))
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Card().setValue(nil, forKey: "count")
        }
        #expect(text(missing).contains("setNilValueForKey]: could not set nil as the value for the key count."))
    }

    @Test
    func `a value that is no object has no keys`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Door().value(forKeyPath: "place.x")
        }
        #expect(text(result).contains("The value for the key place of"))
        #expect(text(result).contains("is CGPoint, which has no keys."))
    }

    @Test
    func `a property that cannot be set is no key for setting`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Card().setValue(1, forKey: "id")
        }
        #expect(text(result).contains("not key value coding-compliant for the key id."))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
