// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView: UISpringLoadedInteractionSupporting {
    /// Whether a row is selected, as by a tap, when a drag rests over it for a second; not so by itself.
    public var isSpringLoaded: Bool {
        get { springLoading != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let springLoading { return removeInteraction(springLoading) }
            addInteraction(RowSpringLoading(of: self))
        }
    }

    private var springLoading: RowSpringLoading? {
        interactions.lazy.compactMap { $0 as? RowSpringLoading }.first
    }
}

/// The interaction that a spring-loaded table has by itself.
@MainActor
private final class RowSpringLoading: UISpringLoadedInteraction {
    init(of table: UITableView) {
        super.init(interactionBehavior: RowsUnderDrag(of: table), interactionEffect: nil) { [weak table] _, context in
            guard let indexPath = context.targetItem as? IndexPath, let path = table?.existingRow(indexPath) else {
                return
            }
            _ = table?.activateRow(path)
        }
    }
}

/// Says which row opens below a drag.
@MainActor
private final class RowsUnderDrag: NSObject, UISpringLoadedInteractionBehavior {
    private weak var table: UITableView?

    init(of table: UITableView) {
        self.table = table
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let table, let path = table.rowSeen(at: context.location(in: table)),
            let cell = table.visible.cells[path],
            table.dragging.drag?.carries(path) != true
        else { return false }
        let indexPath = IndexPath(path)
        context.targetView = cell
        context.targetItem = indexPath
        return table.delegate?.tableView(table, shouldSpringLoadRowAt: indexPath, with: context) ?? true
    }
}
