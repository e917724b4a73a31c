// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The operation that a collection view proposes for a drop, and how it shows the drop position.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The way a collection view shows the drop position.
    public enum Intent: Int, Sendable {
        /// The collection view shows no drop position.
        case unspecified = 0
        /// A gap opens between the items for the dropped items.
        case insertAtDestinationIndexPath = 1
        /// The item into which the drop would go is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// The way the collection view shows the drop position.
    open var intent: Intent { storedIntent }
    private let storedIntent: Intent

    /// Creates a proposal with an operation and a way of showing the drop position.
    public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
        storedIntent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal that shows no drop position.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    override func makeSame() -> UIDropProposal { UICollectionViewDropProposal(operation: operation, intent: intent) }
}
