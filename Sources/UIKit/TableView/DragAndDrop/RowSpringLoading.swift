// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView: UISpringLoadedInteractionSupporting {
    /// Whether a row is selected, as by a tap, when a drag hovers over the row for a second. The default is false.
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

/// The interaction that a table adds when `UITableView.isSpringLoaded` is set.
@MainActor
private final class RowSpringLoading: UISpringLoadedInteraction {
    init(of table: UITableView) {
        super.init(interactionBehavior: RowSpringLoadingBehavior(of: table), interactionEffect: nil) {
            [weak table] _, context in
            guard let indexPath = context.targetItem as? IndexPath, let path = table?.existingRow(indexPath) else {
                return
            }
            _ = table?.activateRow(path)
        }
    }
}

/// The behavior that finds the row under a drag for spring loading.
@MainActor
private final class RowSpringLoadingBehavior: NSObject, UISpringLoadedInteractionBehavior {
    private weak var table: UITableView?

    init(of table: UITableView) {
        self.table = table
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let table, let path = table.visibleRow(at: context.location(in: table)),
            let cell = table.visible.cells[path],
            table.dragging.drag?.isDragging(path) != true
        else { return false }
        let indexPath = IndexPath(path)
        context.targetView = cell
        context.targetItem = indexPath
        return table.delegate?.tableView(table, shouldSpringLoadRowAt: indexPath, with: context) ?? true
    }
}
