// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import QuartzCore

/// The open desktop windows of a display.
package final class DesktopWindows {
    private struct Weak {
        weak var host: DesktopWindowHost?
    }

    /// The windows in the order in which they were used, the one in use last.
    @MainActor private var entries: [Weak] = []
    /// The window that the user works in, or worked in last; nil if no window is open.
    @MainActor package private(set) weak var current: DesktopWindowHost?
    /// The idiom of the app's interface, which the size of the first window decides.
    @MainActor private(set) var idiom = UIUserInterfaceIdiom.unspecified
    /// The orientation of the device that was reported last; nil before there is a window.
    @MainActor private var reportedOrientation: UIDeviceOrientation?
    /// The window in whose frames the display links fire. Each link fires once for each frame, although each window has
    /// frames of its own.
    @MainActor private weak var linkDriver: DesktopWindowHost?
    @MainActor private var lastLinkTime = -Double.infinity
    /// The blocks to run at the end of the current main loop turn.
    @MainActor var turnEndBlocks: [RunLoopTurnEndBlock] = []

    /// The windows in the order in which they were used, the one in use last.
    @MainActor package var all: [DesktopWindowHost] { entries.compactMap(\.host) }

    /// Makes a window the current one, and adds it if it is new.
    @MainActor
    func makeCurrent(_ host: DesktopWindowHost) {
        guard current !== host else { return }
        if idiom == .unspecified {
            let isRegular =
                SizeClasses.horizontal(of: host.size) == .regular && SizeClasses.vertical(of: host.size) == .regular
            idiom = isRegular ? .pad : .phone
        }
        entries.removeAll { $0.host == nil || $0.host === host }
        entries.append(Weak(host: host))
        current = host
        orientationMayHaveChanged()
    }

    /// Removes a window that has closed. If it was the current one, the window that was used before is.
    @MainActor
    func remove(_ host: DesktopWindowHost) {
        entries.removeAll { $0.host == nil || $0.host === host }
        if current === host || current == nil { current = entries.last?.host }
        if current != nil { orientationMayHaveChanged() }
    }

    /// Posts a notification if the orientation of the window in use differs from the one that was reported last.
    @MainActor
    func orientationMayHaveChanged() {
        let orientation = UIDevice.current.orientation
        guard orientation != reportedOrientation else { return }
        let isFirst = reportedOrientation == nil
        reportedOrientation = orientation
        if isFirst { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }

    // MARK: Frames

    /// Requests a frame of each window, because an animation or a display link runs.
    func requestFrames() {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { for entry in entries { entry.host?.requestFrame() } }
        } else {
            ScheduledWork.onMain { [weak self] in self?.requestFrames() }
        }
    }

    /// Whether the display links fire in this frame of a window: in each frame of the same window, until that has had
    /// none for a while, because it is closed or minimised.
    @MainActor
    func firesLinks(in host: DesktopWindowHost, at frame: FrameTime) -> Bool {
        guard linkDriver === host || linkDriver == nil || frame.timestamp - lastLinkTime > 1.5 * frame.interval else {
            return false
        }
        linkDriver = host
        lastLinkTime = frame.timestamp
        return true
    }

    // MARK: Turns of the main loop

    /// Runs the blocks that wait for the end of the current main loop turn.
    @MainActor
    func runTurnEndBlocks() {
        let blocks = turnEndBlocks
        turnEndBlocks = []
        for block in blocks { block.run() }
    }
}

extension DesktopWindows: @unchecked Sendable {}
