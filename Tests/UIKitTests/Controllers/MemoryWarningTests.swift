// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKit

private final class WarnedController: UIViewController {
    var warnings = 0

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
    }
}

private final class WarnedDelegate: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { calls.append("delegate") }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

@MainActor
@Suite("Memory warnings", .serialized)
struct MemoryWarningTests {
    private let screen = TestScreen()

    @Test("fact P14: a warning reaches the delegate, observers and every controller")
    func everyControllerIsWarned() {
        let delegate = WarnedDelegate()
        let before = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = before }
        let (shown, other) = (WarnedController(), WarnedController())
        screen.show(shown)
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { delegate.calls.append("notification") } }
        defer { NotificationCenter.default.removeObserver(observer) }
        screen.sendMemoryWarning()
        #expect(shown.warnings == 1)
        #expect(other.warnings == 1)
        #expect(delegate.calls == ["delegate", "notification"])
    }

    @Test("Controllers that are gone take no room, and a delegate need not handle warnings")
    func controllersAreReleased() {
        let before = UIApplication.shared.delegate
        UIApplication.shared.delegate = PlainDelegate()
        defer { UIApplication.shared.delegate = before }
        weak var released: UIViewController?
        for _ in 0..<1000 {
            let controller = WarnedController()
            released = controller
        }
        #expect(released == nil)
        let kept = WarnedController()
        screen.sendMemoryWarning()
        #expect(kept.warnings == 1)
    }
}
