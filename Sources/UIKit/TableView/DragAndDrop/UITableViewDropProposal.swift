// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a table would do with what is over it, and how it shows that.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        /// The table shows nothing.
        case unspecified = 0
        /// A gap opens for what would be inserted.
        case insertAtDestinationIndexPath = 1
        /// The row is highlighted that would take it in.
        case insertIntoDestinationIndexPath = 2
        /// Into a row where it is over its middle, else between rows.
        case automatic = 3
    }

    open var intent: Intent { storedIntent }
    private let storedIntent: Intent

    public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
        storedIntent = intent
        super.init(operation: operation)
    }

    /// One that shows nothing.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    override func makeSame() -> UIDropProposal { UITableViewDropProposal(operation: operation, intent: intent) }
}
