// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// An app's delegate that looks at the screen while the app is launched.
private final class LookingDelegate: UIResponder, UIApplicationDelegate {
    private let display: HeadlessDisplay
    private(set) var firstPixel: [UInt8] = []
    private(set) var numberOfWindows = 0

    init(_ display: HeadlessDisplay) { self.display = display }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        firstPixel = display.surfaces.first?.capture().map { Array($0.pixels.prefix(4)) } ?? []
        numberOfWindows = DesktopWindowHost.current?.windows.count ?? -1
        return true
    }
}

@MainActor
@Suite("Launch screens")
struct LaunchScreenTests {
    private func launch(_ info: [String: Any]?) throws -> LookingDelegate {
        let display = HeadlessDisplay()
        _ = DisplayConnection(to: display)
        let delegate = LookingDelegate(display)
        let application = UIApplication.shared
        application.applicationState = .inactive
        application.delegate = delegate
        let life = ApplicationLifecycle(application, on: display, module: "UIKitTests", info: info)
        try life.launch(title: "Lists", size: CGSize(width: 40, height: 60))
        life.terminate()
        application.delegate = nil
        return delegate
    }

    @Test("The launch screen is shown while the app is launched, and is no window of the app")
    func theScreenIsShownDuringLaunch() throws {
        let delegate = try launch(["UILaunchScreen": [String: Any]()])
        #expect(delegate.firstPixel == [255, 255, 255, 255])
        #expect(delegate.numberOfWindows == 0)
    }

    @Test("Without a launch screen nothing is shown", arguments: [nil, "Missing"])
    func nothingIsShown(storyboard: String?) throws {
        let delegate = try launch(storyboard.map { ["UILaunchStoryboardName": $0] })
        #expect(delegate.firstPixel == [0, 0, 0, 0])
    }

    @Test("A storyboard comes before a description")
    func storyboard() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var builder = DocumentBuilder("Launch.storyboard")
        let view = builder.add("UIView", nil, ["frame": .rect(0, 0, 375, 667), "tag": .number(7)])
        builder.addScene(builder.add("UIViewController"), view: view)
        try Data(builder.document.compiled).write(to: folder.appendingPathComponent("Launch.storyboardc"))
        let bundle = try #require(Bundle(url: folder))
        let screen = LaunchScreen(["UILaunchStoryboardName": "Launch", "UILaunchScreen": [String: Any]()])
        #expect(screen.controller(in: bundle)?.view.tag == 7)
    }

    @Test("A description with a bar has an empty navigation bar")
    func navigationBar() throws {
        let screen = LaunchScreen(["UILaunchScreen": ["UINavigationBar": [String: Any]()]])
        let controller = try #require(screen.controller() as? UINavigationController)
        #expect(controller.viewControllers.count == 1)
        #expect(controller.navigationBar.topItem?.title == nil)
    }
}
