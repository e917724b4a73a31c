// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
    /// No operation: the drag is cancelled.
    case cancel = 0
    /// No operation, although the user might expect a drop here: a badge shows the refusal.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved: the source deletes the originals, if it allows a move.
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

/// A drop target's proposal for a drop of the current drag.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
    /// The operation that the drop would perform.
    open var operation: UIDropOperation { storedOperation }
    private let storedOperation: UIDropOperation

    /// Whether the drop has to be placed precisely, because the drop positions are small.
    ///
    /// > Note: Without effect: the drop location is always the one under the finger.
    open var isPrecise = false

    /// Whether the preview keeps its full size over the drop target. Applies to a single item whose preview has not
    /// been shrunk yet.
    open var prefersFullSizePreview = false

    /// Creates a proposal of an operation.
    public init(operation: UIDropOperation) {
        storedOperation = operation
        super.init()
    }

    /// Returns a copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        copyOnMainActor {
            let copy = makeSame()
            copy.isPrecise = isPrecise
            copy.prefersFullSizePreview = prefersFullSizePreview
            return copy
        }
    }

    /// Creates a proposal of the same class and operation, for `copy(with:)`. This library's subclasses override the
    /// method.
    func makeSame() -> UIDropProposal { UIDropProposal(operation: operation) }
}
