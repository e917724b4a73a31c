// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Drops that change the board at once, and that the app accepts or refuses afterwards.
extension BoardView {
    /// Commits the change of a drop at once. Its undo step is registered when the app accepts the drop, or at once if
    /// ``confirmDrop`` is nil.
    func commitDrop(_ change: Space.Change) {
        commit(change, UndoRegistration(ofDrop: question(about: change)))
    }

    /// The question to the app whether it accepts the change of a drop; nil if ``confirmDrop`` is nil.
    func question(about change: Space.Change) -> DropQuestion? {
        confirmDrop.map { confirm in
            DropQuestion(pending: pendingDrops, changeQueue: changeQueue, ids: [change.item.id]) {
                await confirm(change)
            }
        }
    }

    /// Reverts a drop that the app has refused, without ending a drag of another item.
    ///
    /// - Parameters:
    ///   - change: the change that the drop has made.
    ///   - reason: the app's reason for the refusal, which is announced; nil for none.
    func revert(_ change: Space.Change, reason: String?) {
        guard let inverse = inverse(ofRefused: change) else { return }
        commit(inverse, .never)
        dataChanged()
        moveReturnedOffTakenPlaces(inverse)
        announce(inverse, isReturn: true, reason: reason)
    }

    /// The change that reverts a refused drop; nil if the item has been moved or removed since the drop. Pushed items
    /// that have been moved since the drop stay at their current places.
    func inverse(ofRefused change: Space.Change) -> Space.Change? {
        guard let item = store[change.item.id], item.place == change.item.place else { return nil }
        return inverseNow(of: change.without { store[$0.id]?.place != $0.place })
    }

    /// Moves the items that were returned by `inverse` off places that other items have taken, to the nearest free
    /// places.
    func moveReturnedOffTakenPlaces(_ inverse: Space.Change) {
        guard inverse.kind != .removed else { return }
        let returned = [inverse.item] + inverse.pushed
        let places = returned.map { ($0.id, ReturningItem<Space.Place>(overlaps: [])) }
        moveOffTakenPlaces(Dictionary(uniqueKeysWithValues: places), first: inverse.item.id)
    }

    /// Announces to assistive technology a change that is not the drop of a drag: for example an undo, or the return
    /// after a refused drop.
    ///
    /// - Parameters:
    ///   - change: the change, which has already been made.
    ///   - isReturn: whether the change has returned the item to its earlier place.
    ///   - reason: the app's reason for refusing the drop, which is added to the announcement.
    func announce(_ change: Space.Change, isReturn: Bool = false, reason: String? = nil) {
        let (name, item) = (change.item.title, store[change.item.id])
        // The app may have removed the item when it was told of the change.
        guard item != nil || change.kind == .removed else { return }
        let place = item.map { geometry.spokenPlace(of: $0, in: context) } ?? ""
        let text =
            switch change.kind {
            case .removed where !isReturn: PlacementDescriptions.deleted(name)
            case .added where !isReturn: PlacementDescriptions.added(name, place: place)
            default:
                PlacementDescriptions.text(
                    isReturn ? .putBack : .movedAtOnce, name: name, place: place, isAllowed: true,
                    others: change.pushed.count)
            }
        UIAccessibility.post(notification: .announcement, argument: DropDecision.text(text, reason: reason))
    }
}

extension BoardChange {
    /// Returns the change without the pushed items for which the closure returns true.
    func without(_ isLeftOut: (BoardItem<Place>) -> Bool) -> BoardChange {
        let left = Set(pushed.filter(isLeftOut).map(\.id))
        return left.isEmpty
            ? self
            : BoardChange(
                kind: kind, item: item, pushed: pushed.filter { !left.contains($0.id) },
                previous: previous.filter { !left.contains($0.id) }, index: index)
    }
}
