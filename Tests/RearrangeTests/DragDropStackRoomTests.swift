// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("What an app sees and does of stacks while a view is carried from one to the other") @MainActor
struct DragDropStackRoomTests {
    @Test("Both have the views that the app has arranged, and nothing is hidden")
    func seen() throws {
        let stage = FittingStacks()
        let own = stage.home.arrangedSubviews
        let finger = stage.carryOver(1, to: 0)
        finger.hold(0.3)
        #expect(stage.home.arrangedSubviews == own && stage.visited.names == ["W0", "W1"])
        #expect(stage.visited.arrangedSubviews.count == 2 && stage.heard == ["begin"])
        #expect(own.allSatisfy { !$0.isHidden && $0.superview === stage.home })
        finger.up()
        try stage.expectTidy([["V0", "V2"], ["W0", "V1", "W1"]])
    }

    @Test("Views come and go meanwhile, by the indices that the app knows", arguments: 0..<6)
    func changes(what: Int) throws {
        let stage = FittingStacks()
        let finger = stage.carryOver(1, to: 0)
        finger.hold(0.3)
        let tile = Tile("N")
        switch what {
        case 0:
            stage.home.insertArrangedSubview(tile, at: 1)
            stage.change(stage.home) { $0.insert("N", at: 1) }
        case 1:
            stage.home.insertArrangedSubview(tile, at: 2)
            stage.change(stage.home) { $0.insert("N", at: 2) }
        case 2:
            stage.home.addArrangedSubview(stage.home.arrangedSubviews[0])
            stage.change(stage.home) { $0.append($0.remove(at: 0)) }
        case 3:
            stage.visited.insertArrangedSubview(tile, at: 0)
            stage.change(stage.visited) { $0.insert("N", at: 0) }
        case 4:
            stage.visited.arrangedSubviews[1].removeFromSuperview()
            stage.change(stage.visited) { $0.remove(at: 1) }
        default:
            let first = stage.visited.arrangedSubviews[0]
            stage.visited.removeArrangedSubview(first)
            first.removeFromSuperview()
            stage.change(stage.visited) { $0.remove(at: 0) }
        }
        #expect([stage.home.names, stage.visited.names] == stage.models)
        finger.hold(0.3)
        let frames = stage.frames
        #expect(stage.home.sizeThatFits(.zero) == stage.home.bounds.size)
        finger.up()
        #expect(stage.frames == frames)
        try stage.expectTidy(stage.models)
        #expect(stage.moves.count == 1 && stage.models[1].contains("V1"))
    }

    @Test("Put back, the view is at the index that it has come to have, with the spacing after it")
    func comesBack() throws {
        let stage = FittingStacks()
        let view = stage.home.arrangedSubviews[1]
        stage.home.setCustomSpacing(30, after: view)
        let finger = stage.carryOver(1, to: 0)
        finger.hold(0.3)
        #expect(stage.home.bounds.height == 130 && stage.home.customSpacing(after: view) == 30)
        stage.home.setCustomSpacing(40, after: view)
        stage.home.insertArrangedSubview(Tile("N"), at: 0)
        stage.change(stage.home) { $0.insert("N", at: 0) }
        stage.home.insertArrangedSubview(view, at: 3)
        stage.change(stage.home) { $0.append($0.remove(at: 2)) }
        stage.home.insertArrangedSubview(view, at: 2)
        stage.change(stage.home) { $0.insert($0.remove(at: 3), at: 2) }
        #expect(stage.home.customSpacing(after: view) == 40 && stage.home.names == ["N", "V0", "V1", "V2"])
        finger.cancel()
        try stage.expectTidy([["N", "V0", "V1", "V2"], ["W0", "W1"]])
        #expect(stage.home.bounds.height == 300)
    }

    @Test(
        "Taken away or hidden by the app while it is over another stack, the view is carried no more", arguments: 0..<3)
    func gone(how: Int) throws {
        let stage = FittingStacks()
        let finger = stage.carryOver(1, to: 0)
        finger.hold(0.3)
        let view = stage.home.arrangedSubviews[1]
        switch how {
        case 0: view.removeFromSuperview()
        case 1: stage.visited.addArrangedSubview(view)
        default: view.isHidden = true
        }
        if how == 1 { stage.change(stage.visited) { $0.append("V1") } }
        if how < 2 { stage.change(stage.home) { $0.remove(at: 1) } }
        finger.hold(0.3)
        #expect(!stage.home.isDragging && stage.heard == ["begin", "cancel"])
        finger.up()
        view.isHidden = false
        stage.screen.advance(by: 0.1)
        try stage.expectTidy(stage.models)
        #expect(stage.moves == [])
    }

    @Test("All views of the visited stack are thrown away and others put in")
    func refilled() throws {
        let stage = FittingStacks()
        let finger = stage.carryOver(1, to: 1)
        finger.hold(0.3)
        for view in stage.visited.subviews { view.removeFromSuperview() }
        #expect(stage.visited.arrangedSubviews == [])
        for name in ["A", "B", "C"] { stage.visited.addArrangedSubview(Tile(name)) }
        stage.change(stage.visited) { $0 = ["A", "B", "C"] }
        finger.hold(0.3)
        #expect(stage.visited.bounds.height == 270)
        finger.up()
        try stage.expectTidy(stage.models)
        #expect(stage.models[1].count == 4 && stage.visited.bounds.height == 270)
    }

    @Test("The app ends the drag when it lays out the stacks anew: everything is as before")
    func endedByLayout() throws {
        let stage = FittingStacks()
        let frames = stage.frames
        let finger = stage.lift(1)
        stage.container.didLayout = { [weak stage] in stage?.home.cancelDrag() }
        finger.move(to: stage.middle(stage.visited, 0), duration: 0.2)
        finger.hold(0.3)
        stage.container.didLayout = {}
        finger.up()
        try stage.expectTidy([["V0", "V1", "V2"], ["W0", "W1"]])
        #expect(stage.frames == frames && stage.heard == ["begin", "cancel"])
    }
}
