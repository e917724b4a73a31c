// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import QuartzCore

/// The screen that windows are shown on: here, the area of the app's desktop window.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    private static let shared = UIScreen()

    public class var main: UIScreen { shared }
    public class var screens: [UIScreen] { [shared] }

    /// Points; follows the desktop window.
    public var bounds: CGRect { CGRect(origin: .zero, size: SurfaceHost.current?.size ?? SurfaceHost.defaultSize) }
    /// Pixels a point.
    public var scale: CGFloat { SurfaceHost.current?.surface?.scale ?? SurfaceHost.defaultScale }
    public var nativeScale: CGFloat { scale }

    /// Pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    public var maximumFramesPerSecond: Int {
        Int((1 / (SurfaceHost.current?.frameInterval ?? 1.0 / 60)).rounded())
    }

    public var traitCollection: UITraitCollection { SurfaceHost.current?.traits ?? .current }

    /// A view that looks as the screen does now.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        guard let host = SurfaceHost.current else { return view }
        if afterUpdates { host.runPassesBeforeRender() }
        view.layer.contents = DrawnContents(host.currentNode().duplicated(), size: bounds.size)
        return view
    }

    /// A display link that fires with the screen's frames: `displayLink(withTarget: self, selector: Board.step)`.
    public func displayLink<Target: AnyObject>(
        withTarget target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
