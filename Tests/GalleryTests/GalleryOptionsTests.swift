// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("What the gallery's command line asks for") @MainActor
struct GalleryOptionsTests {
    /// The list of demos and a page, in a window that is as the command line says.
    private func open(_ arguments: String..., page: Demo) throws -> (screen: TestScreen, page: UIViewController) {
        let options = try GalleryOptions(arguments: arguments)
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        options.apply(to: screen.window)
        let navigation = UINavigationController(rootViewController: DemoListController(options: options))
        let controller = page.makeController(options)
        screen.show(navigation)
        navigation.pushViewController(controller, animated: false)
        try screen.settle()
        return (screen, controller)
    }

    @Test("Texts are as large as is asked for, and pages are read from right to left")
    func looks() throws {
        let before = try open(page: .swipe)
        let after = try open("--text-size", "accessibility-large", "--right-to-left", page: .swipe)
        func label(_ page: UIViewController) throws -> UILabel {
            try #require(
                page.view.all(UITableViewCell.self).first?.all(UILabel.self).first { $0.text?.isEmpty == false })
        }
        let (small, big) = (try label(before.page), try label(after.page))
        #expect(big.font.pointSize > 1.5 * small.font.pointSize)
        #expect(small.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(big.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("A size that there is not is a mistake", arguments: [["--text-size", "huge"], ["--text-size"]])
    func mistakes(arguments: [String]) {
        #expect(throws: GalleryOptions.Mistake.self) { try GalleryOptions(arguments: arguments) }
    }
}
