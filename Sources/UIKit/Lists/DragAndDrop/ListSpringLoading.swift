// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension DraggableList {
    /// Whether a row is selected, as by a tap, when a drag hovers over the row for a second.
    var springLoadsRows: Bool {
        get { springLoading != nil }
        set {
            guard newValue != springLoadsRows else { return }
            if let springLoading { return removeInteraction(springLoading) }
            addInteraction(RowSpringLoading(of: self))
        }
    }

    private var springLoading: RowSpringLoading? {
        interactions.lazy.compactMap { $0 as? RowSpringLoading }.first
    }
}

/// The interaction of a list whose rows are spring loaded.
@MainActor
private final class RowSpringLoading: UISpringLoadedInteraction {
    init(of list: any DraggableList) {
        super.init(interactionBehavior: RowSpringLoadingBehavior(of: list), interactionEffect: nil) {
            [weak list] _, context in
            guard let indexPath = context.targetItem as? IndexPath, let path = list?.existingRow(indexPath) else {
                return
            }
            _ = list?.activateRow(path)
        }
    }
}

/// The behavior that finds the row under a drag for spring loading.
@MainActor
private final class RowSpringLoadingBehavior: NSObject, UISpringLoadedInteractionBehavior {
    private weak var list: (any DraggableList)?

    init(of list: any DraggableList) {
        self.list = list
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let list, let path = list.visibleRow(at: context.location(in: list)), let cell = list.cell(of: path),
            list.dragging.drag?.isDragging(path) != true
        else { return false }
        context.targetView = cell
        context.targetItem = IndexPath(path)
        return list.allowsSpringLoading(path, context)
    }
}
