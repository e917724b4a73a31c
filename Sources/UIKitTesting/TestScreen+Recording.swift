// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import UIKit

extension TestScreen {
    /// Runs `play` and records its frames as a video file, with fingers and the pressed mouse shown as dots.
    ///
    /// The encoder is ffmpeg, which must be installed. The file extension selects the format (`.gif`, `.mp4`, `.webm`).
    ///
    /// - Parameter framesPerSecond: the frame rate of the video; the screen's own rate should be a multiple of it.
    /// - Throws: ``RecordingError`` when ffmpeg is missing or the file cannot be written.
    public func record(to file: URL, framesPerSecond: Int = 30, _ play: () throws -> Void) throws {
        let encoder = try VideoEncoder(
            file: file, width: Int(size.width * scale), height: Int(size.height * scale),
            framesPerSecond: framesPerSecond)
        let every = max(1, Int((self.framesPerSecond / Double(framesPerSecond)).rounded()))
        var frame = 0
        display.afterFrame = { [weak self] in
            guard let self else { return }
            if frame % every == 0, let picture = pictureWithPointers() { encoder.write(picture) }
            frame += 1
        }
        defer { display.afterFrame = nil }
        try play()
        try encoder.finish()
    }

    /// An image of the screen with a dot at the location of each finger and of the mouse while a button is pressed.
    private func pictureWithPointers() -> CGImage? {
        let screen = surface.node ?? RenderNode.container([])
        let dots = pointers.map { location in
            RenderNode.color(
                CGColor(srgbRed: 0.3, green: 0.3, blue: 0.35, alpha: 0.45),
                in: CGRect(x: location.x - 16, y: location.y - 16, width: 32, height: 32)
            ).clipped(
                to: CGRect(x: location.x - 16, y: location.y - 16, width: 32, height: 32), corners: CornerRadii(16))
        }
        return RenderNode.container([screen] + dots)
            .rasterized(in: CGRect(origin: .zero, size: size), scale: scale)
    }
}

/// An error for a recording that could not be made.
public struct RecordingError: Error, CustomStringConvertible {
    /// A description of the problem, with the file's path.
    public let description: String
}

/// An ffmpeg process that encodes frames into a video file.
private final class VideoEncoder {
    private let process = Process()
    private let input = Pipe()
    private let messages = Pipe()
    private let file: URL
    private var isBroken = false

    /// The supported file extensions, from which ffmpeg infers the format.
    private static let formats = ["gif", "mp4", "webm"]

    init(file: URL, width: Int, height: Int, framesPerSecond: Int) throws {
        self.file = file
        let folder = file.deletingLastPathComponent().path
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw RecordingError(
                description: "cannot write \(file.path): \(folder) is not a folder that can be written to")
        }
        guard Self.formats.contains(file.pathExtension.lowercased()) else {
            throw RecordingError(
                description: "cannot write \(file.path): a recording's name ends with "
                    + Self.formats.map { ".\($0)" }.joined(separator: ", "))
        }
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        var arguments = [
            "ffmpeg", "-hide_banner", "-loglevel", "error", "-y",
            "-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(width)x\(height)", "-r", "\(framesPerSecond)", "-i", "-",
        ]
        if file.pathExtension.lowercased() == "gif" {
            // A GIF frame has at most 256 colours. These filters compute one palette for all frames.
            arguments += [
                "-filter_complex",
                "split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=none:diff_mode=rectangle",
            ]
        }
        process.arguments = arguments + [file.path]
        process.standardInput = input
        process.standardError = messages
        do {
            try process.run()
        } catch {
            throw RecordingError(description: "ffmpeg could not be started (\(error.localizedDescription)); install it")
        }
    }

    func write(_ image: CGImage) {
        guard !isBroken else { return }
        do {
            try input.fileHandleForWriting.write(contentsOf: Data(image.pixels))
        } catch {
            isBroken = true
        }
    }

    func finish() throws {
        try? input.fileHandleForWriting.close()
        let said = messages.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, !isBroken else {
            let text = String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            throw RecordingError(description: "cannot write \(file.path): \(text.isEmpty ? "ffmpeg failed" : text)")
        }
    }
}
