// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What Apple's points, sizes and rectangles have and Foundation's here lack.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
