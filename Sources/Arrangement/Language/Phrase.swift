// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The key of a user-visible text. Each language has a string table with its texts.
///
/// The raw value is the text's key in each table. In a text, `%1$@` stands for the first argument, `%2$@` for the
/// second one.
package enum Phrase: String, CaseIterable, Sendable {
    // MARK: Announcements of rows and arranged views (arguments: name, number, count, neighbour's or list's name)

    case lifted = "reorder.lifted"
    case dropped = "reorder.dropped"
    case putBack = "reorder.returned"
    case moved = "reorder.moved"
    case movedAbove = "reorder.moved.above"
    case movedBelow = "reorder.moved.below"
    case movedBefore = "reorder.moved.before"
    case movedAfter = "reorder.moved.after"
    case movedToList = "reorder.moved.list"
    case nameMoved = "reorder.named.moved"
    case nameMovedAbove = "reorder.named.moved.above"
    case nameMovedBelow = "reorder.named.moved.below"
    case nameMovedBefore = "reorder.named.moved.before"
    case nameMovedAfter = "reorder.named.moved.after"
    case nameMovedToList = "reorder.named.moved.list"
    case nameCopied = "reorder.named.copied"
    case nameCopiedAbove = "reorder.named.copied.above"
    case nameCopiedBelow = "reorder.named.copied.below"
    case nameCopiedBefore = "reorder.named.copied.before"
    case nameCopiedAfter = "reorder.named.copied.after"
    case nameCopiedToList = "reorder.named.copied.list"

    // MARK: Positions in a list (arguments: number, count, neighbour's name)

    case place = "place"
    case placeAbove = "place.above"
    case placeBelow = "place.below"
    case placeBefore = "place.before"
    case placeAfter = "place.after"
    case placeInGrid = "place.grid"
    /// A place in an outline. The arguments are the place and the 1-based level.
    case placeAtLevel = "place.level"
    /// The name of a view, and its position in the list. The arguments are the name, the 1-based number and the count.
    case chosen = "place.named"

    // MARK: Names

    case row = "name.row"
    case view = "name.view"
    case item = "name.item"
    /// Several items, such as “Milk and 2 more”. The arguments are the name of one item, and the count of the others.
    case nameAndOthers = "name.others"
    case items = "name.items"

    // MARK: Other announcements of a drag

    case nameLifted = "lifted"
    case nameDropped = "dropped"
    case movedToPlace = "moved.place"
    case over = "over"
    case cannotDrop = "refused.here"
    case nameRemoved = "removed"
    case nameReturned = "returned"
    case willBeRemoved = "removed.ondrop"
    /// An announcement followed by the reason for it. The arguments are the announcement and the reason.
    case reason = "reason"

    // MARK: Actions

    case moveUp = "action.move.up"
    case moveDown = "action.move.down"
    case moveToTop = "action.move.top"
    case moveToBottom = "action.move.bottom"
    case moveLeft = "action.move.left"
    case moveRight = "action.move.right"
    case moveToStart = "action.move.start"
    case moveToEnd = "action.move.end"
    case makeLonger = "action.longer"
    case makeShorter = "action.shorter"
    case makeWider = "action.wider"
    case makeNarrower = "action.narrower"
    case moveEarlier = "action.move.earlier"
    case moveLater = "action.move.later"
    case moveToDayBefore = "action.move.daybefore"
    case moveToNextDay = "action.move.nextday"
    /// The action that gives an all-day event a start time.
    case giveTime = "action.time"
    case makeAllDay = "action.allday"
    case moveToList = "action.move.list"
    case copyToList = "action.copy.list"
    case remove = "action.remove"
    case delete = "action.delete"
    case newItem = "action.new"
    case openInNewWindow = "action.window"

    // MARK: Undo action names

    case undoMove = "undo.move"
    case undoMoveRows = "undo.move.rows"
    case undoMoveItems = "undo.move.items"
    case undoResize = "undo.resize"
    case undoAdd = "undo.add"
    case undoInsert = "undo.insert"
    case undoCopy = "undo.copy"

    // MARK: Boards (arguments: name and place)

    case itemLifted = "board.lifted"
    case itemDropped = "board.dropped"
    case itemReturned = "board.returned"
    case itemMoved = "board.moved"
    case itemCopied = "board.copied"
    case itemAdded = "board.added"
    case itemDeleted = "board.deleted"
    case placeTaken = "board.taken"
    /// A place on a board at which a dropped item would displace others. The arguments are the place and the number of
    /// displaced items.
    case placeWithOthers = "board.makeway"
    /// An announcement: the visible part of the board has no free place for a new item.
    case noRoom = "board.noroom"
    case noItems = "board.empty"
    /// A place on a board. The arguments are its horizontal and its vertical part, such as a column and a row.
    case placeParts = "board.place"
    case column = "board.place.column"
    case rowOfBoard = "board.place.row"
    case fromLeft = "board.place.left"
    case fromRight = "board.place.right"
    case fromTop = "board.place.top"

    // MARK: Calendars

    case allDay = "calendar.allday"
    case dayAllDay = "calendar.day.allday"
    case daysAllDay = "calendar.days.allday"
    case dayAndTimes = "calendar.day.times"
    case today = "calendar.day.today"

    // MARK: Items from other apps

    case loading = "loading"
    case nameLoading = "loading.named"
    case unavailable = "error.unavailable"
    case nameUnavailable = "error.unavailable.named"
    case unreadable = "error.unreadable"
    case nameUnreadable = "error.unreadable.named"
    /// A refusal: the target has no room for the dropped items.
    case full = "error.full"
    /// A refusal: the dropped items cannot be inserted in the target.
    case refused = "error.refused"
    /// A refusal: the dropped items are already in the target.
    case present = "error.present"

    // MARK: Buttons of UIKit

    case add = "button.add"
    case deleteButton = "button.delete"
    case removeButton = "button.remove"
    case back = "button.back"
    case bookmarks = "button.bookmarks"
    case camera = "button.camera"
    case cancel = "button.cancel"
    case clearText = "button.clear"
    case close = "button.close"
    case collapse = "button.collapse"
    case compose = "button.compose"
    case done = "button.done"
    case edit = "button.edit"
    case expand = "button.expand"
    case fastForward = "button.fastforward"
    case forward = "button.forward"
    case info = "button.info"
    case insert = "button.insert"
    case menu = "button.menu"
    case more = "button.more"
    case moreInfo = "button.moreinfo"
    case organize = "button.organize"
    case pause = "button.pause"
    case play = "button.play"
    case redo = "button.redo"
    case refresh = "button.refresh"
    case reply = "button.reply"
    case rewind = "button.rewind"
    case save = "button.save"
    case search = "button.search"
    case settings = "button.settings"
    case share = "button.share"
    case stop = "button.stop"
    case undo = "button.undo"

    // MARK: Controls of edited rows (argument: the row's name)

    case deleteName = "row.delete"
    case insertName = "row.insert"
    case reorder = "row.reorder"
    case reorderName = "row.reorder.named"

    // MARK: Drag and drop by assistive technology

    case pickUp = "drag.pickup"
    case putBackDragged = "drag.return"
    case drop = "drag.drop"
    case dropAbove = "drag.drop.above"
    case dropInto = "drag.drop.into"
    case dropBelow = "drag.drop.below"
    case dropBefore = "drag.drop.before"
    case dropAfter = "drag.drop.after"
    case placeInto = "place.into"

    // MARK: States and kinds of elements, as a screen reader speaks them

    case selected = "spoken.selected"
    /// The state of an element that is disabled.
    case dimmed = "spoken.dimmed"
    case on = "spoken.on"
    case off = "spoken.off"
    case switchButton = "spoken.switch"
    case button = "spoken.button"
    case link = "spoken.link"
    case searchField = "spoken.searchfield"
    case image = "spoken.image"
    case heading = "spoken.heading"
    case tabBar = "spoken.tabbar"
    case adjustable = "spoken.adjustable"
    case progress = "spoken.progress"
    case refreshing = "spoken.refreshing"
    case sectionIndex = "spoken.index"
    case emptyList = "spoken.emptylist"
    case page = "spoken.page"
    case visibleRows = "spoken.rows"

    // MARK: Undo (argument: the action's name)

    case undoTyping = "undo.typing"
    case undoName = "undo.named"
    case redoName = "redo.named"

    /// The text in the current language, with the arguments filled in.
    package func text(_ arguments: String...) -> String { StringTable.current.text(rawValue, arguments) }

    /// The text in the current language, in the plural form for `count`. The count is also the text's last argument.
    package func text(_ arguments: String..., count: Int) -> String {
        StringTable.current.text(rawValue, arguments, count: count)
    }
}

extension Int {
    /// The number as users of the current language write it.
    package var localized: String { StringTable.current.number(self) }
}
