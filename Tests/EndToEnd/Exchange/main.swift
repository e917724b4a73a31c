// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import UIKit

// Shows a window with draggable rows, a drop target and a text field, and prints what happens in it:
//
//     exchange-desk [--copy-only] [--restricted] [--move] [--fleeting] THING…
//     exchange-desk --table TEXT…
//
// A THING is a text, or a file if it begins with a slash. With --copy-only, drags from the window allow no moves. With
// --restricted, they can be dropped in this app only. With --move, drops on the target are moves instead of copies.
// With --fleeting, the drop target is hidden 1.5 seconds after a drag has entered it.

@MainActor
func openWindow() throws {
    let display = try GTKDisplay()
    let connection = DisplayConnection(to: display)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let host = DesktopWindowHost(surface: try display.makeSurface(title: "Desk", size: Desk.size))
    host.shouldClose = {
        host.close()
        display.stop()
    }
    let window = UIWindow(frame: CGRect(origin: .zero, size: Desk.size))
    window.rootViewController =
        arguments.first == "--table" ? List(Array(arguments.dropFirst())) : controller(arguments)
    window.makeKeyAndVisible()
    say("ready")
    withExtendedLifetime((connection, host, window)) { display.run() }
}

@MainActor
func controller(_ arguments: [String]) -> UIViewController {
    let controller = UIViewController()
    controller.view.addSubview(Desk(arguments))
    return controller
}

try openWindow()
