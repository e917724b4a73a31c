// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime
import Testing

private class Board: NSObject {
    var calls: [String] = []

    func reset() { calls.append("reset") }
    func tap(_ sender: NSString) { calls.append("tap \(sender)") }
    func move(_ item: Any?, to place: NSNumber) -> NSString { "\(item ?? "nothing") to \(place)" as NSString }
    func sort(by order: (Int, Int) -> Bool) {}

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(Board.self) { members in
            members.method("reset") { (board: Board) in board.reset() }
            members.method("tap:") { (board: Board, sender: NSString) in board.tap(sender) }
            members.method("move:to:") { (board: Board, item: Any?, place: NSNumber) in board.move(item, to: place) }
            members.method("sortBy:")
        }
    }
}

private final class LoudBoard: Board {
    override func reset() { calls.append("loud reset") }
}

private class Shelf<Item>: NSObject {
    var items: [Item] = []

    func clear() { items = [] }
}

extension Shelf: ShelfMembers {
    static func members() -> DynamicMemberTable {
        DynamicMembers<Shelf>.table { $0.method("clear") { (shelf: Shelf) in shelf.clear() } }
    }
}

private protocol ShelfMembers {
    static func members() -> DynamicMemberTable
}

@section("uplift_classes") @used private let shelfMembers: @convention(c) () -> Void = {
    GenericClassMembers.register { ($0 as? any ShelfMembers.Type)?.members() }
}

private final class BookShelf: Shelf<String> {}

/// A class whose members are registered by a test.
private final class Late: NSObject {
    func greet() -> NSString { "hello" }
}

@Suite
struct SelectorTests {
    @Test
    func `selectors with the same name are equal`() {
        #expect(Selector("tap:") == "tap:")
        #expect(Selector("tap:") != "tap")
        #expect(NSSelectorFromString("tap:") == Selector(("tap:")))
        #expect(NSStringFromSelector("tap:") == "tap:")
        #expect("\(Selector("tap:"))" == "tap:")
    }

    @Test
    func `a method is called with as many arguments as it has`() {
        let board = Board()
        board.perform("reset")
        board.perform("reset", with: "unused")
        board.perform("tap:", with: "button" as NSString)
        #expect(board.calls == ["reset", "reset", "tap button"])
    }

    @Test
    func `an argument may be nil if the parameter allows it`() {
        let result = Board().perform("move:to:", with: nil, with: NSNumber(value: 3))
        #expect(result?.takeUnretainedValue() as? NSString == "nothing to 3")
    }

    @Test
    func `a subclass inherits methods, and its override is called`() {
        let board = LoudBoard()
        board.perform("reset")
        board.perform("tap:", with: "button" as NSString)
        #expect(board.calls == ["loud reset", "tap button"])
    }

    @Test
    func `an object responds to registered methods, also to those that cannot be called by name`() {
        #expect(LoudBoard().responds(to: "tap:"))
        #expect(Board().responds(to: "sortBy:"))
        #expect(!Board().responds(to: "tap"))
        #expect(!NSObject().responds(to: "tap:"))
        #expect(Board.instancesRespond(to: "reset"))
        #expect(!NSObject.instancesRespond(to: "reset"))
    }

    @Test
    func `a property is read and set by the names of its getter and setter`() {
        final class Card: NSObject {
            var title = "Emma"
            let id = 7
            let isOpen = true
        }
        DynamicMembers.register(Card.self) { members in
            members.property("open", get: { (card: Card) in card.isOpen })
            members.property("title", get: { (card: Card) in card.title }, set: { $0.title = $1 })
            members.property("id", get: { (card: Card) in card.id })
        }
        let card = Card()
        #expect(card.perform("title")?.takeUnretainedValue() as? String == "Emma")
        card.perform("setTitle:", with: "Persuasion")
        #expect(card.title == "Persuasion")
        #expect(card.responds(to: "setTitle:"))
        #expect(!card.responds(to: "setId:"))
        #expect(card.responds(to: "isOpen"))
        #expect(Card.instancesRespond(to: "setTitle:"))
        #expect(!Card.instancesRespond(to: "setId:"))
    }

    @Test
    func `members of a generic class are found for each of its types and for subclasses`() {
        let numbers = Shelf<Int>()
        numbers.items = [1]
        numbers.perform("clear")
        #expect(numbers.items == [])
        let books = BookShelf()
        books.items = ["Emma"]
        books.perform("clear")
        #expect(books.items == [])
        #expect(!Board().responds(to: "clear"))
    }

    @Test
    func `members that are registered later are found too`() {
        #expect(!Late().responds(to: "greet"))
        DynamicMembers.register(Late.self) { $0.method("greet") { (late: Late) in late.greet() } }
        #expect(Late().perform("greet")?.takeUnretainedValue() as? NSString == "hello")
    }

    @Test
    func `a call of a method that is missing ends the program with Apple's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Board().perform("fold")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Board fold]: unrecognized selector sent to instance 0x"))
    }

    @Test
    func `an argument of a wrong type ends the program with both types`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Board().perform("tap:", with: NSNumber(value: 1))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("tap:]: argument 1 is NSNumber, and must be NSString."))
    }

    @Test
    func `an object that is known by a protocol responds to selectors and performs them`() {
        let board: any BoardDelegate = LoudBoard()
        #expect(board.responds(to: "reset"))
        #expect(!board.responds(to: "fly"))
        board.perform("reset")
        #expect((board as? Board)?.calls == ["loud reset"])
    }
}

private protocol BoardDelegate: NSObjectProtocol {}
extension Board: BoardDelegate {}
