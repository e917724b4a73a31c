// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
    public static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
    public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
    public static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
    public static var all: UIRectEdge { UIRectEdge(rawValue: 15) }
}

/// A set of edges of a rectangle, with leading and trailing edges that depend on the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1) }
    public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 2) }
    public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 4) }
    public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 8) }
    public static var all: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 15) }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
    public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
    public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
    public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
    public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }
}

/// A set of axes.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var horizontal: UIAxis { UIAxis(rawValue: 1) }
    public static var vertical: UIAxis { UIAxis(rawValue: 2) }
    public static var both: UIAxis { UIAxis(rawValue: 3) }
}
