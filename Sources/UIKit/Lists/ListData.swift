// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a list has loaded the numbers of its sections and rows, and whether they are up to date.
enum ListData {
    /// The list asks the data source the next time it needs the data.
    case unloaded
    case loaded
    /// The list lays out rows with the data from the beginning of the layout pass. `LateChanges` holds the changes
    /// since then.
    case layingOut(LateChanges)
    /// The layout pass has ended. The batches of updates that were made during the pass still have to be applied.
    case behind([LateBatch])

    /// The batches of updates that the list has not applied yet.
    var lateBatches: [LateBatch] {
        switch self {
        case .unloaded, .loaded: []
        case .layingOut(let changes): changes.batches
        case .behind(let batches): batches
        }
    }
}

/// The changes of the data while rows were being laid out.
struct LateChanges {
    /// Whether all data has to be loaded again. The new data then already includes the changes of `batches`.
    var isReloaded = false
    var batches: [LateBatch] = []

    var isEmpty: Bool { !isReloaded && batches.isEmpty }
}

/// A batch of updates made while rows were being laid out, and the number of rows in each section after the batch.
struct LateBatch {
    let batch: UpdateBatch
    let counts: [Int]
}
