// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The operation that a table proposes for a drop, and the way the table shows the drop position.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The way a table shows the drop position.
    public enum Intent: Int, Sendable {
        /// The table shows no drop position.
        case unspecified = 0
        /// A gap opens between the rows for the dropped items.
        case insertAtDestinationIndexPath = 1
        /// The row into which the items would be dropped is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Highlights a row while the drag is over its middle, and opens a gap otherwise.
        case automatic = 3
    }

    /// The way the table shows the drop position.
    open var intent: Intent { storedIntent }
    private let storedIntent: Intent

    /// Creates a proposal with an operation and a way of showing the drop position.
    public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
        storedIntent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal that shows no drop position.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    override func makeSame() -> UIDropProposal { UITableViewDropProposal(operation: operation, intent: intent) }
}
