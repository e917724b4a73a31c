// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import QuartzCore

/// Records a window as a video file, while the user or a test uses the app.
///
/// The video has the size that the window has at the start. Pressed fingers and mice are shown as dots. If the process
/// ends early, the file has the frames until then, because the encoder is a process of its own.
@MainActor
package final class WindowRecording {
    private weak var host: DesktopWindowHost?
    private let encoder: VideoEncoder
    private let size: CGSize
    private let scale: CGFloat
    private let start = CACurrentMediaTime()
    private var timer: ScheduledTask?
    /// The number of frames that were written.
    private var count = 0
    /// The last image, and its content. As long as the content is unchanged, the image is written again.
    private var last: (image: CGImage, node: RenderNode, pointers: [CGPoint])?

    /// Begins the recording.
    ///
    /// - Throws: `VideoEncoder.Failure` if the file cannot be written.
    package init(of host: DesktopWindowHost, to file: URL, framesPerSecond: Int = 30) throws {
        self.host = host
        (size, scale) = (host.size, host.surface?.scale ?? 1)
        encoder = try VideoEncoder(file: file, size: size, scale: scale, framesPerSecond: framesPerSecond)
        let interval = 1 / Double(framesPerSecond)
        timer = ScheduledWork.scheduler.schedule(after: interval, every: interval, purpose: .background) {
            [weak self] in self?.writeFrames()
        }
    }

    /// Writes the frames that are due. There are several if the app was busy.
    private func writeFrames() {
        let due = Int(((CACurrentMediaTime() - start) * Double(encoder.framesPerSecond)).rounded())
        guard due > count, let image = image() else { return }
        for _ in count..<due { encoder.write(image) }
        count = due
    }

    private func image() -> CGImage? {
        guard let host, let node = host.presented else { return nil }
        let pointers = host.pressedLocations
        if let last, last.node === node, last.pointers == pointers { return last.image }
        guard let image = node.rasterized(with: pointers, in: size, scale: scale) else { return nil }
        last = (image, node, pointers)
        return image
    }

    /// Ends the recording and completes the file.
    ///
    /// - Throws: `VideoEncoder.Failure` if a frame could not be written.
    package func finish() throws {
        timer?.cancel()
        try encoder.finish()
    }
}
