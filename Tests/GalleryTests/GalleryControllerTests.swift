// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

@testable import gallery

@Suite("The gallery's window") @MainActor
struct GalleryControllerTests {
    private let folder: ScratchFolder
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))
    private let scene: UIWindowScene

    init() throws {
        folder = try ScratchFolder()
        let session = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.host = screen.host
        screen.window.windowScene = scene
    }

    private func start(_ arguments: String...) throws -> GalleryController {
        let gallery = GalleryController(
            options: try GalleryOptions(arguments: ["--data", folder.url.path] + arguments))
        screen.show(gallery)
        try screen.settle()
        return gallery
    }

    @Test("It is named after the demo that is open, and else after the gallery")
    func title() throws {
        let gallery = try start()
        #expect(screen.surface.title == "Uplift Gallery")
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.return)
        try screen.settle()
        #expect(screen.surface.title == "Emoji – Uplift Gallery")
        screen.press(.downArrow)
        screen.press(.return)
        try screen.settle()
        #expect(gallery.viewControllers.count == 3 && screen.surface.title == "Emoji – Uplift Gallery")
        // Another demo is opened while the gallery goes back from the first.
        gallery.popToRootViewController(animated: true)
        screen.advance(by: 0.1)
        screen.press(.upArrow)
        screen.press(.return)
        try screen.settle()
        #expect(screen.surface.title == "Players – Uplift Gallery")
        screen.press(.escape)
        try screen.settle()
        #expect(screen.surface.title == "Uplift Gallery")
    }

    @Test("Opened on a demo, it is named after that")
    func opened() throws {
        _ = try start("--demo", "calendar")
        #expect(screen.surface.title == "Calendar – Uplift Gallery")
    }
}
