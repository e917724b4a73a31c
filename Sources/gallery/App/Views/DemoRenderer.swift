// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

/// An error that says in one line why a picture could not be written.
struct DemoRenderingError: Error, CustomStringConvertible {
    var description: String
}

/// Draws a demo without a display.
@MainActor
struct DemoRenderer {
    private let options: GalleryOptions

    /// Calls `draw` with a renderer of the demo. Files that the demo saves during this call are deleted afterwards,
    /// unless the command line names a folder for the pages' files.
    static func make(_ options: GalleryOptions, draw: (DemoRenderer) throws -> Void) throws {
        guard !options.namesDataDirectory else {
            defer { FileJobs.waitForAll() }
            return try draw(DemoRenderer(options))
        }
        var options = options
        options.dataDirectory = FileManager.default.temporaryDirectory
            .appendingPathComponent("uplift-gallery-\(UUID().uuidString)", isDirectory: true)
        defer {
            FileJobs.waitForAll()
            try? FileManager.default.removeItem(at: options.dataDirectory)
        }
        try draw(DemoRenderer(options))
    }

    private init(_ options: GalleryOptions) {
        self.options = options
    }

    /// Writes an image of the demo's initial state, after its scroll indicators have faded.
    func capture(to file: URL) throws {
        let screen = makeScreen(scale: 2)
        try screen.settle()
        guard let data = screen.capture().pngData() else {
            throw DemoRenderingError(description: "the picture could not be encoded")
        }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            throw DemoRenderingError(description: "cannot write \(file.path): it is a folder")
        }
        let folder = file.deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder) else {
            throw DemoRenderingError(description: "cannot write \(file.path): there is no folder \(folder)")
        }
        do {
            try data.write(to: file)
        } catch {
            throw DemoRenderingError(description: "cannot write \(file.path): \(error.localizedDescription)")
        }
    }

    /// Plays the demo's gestures in virtual time with `Demo.play(on:)`, and writes an animation or a video of them.
    func record(to file: URL) throws {
        let screen = makeScreen(scale: 1, size: CGSize(width: 390, height: 600))
        try screen.record(to: file) { options.demo?.play(on: screen) }
    }

    /// Draws frames of the demo and discards them, for profiling.
    func draw(frames count: Int) {
        let screen = makeScreen(scale: 1)
        for _ in 0..<count { _ = screen.capture() }
    }

    private func makeScreen(scale: CGFloat, size: CGSize = CGSize(width: 390, height: 844)) -> TestScreen {
        let screen = TestScreen(size: size, scale: scale)
        if options.prefersDark { screen.traits.userInterfaceStyle = .dark }
        if let textSize = options.textSize { screen.traits.preferredContentSizeCategory = textSize }
        if options.readsFromRightToLeft { screen.traits.layoutDirection = .rightToLeft }
        screen.show(GalleryController(options: options))
        screen.finishFileJobs()
        if options.showsLayout { screen.mouse.move(to: CGPoint(x: size.width / 2, y: size.height * 0.3)) }
        return screen
    }
}
