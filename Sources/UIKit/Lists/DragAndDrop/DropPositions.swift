// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The way in which a list shows the drop position.
enum DropIntent: Int {
    /// The list shows no drop position.
    case unspecified = 0
    /// A gap opens between the rows.
    case insertAt = 1
    /// The row into which the items would be dropped is highlighted.
    case insertInto = 2
    /// Highlights a row while the drag is over its middle, and opens a gap otherwise. Only tables have it.
    case automatic = 3
}

/// A drop position in a list.
enum DropPosition: Equatable {
    /// The pointer is not at a drop position.
    case nowhere
    /// A drop inserts the items between two rows. The value is the path that the first inserted row gets.
    case between(RowPath)
    /// A drop puts the items into the row at the path.
    case into(RowPath)

    var path: RowPath? {
        switch self {
        case .nowhere: nil
        case .between(let path), .into(let path): path
        }
    }
}

/// The rows for which a gap is open between the other rows.
enum DropGap {
    case none
    /// All dragged items: the list's own rows, or items from outside the list.
    case draggedItems
    /// The dragged items, if they are the list's own rows. The gap then stays where it was, and does not close.
    case ownRows
}

/// The result of opening, moving or closing a gap.
enum GapChange {
    case none
    /// The gap is the same, but the rows have changed since it was shown.
    case rows
    case gap
}

/// Finds the drop positions of a list, and displaces the rows by a gap for the dragged items.
@MainActor
protocol DropPositions: DragStepping {
    // MARK: Session

    /// Called when a drop session enters the list.
    ///
    /// - Parameter isLedByKeys: whether the keyboard moves the drag.
    func sessionDidEnter(isLedByKeys: Bool)
    /// Called when the session leaves the list or ends.
    func sessionDidEnd()
    /// Finds the drop position for the pointer of a session.
    func findPosition(for hover: ListDrop.Hover) -> DropPosition
    /// Called before each frame while a session is over the list.
    func springLoad(for hover: ListDrop.Hover, at time: TimeInterval)
    /// Called when the items of the session are dropped, before the app is.
    func dropWillBegin()
    /// Discards the drop position that was chosen on entering, because the first proposal has the intent `automatic`.
    func discardEntryPosition()
    /// Called when the delegate has answered with an intent for a drop position.
    ///
    /// - Returns: whether the position does not fit the answer, so that another one has to be found.
    func delegateDidAnswer(_ intent: DropIntent, at position: DropPosition) -> Bool
    /// Discards the position that was found, because rows were added to the drag.
    func sourceDidChange()
    /// The point of the content to which the pointer moves for a drop before, after or into a row. For a drop before or
    /// after it, the drop position is chosen for this point. Nil if there is no such position.
    ///
    /// - Parameter share: the position as a fraction of the row: 0 is before it, 1 after it, 0.5 into it.
    func pointer(at share: CGFloat, of row: RowPath) -> CGPoint?
    /// Whether the position that was found is out of date, because the list has changed.
    var isOutdated: Bool { get }

    // MARK: Gap

    /// Opens, moves or closes the gap at the position that was found last, without displacing the rows.
    func setGap(_ gap: DropGap) -> GapChange
    /// Removes the gap without animation, because the next inserted rows take the gap's place.
    func removeGap()
    var hasGap: Bool { get }
    /// Whether a gap is open for the list's own rows `rows`, so that a drop moves the first one to `place`.
    func hasGap(for rows: [RowPath], at place: RowPath) -> Bool
    /// Whether a gap has taken a row from its place. The cell of such a row is hidden.
    func takesAway(_ row: RowPath) -> Bool
    /// The number of the row that a drop would insert, counted over all sections; nil without a gap.
    var gapNumber: Int? { get }
    /// The description of the gap for a screen reader, such as "above Alan, 3 of 5"; nil without a gap.
    var spokenGap: String? { get }

    // MARK: Data changes

    /// Updates the gap after a batch of updates. If possible, it stays above the same row; otherwise it closes.
    ///
    /// - Parameter isDropping: whether the drop delegate is handling a drop, so that the new rows fill the gap.
    /// - Returns: the drop position of the gap.
    func update(after plan: BatchUpdatePlan, isDropping: Bool) -> DropPosition
    /// Removes the gap, because the list was reloaded.
    func listDidReload()
}

/// The placeholders of dropped items that are not loaded yet: rows that the data source does not count.
@MainActor
protocol DropPlaceholders: AnyObject {
    var isEmpty: Bool { get }
    /// The frame of a placeholder in the content; nil if it has none.
    func frame(of number: Int) -> CGRect?
    /// The cell of a placeholder; nil off screen.
    func cell(of number: Int) -> (any ListCell)?
    /// Hides the placeholder's cell until the preview of an item has landed on it.
    func hideUntilLanding(_ number: Int, _ item: UIDragItem)
    func previewLanded(_ number: Int)
    /// Called at the end of a drop that may have added placeholders.
    func dropWasPerformed()
    /// Replaces a placeholder with its row.
    ///
    /// - Parameter updates: inserts the item into the data at the index path that is its argument.
    /// - Returns: false if the placeholder no longer exists or has already been replaced.
    func commit(_ number: Int, _ updates: (IndexPath) -> Void) -> Bool
    /// Removes a placeholder.
    ///
    /// - Returns: false if the placeholder no longer exists or is being replaced.
    func delete(_ number: Int) -> Bool
    /// Configures the cell of a placeholder again, if it is on screen.
    func updateCell(of number: Int)
}
