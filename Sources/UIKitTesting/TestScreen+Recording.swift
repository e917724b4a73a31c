// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import UIKit

extension TestScreen {
    /// Runs `play` and records the screen as a video file, with fingers and the pressed mouse shown as dots.
    ///
    /// The encoder is ffmpeg, which must be installed. The file extension selects the format (`.gif`, `.mp4`, `.webm`).
    ///
    /// - Parameter framesPerSecond: the number of frames for each second of virtual time.
    /// - Throws: ``RecordingError`` when ffmpeg is missing or the file cannot be written.
    public func record(to file: URL, framesPerSecond: Int = 30, _ play: () throws -> Void) throws {
        use()
        do {
            let recording = try WindowRecording(of: host, to: file, framesPerSecond: framesPerSecond)
            try play()
            try recording.finish()
        } catch let error as VideoEncoder.Failure {
            throw RecordingError(description: error.description)
        }
    }
}

/// An error for a recording that could not be made.
public struct RecordingError: Error, CustomStringConvertible {
    /// A description of the problem, with the file's path.
    public let description: String
}
