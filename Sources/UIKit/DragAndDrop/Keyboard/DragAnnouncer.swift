// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation

/// A delegate of a drag or drop interaction that can describe the drag's position in words.
@MainActor
protocol DragPositionDescribing: AnyObject {
    /// The description of the position, such as "above Alan, 3 of 5"; nil if there is none.
    ///
    /// Read only when the description is announced, because composing it takes long.
    var spokenPlace: String? { get }

    /// The described position in a form that is cheap to compare. Two positions differ if their `spokenPlace` differs.
    /// Nil if there is no position.
    var describedPosition: DescribedDropPosition? { get }
}

/// A drop position in a list, for comparing positions.
enum DescribedDropPosition: Equatable {
    /// A drop would put the item into the row with this path.
    case into(RowPath)
    /// A drop would insert a row between other rows. The value is the index of the inserted row.
    case gap(Int)
}

/// Announces the progress of a drag to assistive technology.
///
/// If the drag passes several positions in quick succession, only the last one is announced. The same position is not
/// announced twice in a row.
@MainActor
final class DragAnnouncer {
    /// A drop position, for comparison with the one that was announced last. All targets that refuse the drag count as
    /// the same position.
    private enum Place: Equatable {
        case refused
        case taken(by: ObjectIdentifier, at: DescribedDropPosition?)
    }

    /// A drop target, and its delegate cast to `DragPositionDescribing`. Stored, because otherwise each move would
    /// repeat the cast.
    private struct CachedTarget {
        weak var target: UIDropInteraction?
        weak var place: (any DragPositionDescribing)?
    }

    private var cachedTarget = CachedTarget()
    /// The task that announces a position after a delay; nil if it was not started or was cancelled.
    private var waiting: ScheduledTask?
    /// The position that was announced last, or whose announcement is delayed.
    private var last: Place?
    /// The text of the last announcement of a position.
    private var lastWords: String?

    /// Announces the lift of an item, and the position that it is lifted from, if this is known.
    func lifted(_ name: String, from place: String?) { say(.nameLifted, .itemLifted, name, place) }

    /// Announces the drop of an item, and the position in the drop target, if this is known.
    func dropped(_ name: String, at target: UIDropInteraction) {
        say(.nameDropped, .itemDropped, name, positionDescriber(of: target)?.spokenPlace)
    }

    /// Announces the return of an item after a cancel, and the position that it returns to, if this is known.
    func returned(_ name: String, to place: String?) { say(.nameReturned, .itemReturned, name, place) }

    /// Announces a new drop target, or a new position in the same one, after a delay.
    ///
    /// - Parameter isRefused: whether a drop at the new position would be refused.
    func moved(over target: UIDropInteraction, isRefused: Bool) {
        let describer = positionDescriber(of: target)
        let place = isRefused ? .refused : Place.taken(by: ObjectIdentifier(target), at: describer?.describedPosition)
        guard place != last else { return }
        last = place
        waiting?.cancel()
        waiting = ScheduledWork.after(Thresholds.DragSession.announcementDelay, purpose: .background) {
            [weak self, weak target, weak describer] in
            let text =
                isRefused
                ? Phrase.cannotDrop.text()
                : describer?.spokenPlace.map { Phrase.movedToPlace.text($0) }
                    ?? target?.view?.accessibilityLabel.map { Phrase.over.text($0) }
            guard let self, let text, text != lastWords else { return }
            lastWords = text
            UIAccessibility.post(notification: .announcement, argument: text)
        }
    }

    private func positionDescriber(of target: UIDropInteraction) -> (any DragPositionDescribing)? {
        if cachedTarget.target !== target {
            cachedTarget = CachedTarget(target: target, place: target.delegate as? any DragPositionDescribing)
        }
        return cachedTarget.place
    }

    /// Announces a phrase about an item at once.
    ///
    /// - Parameters:
    ///   - alone: the phrase with the item's name only.
    ///   - withPlace: the phrase with the item's name and a position, used if `place` is not nil.
    ///   - name: the spoken name of the item.
    ///   - place: the spoken description of a position; nil if the position is not known.
    private func say(_ alone: Phrase, _ withPlace: Phrase, _ name: String, _ place: String?) {
        waiting?.cancel()
        waiting = nil
        let text = place.map { withPlace.text(name, $0) } ?? alone.text(name)
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}

extension ActiveDrag {
    /// The spoken name of the dragged item; with several items, their number.
    var spokenName: String {
        guard entries.count == 1, let entry = entries.first else { return Phrase.items.text(count: entries.count) }
        return entry.look?.preview.view.accessibilityLabel ?? entry.item.itemProvider.suggestedName
            ?? Phrase.item.text()
    }

    /// The spoken description of the position that the items were dragged from; nil if there is none.
    var spokenSourcePosition: String? { (source?.interaction.delegate as? any DragPositionDescribing)?.spokenPlace }

    func announceDestination() {
        guard let target = targeting.current?.interaction else { return }
        announcer.moved(over: target, isRefused: !outcome.operation.isDrop)
    }
}
