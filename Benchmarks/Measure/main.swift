// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Runs one benchmark and prints `name value` lines, which `Scripts/bench` compares with those of other toolkits.
//
//     measure gesture-move        µs and allocations of a move event
//     measure drag-move           µs of a move during a drag-and-drop session of a row over 10,000 rows;
//                                 drag-move-short over 100
//     measure rows-move           µs of a move during a RowReorderer's drag of a row over 10,000 rows; rows-move-short
//                                 over 100, rows-move-long over 100,000, and rows-move-sections over 10,000 in 5,000
//                                 sections
//     measure stack-move          µs of a move of a view along a stack of 10; stack-move-long along one of 200
//     measure board-move-reject   µs of a move over a board of 2,000 items; board-move-reject-short over one of 50;
//                                 board-move-push and board-move-push-short while items are pushed
//     measure calendar-move       µs of a move over a week of 50 events, in a calendar of 40 such weeks;
//                                 calendar-move-short in a calendar of one such week
//     measure layer-animation     ms and nodes of a frame
//     measure snapshot-difference ms and moves of the difference of two long lists
//     measure list-scroll         ms of a frame in which a list of a million rows scrolls by 37 points, and the numbers
//                                 of cells made, and of cells filled for each new row
//     measure list-fling          the same figures if each frame scrolls by 400 points
//     measure list-jump           ms of a jump between the list's ends, and the largest error of a row's position
//     measure list-thumb          ms of a jump to a random row; list-thumb-short in a list of a thousand rows
//     measure list-insert         ms to insert 10,000 rows at the top, and how far the visible rows move
//     measure list-delete         ms to delete 10,000 rows at the top, and how far the visible rows move
//     measure list-memory         bytes of memory for each row, if every row has its own height
//     measure grid-scroll         ms of a frame in which a grid of a million equal items scrolls by 37 points;
//                                 grid-fling by 400 points, grid-varying-scroll with items of different sizes
//     measure grid-jump           ms of a jump between the ends of a million items of different sizes;
//                                 grid-jump-short between those of a thousand
//     measure grid-thumb          ms of a jump to a random position; grid-thumb-short in a grid of a thousand items
//     measure grid-width-COUNT    ms of a frame in which a grid becomes wider or narrower, COUNT equal items;
//                                 grid-width-varying-COUNT, COUNT items of different sizes
//     measure grid-insert         ms to insert 10,000 items at the beginning, and how far the visible items move
//     measure grid-layout-COUNT   ms to lay out COUNT items of different sizes from nothing, without views
//     measure grid-lines-width    ms to break a million items of known sizes into lines of another width, without views
//     measure grid-memory         bytes of memory for each item, if all are equal and if all differ
//     measure grid-move-COUNT     µs of a move of an item over COUNT others
//     measure grid-sections-COUNT  ms of a frame and of a jump in a grid of COUNT sections with pinned headers
//     measure grid-rows           ms of a frame in which 200 sections that scroll sideways move by 37 points, and the
//                                 numbers of visible and of existing cells; grid-rows-long for 20,000 sections
//     measure grid-self-sizing-COUNT  ms of a jump to the end of COUNT rows that have not been measured, and the frames
//                                 until no row moves
//     measure grid-hold-RATE      ms of a frame while an item is held at the lower edge, at RATE frames a second
//     measure constraints-NAME    µs to build a system of constraints and to change it once, and the values of its
//                                 variables; NAME is form, row-COUNT or blocks-COUNT
//     measure constraints-system-NAME  the system, in the format of Peers/kiwi_solver.cpp
//     measure self-sizing-cells   µs to fill, measure and lay out a self-sizing row with twelve constraints;
//                                 self-sizing-cells-manual for the same row without constraints
//     measure unconstrained-views µs and allocations of a layout of 1,000 views without constraints;
//                                 unconstrained-views-beside with 100 constrained views in the same tree
//     measure nib-objects         µs to read a nib and create its 61 views with 120 constraints; nib-objects-code for
//                                 the same views in code
//     measure idle-screen         frames, drawn images and timers in ten seconds without input

