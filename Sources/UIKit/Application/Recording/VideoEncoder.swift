// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import LaunchSettings
import QuartzCore

/// An ffmpeg process that encodes frames into a video file.
package final class VideoEncoder {
    /// An error for a video that could not be written.
    package struct Failure: Error, CustomStringConvertible {
        /// A description of the problem, with the file's path.
        package let description: String
    }

    package let framesPerSecond: Int
    private let process = Process()
    private let input = Pipe()
    private let messages = Pipe()
    private let file: URL
    private var isBroken = false

    /// Starts ffmpeg.
    ///
    /// - Parameters:
    ///   - size: the size of each frame in points.
    ///   - program: the name of ffmpeg in the folders of the variable `PATH`.
    /// - Throws: A `Failure` if ffmpeg is not installed, or if the file cannot be written.
    package init(
        file: URL, size: CGSize, scale: CGFloat, framesPerSecond: Int, program: String = "ffmpeg"
    ) throws {
        (self.file, self.framesPerSecond) = (file, framesPerSecond)
        let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
        let folder = file.deletingLastPathComponent().path
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw Failure(
                description: "cannot write \(file.path): \(folder) is not a folder that can be written to")
        }
        guard LaunchSetting.videoFormats.contains(file.pathExtension.lowercased()) else {
            throw Failure(
                description: "cannot write \(file.path): a recording's name ends with "
                    + LaunchSetting.videoFormats.map { ".\($0)" }.joined(separator: ", "))
        }
        guard let program = VideoEncoder.path(of: program) else {
            throw Failure(description: "cannot write \(file.path): \(program) is not installed")
        }
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(fileURLWithPath: program)
        var arguments = [
            "-hide_banner", "-loglevel", "error", "-y",
            "-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(width)x\(height)", "-r", "\(framesPerSecond)", "-i", "-",
        ]
        if file.pathExtension.lowercased() == "gif" {
            // A GIF frame has at most 256 colours. These filters compute one palette for all frames.
            arguments += [
                "-filter_complex",
                "split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=none:diff_mode=rectangle",
            ]
        } else {
            // Players of videos need this pixel format, and it needs an even width and height.
            arguments += ["-vf", "crop=trunc(iw/2)*2:trunc(ih/2)*2", "-pix_fmt", "yuv420p"]
        }
        process.arguments = arguments + [file.path]
        process.standardInput = input
        process.standardError = messages
        do {
            try process.run()
        } catch {
            throw Failure(description: "\(program) could not be started: \(error.localizedDescription)")
        }
    }

    /// The path of a program; nil if it is not installed.
    private static func path(of program: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
    }

    /// Adds a frame, which has the size that the encoder was created with. Waits until ffmpeg has read it.
    package func write(_ image: CGImage) {
        guard !isBroken else { return }
        do {
            try input.fileHandleForWriting.write(contentsOf: Data(image.pixels))
        } catch {
            isBroken = true
        }
    }

    /// Ends the video.
    ///
    /// - Throws: A `Failure` with ffmpeg's message if any frame could not be written.
    package func finish() throws {
        try? input.fileHandleForWriting.close()
        let said = messages.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, !isBroken else {
            let text = String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            throw Failure(description: "cannot write \(file.path): \(text.isEmpty ? "ffmpeg failed" : text)")
        }
    }
}

extension RenderNode {
    /// Returns an image of a window's content, with a dot at the location of each pointer.
    ///
    /// - Parameters:
    ///   - pointers: the locations of fingers and of pressed mice, in points.
    ///   - size: the size of the window in points.
    package func rasterized(with pointers: [CGPoint], in size: CGSize, scale: CGFloat) -> CGImage? {
        let dots = pointers.map { location in
            let square = CGRect(x: location.x - 16, y: location.y - 16, width: 32, height: 32)
            return RenderNode.color(CGColor(srgbRed: 0.3, green: 0.3, blue: 0.35, alpha: 0.45), in: square)
                .clipped(to: square, corners: CornerRadii(16))
        }
        return RenderNode.container([self] + dots)
            .rasterized(in: CGRect(origin: .zero, size: size), scale: scale)
    }
}
