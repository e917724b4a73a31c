// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The part that one component has in a change of several: it is written already, and not told yet.
@MainActor
struct ChangePart {
    /// Tells the app of it.
    let tell: @MainActor () -> Void
    /// Whether something of it is left to take back: its component and the item are there.
    let mayTakeBack: @MainActor () -> Bool
    /// Writes the way back without telling it.
    let takeBack: @MainActor () -> ChangePart?
}

/// A change of several components, as of the two boards of an item that goes from one to the other: all parts are written
/// before one is told, and it is one step to undo.
@MainActor
enum JointChange {
    /// Registers the way back, and tells the parts in their order.
    ///
    /// - Parameters:
    ///   - target: a component whose end removes the step; it keeps the undo manager in mind.
    ///   - name: what the undo manager calls it.
    static func commit(
        _ parts: [ChangePart], target: AnyObject, manager: UndoManager?, name: String
    ) {
        guard !parts.isEmpty else { return }
        register(parts, target, manager, name)
        for part in parts { part.tell() }
    }

    private static func register(
        _ parts: [ChangePart], _ target: AnyObject, _ manager: UndoManager?, _ name: String
    ) {
        guard let manager else { return }
        manager.registerUndo(withTarget: target) { [weak manager] target in
            MainActor.assumeIsolated {
                // Half of it taken back would have the item twice, or not at all.
                guard parts.allSatisfy({ $0.mayTakeBack() }) else { return }
                let back = parts.reversed().compactMap { $0.takeBack() }
                commit(back, target: target, manager: manager, name: name)
            }
        }
        if !manager.isUndoing, !manager.isRedoing { manager.setActionName(name) }
    }
}

/// Where the items of a drag session come from, for a component of this module that takes some of them: the session's
/// `localContext`.
@MainActor
protocol DragDeparture: AnyObject {
    /// By what the component that is left knows an item of the session; nil for an item that is not its own, or not there
    /// any more.
    func id(of item: UIDragItem) -> AnyHashable?

    /// Takes items away that go elsewhere, and does not tell the app yet; nil if none is left to be taken.
    func giveUp(_ items: [UIDragItem]) -> ChangePart?
}

extension UIDropSession {
    /// Where the items of the session come from; nil for those of other components and other apps, and where the session
    /// allows copies only.
    @MainActor
    var departure: (any DragDeparture)? {
        guard allowsMoveOperation else { return nil }
        return localDragSession?.localContext as? any DragDeparture
    }
}
