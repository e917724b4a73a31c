// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The part of the window that a presented controller covers.
///
/// > Note: `overFullScreen`, `overCurrentContext` and `custom` leave the presenting controller's view on screen. All
/// > other styles, even sheets and popovers, fill the window like `fullScreen`: the window counts as the whole screen
/// > of a device.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2

    /// Whether the presented view fills the window, so that the presenting controller's view is removed from it.
    var removesPresentersView: Bool {
        switch self {
        case .overFullScreen, .overCurrentContext, .custom: false
        default: true
        }
    }
}

/// The animation with which a controller is presented and dismissed.
///
/// > Note: `flipHorizontal` and `partialCurl` slide up like `coverVertical`.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}
