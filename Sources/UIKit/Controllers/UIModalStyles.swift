// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How much of the window a presented controller takes.
///
/// > Note: A desktop window is one screen here. `overFullScreen` and `overCurrentContext` leave what is below on
/// > screen; all others fill the window as `fullScreen` does, sheets and popovers among them.
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

    /// Whether what lies below is covered for good, and leaves the screen.
    var coversWhatIsBelow: Bool {
        switch self {
        case .overFullScreen, .overCurrentContext: false
        default: true
        }
    }
}

/// How a presented controller comes and goes.
///
/// > Note: `flipHorizontal` and `partialCurl` slide up as `coverVertical` does.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}
