// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation

/// Knows in words where a drag is that it has to do with.
@MainActor
protocol SpokenDragPlace: AnyObject {
    /// As "above Alan, 3 of 5"; nil for nowhere in particular.
    ///
    /// Asked for when it is told, as finding the words takes long.
    var spokenPlace: String? { get }

    /// Differs where ``spokenPlace`` does.
    var spot: SpokenDragSpot? { get }
}

/// A place in a list, for telling places apart.
enum SpokenDragSpot: Equatable {
    case into(RowPath)
    /// As which row.
    case gap(Int)
}

/// Tells assistive technology how a drag goes.
///
/// Of several places in a quick succession only the last is told, and none twice in a row.
@MainActor
final class DragAnnouncer {
    /// What a drag is over: things that refuse it are all one.
    private enum Place: Equatable {
        case refused
        case taken(by: ObjectIdentifier, at: SpokenDragSpot?)
    }

    /// Something that a drag is over, and who of it has words for places: looked for once for each, as they are asked with
    /// each move.
    private struct Over {
        weak var target: UIDropInteraction?
        weak var place: (any SpokenDragPlace)?
    }

    private var over = Over()
    private var waiting: ScheduledTask?
    private var last: Place?
    private var lastWords: String?

    func lifted(_ name: String, from place: String?) { say(.nameLifted, .itemLifted, name, place) }

    func dropped(_ name: String, at target: UIDropInteraction) {
        say(.nameDropped, .itemDropped, name, inside(of: target)?.spokenPlace)
    }

    func putBack(_ name: String, to place: String?) { say(.nameReturned, .itemReturned, name, place) }

    /// It is over something, or another place of that.
    ///
    /// - Parameter isRefused: whether nothing would come of a drop there.
    func moved(over target: UIDropInteraction, isRefused: Bool) {
        let inside = inside(of: target)
        let place = isRefused ? .refused : Place.taken(by: ObjectIdentifier(target), at: inside?.spot)
        guard place != last else { return }
        last = place
        waiting?.cancel()
        waiting = ScheduledWork.after(Thresholds.DragSession.announcementDelay, purpose: .background) {
            [weak self, weak target, weak inside] in
            let text =
                isRefused
                ? Phrase.cannotDrop.text()
                : inside?.spokenPlace.map { Phrase.movedToPlace.text($0) }
                    ?? target?.view?.accessibilityLabel.map { Phrase.over.text($0) }
            guard let self, let text, text != lastWords else { return }
            lastWords = text
            UIAccessibility.post(notification: .announcement, argument: text)
        }
    }

    private func inside(of target: UIDropInteraction) -> (any SpokenDragPlace)? {
        if over.target !== target { over = Over(target: target, place: target.delegate as? any SpokenDragPlace) }
        return over.place
    }

    /// - Parameters:
    ///   - alone: the phrase without a place.
    ///   - withPlace: the phrase with one.
    private func say(_ alone: Phrase, _ withPlace: Phrase, _ name: String, _ place: String?) {
        waiting?.cancel()
        waiting = nil
        let text = place.map { withPlace.text(name, $0) } ?? alone.text(name)
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}

extension ActiveDrag {
    /// What is dragged, in words.
    var spokenName: String {
        guard entries.count == 1, let entry = entries.first else { return Phrase.items.text(count: entries.count) }
        return entry.look?.preview.view.accessibilityLabel ?? entry.item.itemProvider.suggestedName
            ?? Phrase.item.text()
    }

    /// Where it comes from, in words.
    var spokenHome: String? { (source?.interaction.delegate as? any SpokenDragPlace)?.spokenPlace }

    func announceDestination() {
        guard let target = targeting.current?.interaction else { return }
        announcer.moved(over: target, isRefused: !outcome.operation.isDrop)
    }
}
