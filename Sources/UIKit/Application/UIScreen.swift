// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import QuartzCore

/// The screen of a scene. In Uplift it is the area of the scene's desktop window.
@preconcurrency @MainActor
public final class UIScreen: NSObject, LayerCoordinateSpace {
    /// The main screen while there is no desktop window.
    private static let placeholder = UIScreen(of: nil)

    private weak var host: DesktopWindowHost?

    init(of host: DesktopWindowHost?) {
        self.host = host
    }

    /// The screen of the desktop window that the user works in.
    public class var main: UIScreen { DesktopWindowHost.current?.screen ?? placeholder }
    /// The main screen, and those of the app's other desktop windows.
    public class var screens: [UIScreen] {
        let open = DisplayConnection.current.windows.all.reversed().map(\.screen)
        return open.isEmpty ? [placeholder] : open
    }

    /// The area of the desktop window in points, with its origin at zero.
    public var bounds: CGRect {
        CGRect(origin: .zero, size: host?.size ?? DesktopWindowHost.defaultSize)
    }
    /// The number of pixels per point.
    public var scale: CGFloat { host?.surface?.scale ?? DesktopWindowHost.defaultScale }
    /// The number of pixels per point, the same as ``scale``.
    public var nativeScale: CGFloat { scale }

    /// The area of the desktop window in pixels, with its origin at zero.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The refresh rate of the display, in frames per second.
    public var maximumFramesPerSecond: Int {
        Int((1 / (host?.frameInterval ?? 1.0 / 60)).rounded())
    }

    /// The coordinates of the screen, in which the desktop window's content begins at zero.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinates of the screen. They are always those of ``coordinateSpace``, because a window is never turned.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    var coordinateLayer: CALayer? { nil }

    /// The traits of the screen.
    public var traitCollection: UITraitCollection { host?.traits ?? .current }

    /// Returns a view that shows a snapshot of the screen. If `afterUpdates` is true, pending layout and drawing are
    /// done first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        guard let host else { return view }
        if afterUpdates { host.runPassesBeforeRender() }
        view.layer.contents = DrawnContents(host.currentNode().duplicated(), size: bounds.size)
        return view
    }

    /// Creates a display link that calls a method of `target` for each frame. For a target of the class `Board`, the
    /// selector is a method reference such as `Board.step`.
    public func displayLink<Target: AnyObject>(
        withTarget target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// Creates a display link that calls a method of `target` by name for each frame.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
