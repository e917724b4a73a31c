// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Lies over all that a window shows in a browser, where a touch is lost when what it began on leaves the page.
///
/// A picture's parts come and go as rows are lifted and hidden; this stays, so that touches begin on nothing else. It
/// is as good as clear.
@MainActor
struct TouchShield {
    private var shield: (node: RenderNode, size: CGSize)?
    /// Held: GTK asks for its pointer alone.
    private var covered: RenderNode?

    /// The picture with the shield over it.
    mutating func cover(_ picture: RenderNode, size: CGSize) -> RenderNode {
        if shield?.size != size {
            let clear = CGColor(red: 1, green: 1, blue: 1, alpha: 1.0 / 1024)
            shield = (RenderNode.color(clear, in: CGRect(origin: .zero, size: size)), size)
        }
        let whole = RenderNode.container([picture] + (shield.map { [$0.node] } ?? []))
        covered = whole
        return whole
    }
}
