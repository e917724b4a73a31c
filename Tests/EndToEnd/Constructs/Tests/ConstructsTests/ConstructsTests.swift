// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Constructs

@MainActor
class BaseTests: XCTestCase {
    var calls: [String] = []

    override func setUp() {
        super.setUp()
        calls.append("base")
    }

    func testSetUp() { XCTAssertEqual(calls.first, "base") }
}

final class NameTests: BaseTests {
    override func setUp() {
        super.setUp()
        calls.append("own")
    }

    override func testSetUp() {
        super.testSetUp()
        XCTAssertEqual(calls, ["base", "own"])
    }

    func testSelectorsNameTheirMethods() {
        let form = FormController()
        XCTAssertEqual(
            form.selectors.map(\.description),
            ["dismissKeyboard", "tap:", "note", "setNote:", "setNeedsLayout", "isHidden"])
        form.perform(form.selectors[1], with: self)
        form.perform(form.selectors[3], with: "a")
        XCTAssertEqual(form.taps, 1)
        XCTAssertTrue(UIView().responds(to: form.selectors[5]))
        XCTAssertEqual(form.title, "a")
        form.setValue(3, forKey: "corner")
        XCTAssertEqual(form.corner, 3)
    }

    func testClassesHaveTheirNames() {
        XCTAssertEqual(namedClasses(), ["UILabel", "Cell"])
        XCTAssertEqual(className(of: UILabel()), "UILabel")
        XCTAssertEqual(Model().value(forKey: "other") as? String, "no other")
    }

    func testMembersOfGenericClassesAreCalledByName() {
        let list = List<Int>()
        XCTAssertTrue(list.responds(to: Selector(("add"))))
        XCTAssertTrue(list.responds(to: Selector(("remove"))))
        list.hide()
    }

    func testOverridesInExtensionsAreCalled() {
        let feed = LongFeed()
        feed.loadViewIfNeeded()
        feed.reset()
        XCTAssertEqual(feed.calls, ["extension", "reset", "long"])
        let cell = ToggleCell()
        cell.isHighlighted = true
        XCTAssertEqual(cell.states, [true, false])
    }
}

@MainActor
final class OptionalMethodTests: XCTestCase {
    func testMethodsAreCalledIfAnObjectHasThem() async throws {
        let (caller, loader) = (Caller(), LongLoader())
        XCTAssertFalse(try caller.save())
        caller.delegate = loader
        XCTAssertTrue(try caller.save())
        XCTAssertEqual(loader.saved, [3])
        XCTAssertTrue(caller.load())
        XCTAssertEqual(caller.texts(), ["row 1", "a"])
        XCTAssertEqual(caller.title, "long")
        caller.force(loader)
        caller.call(loader)
        XCTAssertTrue(caller.isSelected(.selected))
        let fetched = try await caller.fetch()
        XCTAssertEqual(fetched, 7)
    }

    func testArgumentsAreEvaluatedOnlyForAMethodThatExists() throws {
        let (caller, silent, loader) = (Caller(), Silent(), Loader())
        caller.delegate = silent
        XCTAssertFalse(try caller.save())
        XCTAssertFalse(caller.load())
        XCTAssertEqual(caller.evaluations, 0)
        XCTAssertEqual(caller.texts(), [])
        XCTAssertNil(caller.title)
        caller.delegate = loader
        XCTAssertEqual(caller.texts(), [])
    }
}

@MainActor
final class KeyTests: XCTestCase {
    func testObserversAreNotifiedOnceByTheKeysOfIOS() {
        let (tile, observer) = (Tile(), Observer())
        observer.watch(tile, Store())
        tile.isHidden = true
        tile.count = 1
        tile.on = true
        tile.late = 2
        XCTAssertEqual(observer.seen.sorted(), ["1", "count", "hidden", "hidden", "late", "on"])
        observer.end(tile)
    }

    func testConditionsAreThoseOfTheSimulator() {
        XCTAssertTrue(isPhone)
        XCTAssertTrue(isSimulator)
    }
}
