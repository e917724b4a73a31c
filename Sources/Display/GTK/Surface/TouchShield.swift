// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A nearly transparent overlay over a window's content in a browser, which keeps touches from being lost.
///
/// A browser loses a touch if the page element on which it began is removed. Elements of the content are removed, for
/// example when rows are lifted or hidden, but the overlay stays, so all touches begin on it.
@MainActor
struct TouchShield {
    private var shield: (node: RenderNode, size: CGSize)?
    /// The last result of `cover`, retained because GTK gets only an unretained pointer to that node.
    private var covered: RenderNode?

    /// Returns the content with the overlay on top.
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
