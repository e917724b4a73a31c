// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

/// Tests that misuse of view controllers by the app ends the process with a message on standard error.
@Suite struct ControllerMisuseTests {
    private func expect(_ result: ExitTest.Result?, says text: String) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(text), "\(said)")
    }

    @Test func sharingAViewEndsTheProcess() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (first, second) = (UIViewController(), UIViewController())
            second.view = first.view
        }
        expect(result, says: "A view can only be associated with at most one view controller at a time!")
    }

    @Test func pushingAControllerTwiceEndsTheProcess() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIViewController()
            UINavigationController(rootViewController: root).pushViewController(root, animated: false)
        }
        expect(result, says: "Pushing the same view controller instance more than once is not supported")
    }

    @Test func loadViewWithoutAViewEndsTheProcess() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            final class Empty: UIViewController {
                override func loadView() {}
            }
            _ = Empty().view
        }
        expect(result, says: "Empty.loadView() did not set the view")
    }

    @Test func pushingOnAManagedBarEndsTheProcess() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UINavigationController(rootViewController: UIViewController()).navigationBar
                .pushItem(UINavigationItem(title: "Mine"), animated: false)
        }
        expect(result, says: "directly on a UINavigationBar managed by a controller")
    }

    @Test func presentingAChildEndsTheProcess() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let screen = TestScreen()
            let (parent, child) = (UIViewController(), UIViewController())
            parent.addChild(child)
            screen.show(parent)
            parent.present(child, animated: false)
        }
        expect(result, says: "Application tried to present modally a view controller")
    }
}
