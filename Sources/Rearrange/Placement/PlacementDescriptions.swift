// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Spoken descriptions of drags and places, for accessibility announcements.
enum PlacementDescriptions {
    /// The announcement of an event of a drag, or of a move without a drag.
    ///
    /// - Parameters:
    ///   - event: the event to announce.
    ///   - name: the item's title.
    ///   - place: the description of the item's place, or of the place that it would have after a drop.
    ///   - isAllowed: whether the item may be dropped at that place.
    ///   - others: the number of items that the item pushes out of the way.
    static func text(_ event: DragEvent, name: String, place: String, isAllowed: Bool, others: Int) -> String {
        let name = named(name)
        return switch event {
        case .moved where !isAllowed: Phrase.placeTaken.text(place)
        case .moved: others == 0 ? place : Phrase.placeWithOthers.text(place, count: others)
        case .putBack where place.isEmpty: Phrase.nameReturned.text(name)
        case .lifted: Phrase.itemLifted.text(name, place)
        case .dropped: Phrase.itemDropped.text(name, place)
        case .putBack: Phrase.itemReturned.text(name, place)
        case .movedAtOnce: Phrase.itemMoved.text(name, place)
        case .copied: Phrase.itemCopied.text(name, place)
        }
    }

    /// The announcement of an added item.
    static func added(_ name: String, place: String) -> String { Phrase.itemAdded.text(named(name), place) }

    /// The announcement of a deleted item.
    static func deleted(_ name: String) -> String { Phrase.itemDeleted.text(named(name)) }

    private static func named(_ name: String) -> String { name.isEmpty ? Phrase.item.text() : name }

    /// The announcement that there is no place for a new item.
    static var noRoom: String { Phrase.noRoom.text() }

    /// The description of a frame's place: by column and row on a grid, otherwise in points. Horizontal positions count
    /// from the leading side.
    static func place(of frame: CGRect, x: SnapAxis, y: SnapAxis, isMirrored: Bool) -> String {
        func part(_ axis: SnapAxis, _ position: Double, _ step: Phrase, _ edge: Phrase) -> String {
            guard let size = axis.step, axis.length >= size else { return edge.text(Int(position.rounded()).localized) }
            let count = Int((axis.length / size).rounded(.down))
            return step.text(min(Int((position / size).rounded(.down)) + 1, count).localized, count.localized)
        }
        let across = isMirrored ? x.length - frame.maxX : frame.minX
        return Phrase.placeParts.text(
            part(x, across, .column, isMirrored ? .fromRight : .fromLeft),
            part(y, frame.minY, .rowOfBoard, .fromTop))
    }
}
