// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import UIKit

// A window with things to drag, a place to drop on and a field to write in, which says what happens:
//
//     exchange-desk [--copy-only] [--restricted] [--move] THING…
//
// A thing is a text, or where it begins with a slash a file. With --move what is dropped is moved and not copied.

@MainActor
func openWindow() throws {
    let display = try GTKDisplay()
    let connection = DisplayConnection(to: display)
    let desk = Desk(Array(CommandLine.arguments.dropFirst()))
    let host = SurfaceHost(surface: try display.makeSurface(title: "Desk", size: Desk.size))
    host.shouldClose = {
        host.close()
        display.stop()
    }
    let window = UIWindow(frame: CGRect(origin: .zero, size: Desk.size))
    let controller = UIViewController()
    controller.view.addSubview(desk)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    say("ready")
    withExtendedLifetime((connection, host, window)) { display.run() }
}

try openWindow()
