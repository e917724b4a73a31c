// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import XCTest

@testable import Tally

@MainActor
final class TallyTests: XCTestCase {
    private var tally: TallyViewController!

    override func setUp() {
        super.setUp()
        tally = TallyViewController()
        tally.loadViewIfNeeded()
    }

    func testATapCountsByTheStepOfItsButton() {
        tally.buttons[1].sendActions(for: .touchUpInside)
        tally.buttons[0].sendActions(for: .touchUpInside)
        XCTAssertEqual(tally.label.text, "9")
    }

    func testTheCountIsNeverBelowZero() {
        tally.buttons[0].sendActions(for: .touchUpInside)
        XCTAssertEqual(tally.counter.count, 0)
    }

    func testTheAppIsLaunched() throws {
        let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
        let navigation = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
        XCTAssertTrue(navigation.topViewController is TallyViewController)
        XCTAssertNotNil(navigation.topViewController?.viewIfLoaded?.window)
    }

    func testTimeAdvancesWhileTheTestWaits() {
        let done = expectation(description: "The animation ends")
        UIView.animate(
            withDuration: 0.1, animations: { self.tally.view.alpha = 0 }, completion: { _ in done.fulfill() })
        wait(for: [done], timeout: 5)
    }
}
