// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// What is said of items on their way, in people's words.
enum PlacingWords {
    /// What is announced of an item that is dragged, or moved without a drag.
    ///
    /// - Parameters:
    ///   - name: the item's own name.
    ///   - place: where it would lie.
    ///   - isAllowed: whether it may.
    ///   - others: how many make way for it.
    static func text(_ event: DragEvent, name: String, place: String, isAllowed: Bool, others: Int) -> String {
        let way = others == 0 ? [] : [others == 1 ? "1 other makes way" : "\(others) others make way"]
        let parts: [String] =
            switch event {
            case .lifted: [deed("lifted", name), place]
            case .moved: [place] + (isAllowed ? way : ["taken"])
            case .dropped: [deed("dropped", name), place]
            case .putBack: [deed("put back", name), place]
            case .movedAtOnce: [deed("moved", name), place]
            case .copied: [deed("copied", name), place]
            }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// What is announced of an item that has been added.
    static func added(_ name: String, place: String) -> String {
        place.isEmpty ? deed("added", name) : "\(deed("added", name)), \(place)"
    }

    /// What is announced of an item that has been deleted.
    static func deleted(_ name: String) -> String { deed("deleted", name) }

    private static func deed(_ deed: String, _ name: String) -> String { "\(name.isEmpty ? "Item" : name) \(deed)" }

    /// Said where there is no place for something new.
    static let noRoom = "No room in sight"

    /// Where something lies: by columns and rows where there are steps, else by points; across from the side where lines
    /// begin.
    static func place(of frame: CGRect, x: SnapAxis, y: SnapAxis, isMirrored: Bool) -> String {
        func part(_ axis: SnapAxis, _ position: Double, _ step: String, _ edge: String) -> String {
            guard let size = axis.step, axis.length >= size else { return "\(Int(position.rounded())) from \(edge)" }
            let count = Int((axis.length / size).rounded(.down))
            return "\(step) \(min(Int((position / size).rounded(.down)) + 1, count)) of \(count)"
        }
        let across = isMirrored ? x.length - frame.maxX : frame.minX
        return part(x, across, "column", isMirrored ? "right" : "left") + ", " + part(y, frame.minY, "row", "top")
    }
}
