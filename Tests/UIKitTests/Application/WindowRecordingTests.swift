// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Recording a window")
struct WindowRecordingTests {
    private func record(as name: String, _ play: (TestScreen) throws -> Void) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        let screen = TestScreen(size: CGSize(width: 61, height: 41), scale: 1)
        screen.window.backgroundColor = .white
        try screen.record(to: file) { try play(screen) }
        return file
    }

    /// Returns what ffprobe tells about the video: its width, its height, and its number of frames.
    private func probe(_ file: URL) throws -> [Int] {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "ffprobe", "-v", "error", "-count_frames", "-show_entries", "stream=width,height,nb_read_frames", "-of",
            "csv=p=0", file.path,
        ]
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return said.split(whereSeparator: { ",\n".contains($0) }).compactMap { Int($0) }
    }

    /// Returns the grey value of the middle pixel in each frame of a video.
    private func middlePixels(of file: URL) throws -> [UInt8] {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "ffmpeg", "-loglevel", "error", "-i", file.path, "-vf", "crop=1:1:30:20", "-f", "rawvideo", "-pix_fmt",
            "gray", "-",
        ]
        process.standardOutput = output
        try process.run()
        return Array(output.fileHandleForReading.readDataToEndOfFile())
    }

    @Test("A recording of one second has 30 frames, and a dot while a finger is down")
    func framesAndTouches() throws {
        let file = try record(as: "a.gif") { screen in
            screen.advance(by: 0.5)
            let finger = screen.touch(at: CGPoint(x: 30, y: 20))
            finger.hold(0.5)
            finger.up()
        }
        #expect(try probe(file) == [61, 41, 30])
        let pixels = try middlePixels(of: file)
        try #require(pixels.count == 30)
        #expect(pixels[..<14].allSatisfy { $0 > 250 })
        #expect(pixels[16...].allSatisfy { $0 < 220 })
    }

    @Test("A video has an even size, because players need one", arguments: ["a.mp4", "a.webm"])
    func evenSize(name: String) throws {
        let file = try record(as: name) { $0.advance(by: 0.2) }
        #expect(try probe(file) == [60, 40, 6])
    }

    @Test("A file without a video's name extension is refused")
    func unknownFormat() throws {
        let error = try #require(throws: RecordingError.self) { try record(as: "a.png") { $0.advance(by: 0.1) } }
        #expect(error.description.contains("a recording's name ends with .gif, .mp4, .webm"))
    }

    @Test("Without ffmpeg a recording is refused when it begins, and not when it ends")
    func noEncoder() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("a.gif")
        let error = try #require(throws: VideoEncoder.Failure.self) {
            try VideoEncoder(
                file: file, size: CGSize(width: 10, height: 10), scale: 1, framesPerSecond: 30, program: "no-ffmpeg")
        }
        #expect(error.description == "cannot write \(file.path): no-ffmpeg is not installed")
    }
}
