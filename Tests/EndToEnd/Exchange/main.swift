// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import UIKit

// A window with things to drag, a place to drop on and a field to write in, which says what happens:
//
//     exchange-desk [--copy-only] [--restricted] [--move] [--fleeting] THING…
//     exchange-desk --table TEXT…
//
// A thing is a text, or where it begins with a slash a file. With --move what is dropped is moved and not copied. With
// --fleeting the place to drop on goes a while after something has come over it.

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
