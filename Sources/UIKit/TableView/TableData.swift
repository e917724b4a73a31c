// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How much a table knows of its data.
enum TableData {
    /// The data source is asked when something is next to be known.
    case unloaded
    case loaded
    /// Rows are laid out by what was known when that began.
    case layingOut(LateChanges)
    /// They were, and these batches of updates, made meanwhile, are still to be followed.
    case behind([LateBatch])

    /// Batches of updates that nobody has followed yet.
    var lateBatches: [LateBatch] {
        switch self {
        case .unloaded, .loaded: []
        case .layingOut(let changes): changes.batches
        case .behind(let batches): batches
        }
    }
}

/// What has become of the data while rows were being laid out.
struct LateChanges {
    /// All of it is to be asked for anew: the batches are part of that already.
    var isReloaded = false
    var batches: [LateBatch] = []

    var isEmpty: Bool { !isReloaded && batches.isEmpty }
}

/// A batch of updates made while rows were being laid out, and the number of rows in each section right after it.
struct LateBatch {
    let batch: UpdateBatch
    let counts: [Int]
}
