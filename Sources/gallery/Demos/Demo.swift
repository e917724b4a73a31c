// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One of the gallery's demos; the raw value is its name on the command line.
enum Demo: String, CaseIterable {
    case players
    case emoji
    case million
    case animation
    case scrolling
    case gestures
    case diffable
    case swipe
    case tables
    case shelf
    case stack
    case calendar
    case kanban
    case grid
    case compositional
    case outline
    case springboard
    case layout
    case playersByHand = "players-by-hand"

    var title: String {
        switch self {
        case .players: "Players"
        case .playersByHand: "By hand"
        case .emoji: "Emoji"
        case .million: "A million rows"
        case .animation: "Animation"
        case .scrolling: "Scrolling"
        case .gestures: "Gestures"
        case .diffable: "Diffable"
        case .swipe: "Swipe"
        case .tables: "Two tables"
        case .shelf: "Shelf"
        case .stack: "Stack"
        case .calendar: "Calendar"
        case .kanban: "Kanban"
        case .grid: "Grid"
        case .compositional: "Compositional"
        case .outline: "Outline"
        case .springboard: "Springboard"
        case .layout: "Layout"
        }
    }

    var summary: String {
        switch self {
        case .players: "Hold a row, or drag it by mouse. Swipe to delete."
        case .playersByHand: "Players moved by a long press and a picture alone."
        case .emoji: "A dictionary in sections, in the three styles."
        case .million: "Heights of their own, jumps, and 10,000 more on top."
        case .animation: "Curves, springs, keyframes, and one to scrub."
        case .scrolling: "Pages, nested views, zooming, pulling to refresh."
        case .gestures: "What each recognizer is doing, and who wins."
        case .diffable: "A thousand rows shuffled, sorted, filtered."
        case .swipe: "Flag, archive and delete by finger, mouse or key."
        case .tables: "Rows dragged from list to list, alone or together."
        case .shelf: "Pictures, texts and files dragged in and out."
        case .stack: "A row and two columns, sorted by holding and dragging."
        case .calendar: "A week whose events are dragged, resized, pushed."
        case .kanban: "Cards dragged from column to column, with undo."
        case .grid: "10,000 pictures to pinch, select and reorder."
        case .compositional: "A store with rows that scroll across, and badges."
        case .outline: "Files and folders to expand, move and delete."
        case .springboard: "Icons in pages and folders, dragged into each other."
        case .layout: "Constraints, priorities, and what breaks them."
        }
    }

    @MainActor
    func makeController(_ options: GalleryOptions) -> UIViewController {
        switch self {
        case .players: PlayersController(store: file(options))
        case .playersByHand: PlayersByHandController(store: file(options))
        case .emoji: EmojiController(store: file(options), style: .insetGrouped)
        case .million: MillionController()
        case .animation: AnimationController()
        case .scrolling: ScrollingController()
        case .gestures: GesturesController()
        case .diffable: DiffableController()
        case .swipe: SwipeController(store: file(options))
        case .tables: TwoTablesController(store: file(options))
        case .shelf: ShelfController(store: file(options))
        case .stack: StackController(store: file(options))
        case .calendar: CalendarController(store: file(options), clock: options.clock)
        case .kanban: KanbanController(store: file(options))
        case .grid: GridController()
        case .compositional: CompositionalController()
        case .outline: OutlineController()
        case .springboard: SpringboardController(store: file(options))
        case .layout: LayoutController()
        }
    }

    /// The file in the data folder in which the demo's page saves its document.
    @MainActor
    private func file<Document>(_ options: GalleryOptions) -> DocumentFile<Document> {
        DocumentFile(directory: options.dataDirectory, isOnlyDrawn: options.onlyDraws)
    }
}