let measurements: [String: @MainActor () -> [Figure]] = [
    "gesture-move": GestureMoves.measure,
    "drag-move": { DragMoves.measure(count: 10_000) },
    "drag-move-short": { DragMoves.measure(count: 100) },
    "rows-move": { ComponentMoves.rows(count: 10_000) },
    "rows-move-short": { ComponentMoves.rows(count: 100) },
    "rows-move-long": { ComponentMoves.rows(count: 100_000) },
    "rows-move-sections": { ComponentMoves.rows(count: 10_000, inSection: 2) },
    "stack-move": { ComponentMoves.stack(count: 10) },
    "stack-move-long": { ComponentMoves.stack(count: 200) },
    "board-move-reject": { ComponentMoves.board(count: 2000, .reject) },
    "board-move-reject-short": { ComponentMoves.board(count: 50, .reject) },
    "board-move-push": { ComponentMoves.board(count: 2000, .push) },
    "board-move-push-short": { ComponentMoves.board(count: 50, .push) },
    "calendar-move": { ComponentMoves.calendar(weeks: 40) },
    "calendar-move-short": { ComponentMoves.calendar(weeks: 1) },
    "layer-animation": LayerAnimation.measure,
    "snapshot-difference": SnapshotDifference.measure,
    "list-scroll": { ListFrames.scroll(by: 37) },
    "list-fling": { ListFrames.scroll(by: 400) },
    "list-jump": ListFrames.jump,
    "list-thumb": { ListFrames.thumb(count: ListFrames.longest) },
    "list-thumb-short": { ListFrames.thumb(count: 1000) },
    "list-insert": { ListFrames.changeTop(by: 10_000) },
    "list-delete": { ListFrames.changeTop(by: -10_000) },
    "list-memory": ListFrames.memory,
    "grid-scroll": { GridFrames.scroll(by: 37, .equal) },
    "grid-fling": { GridFrames.scroll(by: 400, .equal) },
    "grid-rows": { GridRows.measure(sections: 200) },
    "grid-rows-long": { GridRows.measure(sections: 20_000) },
    "grid-varying-scroll": { GridFrames.scroll(by: 37, .varying) },
    "grid-jump": { GridFrames.jump(count: GridStage.longest, .varying) },
    "grid-jump-short": { GridFrames.jump(count: 1000, .varying) },
    "grid-thumb": { GridFrames.thumb(count: GridStage.longest, .varying) },
    "grid-thumb-short": { GridFrames.thumb(count: 1000, .varying) },
    "grid-insert": { GridFrames.insert(10_000, .equal) },
    "grid-lines-width": GridLines.width,
    "grid-memory": GridLines.memory,
    "self-sizing-cells": { SelfSizingCells.measure(ConstraintCell.self) },
    "self-sizing-cells-manual": { SelfSizingCells.measure(ManualCell.self) },
    "unconstrained-views": { UnconstrainedViews.measure(beside: 0) },
    "unconstrained-views-beside": { UnconstrainedViews.measure(beside: 100) },
    "nib-objects": NibObjects.measureNib,
    "nib-objects-code": NibObjects.measureCode,
    "idle-screen": IdleScreen.measure,
]

/// Measurements whose names end with a number.
let numbered: [String: @MainActor (Int) -> [Figure]] = [
    "grid-width-": { GridFrames.width(count: $0, .equal) },
    "grid-width-varying-": { GridFrames.width(count: $0, .varying) },
    "grid-layout-": { GridLines.layout(count: $0) },
    "grid-move-": { GridMoves.measure(count: $0) },
    "grid-move-selected-": { GridItemDrags.selected(count: $0) },
    "grid-keys-": { GridItemDrags.keys(count: $0) },
    "grid-sections-": { GridSections.measure(count: $0) },
    "grid-self-sizing-": { GridSelfSizing.measure(count: $0) },
    "grid-hold-": { GridMoves.hold(framesPerSecond: Double($0)) },
]

let name = CommandLine.arguments.dropFirst().first ?? ""
if name.hasPrefix("constraints-system-"), let system = ConstraintSolving.system(name.dropFirst(19)) {
    print(system.text, terminator: "")
} else if name.hasPrefix("constraints-"), let system = ConstraintSolving.system(name.dropFirst(12)) {
    for figure in ConstraintSolving.measure(system) { print(figure.name, figure.value) }
} else if let measurement = measurements[name] {
    for figure in measurement() { print(figure.name, figure.value) }
} else if let number = name.split(separator: "-").last.flatMap({ Int($0) }),
    let measurement = numbered[String(name.dropLast("\(number)".count))]
{
    for figure in measurement(number) { print(figure.name, figure.value) }
} else {
    fatalError("measure: name one of \(measurements.keys.sorted().joined(separator: ", ")), or constraints-NAME")
}
