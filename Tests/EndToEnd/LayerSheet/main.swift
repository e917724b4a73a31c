// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import UIKit
import UIKitTesting

// Shows all layer features in a window, or renders them into a file without a display:
//
//     layer-sheet
//     layer-sheet FILE.png SCALE

@MainActor
func openWindow() throws {
    let display = try GTKDisplay()
    let connection = DisplayConnection(to: display)
    let host = DesktopWindowHost(surface: try display.makeSurface(title: "Layers", size: Sheet.size))
    host.shouldClose = {
        host.close()
        display.stop()
    }
    let window = UIWindow(frame: CGRect(origin: .zero, size: Sheet.size))
    window.addSubview(Sheet())
    window.makeKeyAndVisible()
    withExtendedLifetime((connection, host, window)) { display.run() }
}

@MainActor
func draw(to file: String, scale: CGFloat) throws {
    let screen = TestScreen(size: Sheet.size, scale: scale)
    screen.show(Sheet())
    try screen.capture().pngData()!.write(to: URL(fileURLWithPath: file))
}

let arguments = CommandLine.arguments
if arguments.count == 3, let scale = Double(arguments[2]) {
    try draw(to: arguments[1], scale: scale)
} else {
    try openWindow()
}
