// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIWindowScene {
    /// The orientation and the size of a scene's window.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The size of the window. The desktop does not tell where the window is: the origin is zero.
        public let systemFrame: CGRect

        init(size: CGSize) {
            interfaceOrientation = UIInterfaceOrientation(of: size)
            systemFrame = CGRect(origin: .zero, size: size)
            super.init()
        }
    }

    /// A geometry that the app wants for a scene's window.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// Returns the size that the window is to have; nil if the window has a suitable size.
        func size(for scene: UIWindowScene) -> CGSize? { nil }

        /// The orientations that the app wants.
        open class iOS: GeometryPreferences {
            /// The orientations; nil for any.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences for any orientation.
            public override init() {}

            /// Creates preferences for orientations.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }

            override func size(for scene: UIWindowScene) -> CGSize? {
                guard let interfaceOrientations, !interfaceOrientations.contains(scene.interfaceOrientation),
                    let size = scene.host?.size
                else { return nil }
                return CGSize(width: size.height, height: size.width)
            }
        }

        /// The frame that the app wants.
        open class Mac: GeometryPreferences {
            /// The frame of the window, of which only the size counts; nil for the present one.
            open var systemFrame: CGRect?

            /// Creates preferences for the present frame.
            public override init() {}

            /// Creates preferences for a frame.
            public convenience init(systemFrame: CGRect) {
                self.init()
                self.systemFrame = systemFrame
            }

            override func size(for scene: UIWindowScene) -> CGSize? { systemFrame?.size }
        }
    }

    /// The coordinates of the scene's screen.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The orientation of the interface. The proportions of the window decide it.
    public var interfaceOrientation: UIInterfaceOrientation { effectiveGeometry.interfaceOrientation }
    /// The present geometry of the window.
    public var effectiveGeometry: Geometry { Geometry(size: host?.size ?? DesktopWindowHost.defaultSize) }
    /// Whether the window fills the whole screen of the computer.
    public var isFullScreen: Bool { host?.surface?.isFullScreen ?? false }

    /// Asks for another geometry of the window. An orientation that the window does not have turns the window.
    ///
    /// - Parameter errorHandler: called with a ``UISceneError`` if the window cannot have the geometry: it is
    ///   maximised, or a browser decides about it, or the controller in front supports none of the orientations.
    public func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        do {
            guard let host else { throw UISceneError(.geometryRequestDenied) }
            if let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
                !wanted.isSubset(of: .all) || wanted.isDisjoint(with: host.supportedOrientations)
            {
                throw UISceneError(.geometryRequestUnsupported)
            }
            if let size = geometryPreferences.size(for: self) { try host.requestSize(size) }
        } catch {
            errorHandler?(error)
        }
    }

    /// Notifies the delegate if the size, the orientation or the traits of the scene have changed since the last call.
    func geometryMayHaveChanged() {
        let new = ReportedGeometry(size: host?.size ?? .zero, traits: traitCollection)
        guard let old = reportedGeometry, new.size != old.size || new.traits != old.traits else {
            reportedGeometry = new
            return
        }
        reportedGeometry = new
        (delegate as? any UIWindowSceneDelegate)?.windowScene(
            self, didUpdate: EarlierCoordinateSpace(size: old.size),
            interfaceOrientation: UIInterfaceOrientation(of: old.size), traitCollection: old.traits)
    }

    /// The geometry of which the delegate was notified last.
    struct ReportedGeometry {
        var size: CGSize
        var traits: UITraitCollection
    }
}

extension DesktopWindowHost {
    /// Asks the desktop for another size of the window.
    func requestSize(_ size: CGSize) throws {
        if let limit = scene?.sizeRestrictions?.limit(size), limit != size {
            throw UISceneError(.geometryRequestUnsupported)
        }
        guard surface?.requestSize(size) == true else { throw UISceneError(.geometryRequestDenied) }
    }

    /// Exchanges the width and the height of the window, if the desktop and the scene's restrictions allow that.
    func turn() {
        try? requestSize(CGSize(width: size.height, height: size.width))
    }
}
