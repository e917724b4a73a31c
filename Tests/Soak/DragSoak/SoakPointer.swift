// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitTesting

/// A finger or a mouse.
@MainActor
protocol SoakPointer {
    func move(to point: CGPoint, duration: TimeInterval)
    func hold(_ duration: TimeInterval)
    func release()
    func cancelPress()
}

extension TestFinger: SoakPointer {
    func release() { up() }
    func cancelPress() { cancel() }
}

extension TestMouse: SoakPointer {
    /// Releases the mouse button, because the system cannot cancel a mouse press as it cancels a touch.
    func cancelPress() { release() }
}
