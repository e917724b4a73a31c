// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Gallery windows") @MainActor
struct GalleryScenesTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private func launch() throws -> TestApp {
        AppDelegate.options = try GalleryOptions(arguments: ["--data", folder.url.path])
        return try TestApp(
            delegate: AppDelegate(),
            info: ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]],
            state: folder.url.appendingPathComponent("scenes.json"))
    }

    @Test("Control-Shift-N opens a window with the list, and the menu of a demo one with the demo")
    func newWindows() throws {
        let app = try launch()
        let first = app.screens[0]
        first.press(.keyboardN, modifiers: [.control, .shift])
        app.advance(by: 0.5)
        #expect(app.screens.map(\.title) == ["Uplift Gallery", "Uplift Gallery"])
        try first.mouse.click("Emoji", button: 2)
        app.advance(by: 0.5)
        try first.tap("Open in New Window")
        app.advance(by: 0.5)
        #expect(app.screens.last?.title == "Emoji – Uplift Gallery")
        app.terminate()
    }

    @Test("A window opens again with its demo")
    func restoration() throws {
        var app: TestApp? = try launch()
        try app?.screens[0].tap("Emoji")
        app?.advance(by: 2)
        app = nil
        let again = try launch()
        again.advance(by: 0.5)
        #expect(again.screens.map(\.title) == ["Emoji – Uplift Gallery"])
        again.terminate()
    }
}
