// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// What a drop does with what is dropped.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag is cancelled.
    case cancel = 0
    /// Nothing, where a drop might be expected: a badge says so.
    case forbidden = 1
    case copy = 2
    /// The source takes away what it gave, where it allows that.
    case move = 3

    init(_ operation: DropOperation) {
        self =
            switch operation {
            case .cancel: .cancel
            case .forbidden: .forbidden
            case .copy: .copy
            case .move: .move
            }
    }

    var kernel: DropOperation {
        switch self {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        }
    }
}

/// What a destination would do with what is over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
    open var operation: UIDropOperation { storedOperation }
    private let storedOperation: UIDropOperation

    /// Whether the drop is about a small place.
    ///
    /// > Note: The place is the one under the finger, whatever this says.
    open var isPrecise = false

    /// Whether previews over the destination keep their full size; counts for a single item that has not become
    /// smaller yet.
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        storedOperation = operation
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        copyOnMainActor {
            let copy = makeSame()
            copy.isPrecise = isPrecise
            copy.prefersFullSizePreview = prefersFullSizePreview
            return copy
        }
    }

    /// Another of the same kind that proposes the same, for subclasses of ours.
    func makeSame() -> UIDropProposal { UIDropProposal(operation: operation) }
}
