// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The board as it is saved: `{"version": 1, "columns": [[…], …]}`, the cards of each column in their order.
struct KanbanDocument: SavedDocument {
    static let name = "kanban"

    var columns: [[KanbanCard]]

    var isSound: Bool {
        let ids = columns.joined().map(\.id)
        return columns.count == KanbanStage.allCases.count && Set(ids).count == ids.count
    }

    /// The sample board that the page shows if no board was saved.
    static var samples: KanbanDocument { KanbanDocument(columns: KanbanStage.allCases.map(\.samples)) }
}

/// The file in which the Kanban board is saved.
typealias KanbanStore = DocumentFile<KanbanDocument>
