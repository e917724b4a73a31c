// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The orientation of a scene's interface. In Uplift, the proportions of the scene's window decide it.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the interface is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// The orientation of a window of a size.
    init(of size: CGSize) {
        self = size.width > size.height ? .landscapeRight : .portrait
    }
}

/// A set of orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits of the orientations.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

    /// The set with the orientation in which the home button of a device is at the bottom.
    public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.portrait) }
    /// The set with the orientation in which the home button is at the left.
    public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.landscapeLeft) }
    /// The set with the orientation in which the home button is at the right.
    public static var landscapeRight: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.landscapeRight) }
    /// The set with the orientation in which the home button is at the top.
    public static var portraitUpsideDown: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.portraitUpsideDown) }
    /// Both orientations in which the interface is wider than high.
    public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
    /// All orientations.
    public static var all: UIInterfaceOrientationMask { [.portrait, .landscape, .portraitUpsideDown] }
    /// All orientations except the one in which the home button is at the top.
    public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }

    /// The set of the orientations in an Info.plist; nil if it names none.
    init?(_ info: [String: Any]?, idiom: UIUserInterfaceIdiom) {
        let key = "UISupportedInterfaceOrientations"
        let names = (idiom == .pad ? info?[key + "~ipad"] : nil) ?? info?[key]
        let known: [String: UIInterfaceOrientationMask] = [
            "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
            "UIInterfaceOrientationLandscapeRight": .landscapeRight,
            "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        ]
        let found = (names as? [String] ?? []).compactMap { known[$0] }
        guard !found.isEmpty else { return nil }
        self.init(found)
    }

    func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        // The proportions of a window are the same in both landscape orientations, and in both upright ones.
        !isDisjoint(with: orientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown])
    }
}

/// The orientation of a device. In Uplift, it is that of the window that the user works in.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// Whether the device is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is turned to a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have the orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
