// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: drops from other views") @MainActor
struct BoardDropTests {
    /// Counts the calls of `itemForDrop`.
    final class Counter {
        var asked = 0
    }

    private let counter = Counter()

    /// The delegate of a drag source with one text item.
    final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: "Lunch" as NSString))
            item.localObject = "Lunch"
            return [item]
        }
    }

    /// A board that accepts drops, and below it a view with a drag source.
    ///
    /// - Parameter place: the place that the board proposes for a dropped item; by default, a frame of 100 by 60
    ///   points.
    /// - Returns: the board's stage, the view, and the delegate of the drag source.
    private func stageWithSource(place: CGRect? = nil) -> (BoardStage, UIView, Source) {
        let source = Source()
        let stage = BoardStage(BoardStage.boxes((200, 200))) { board in
            board.itemForDrop = { [counter] session in
                counter.asked += 1
                guard let text = session.items.first?.localObject as? String else { return nil }
                let place = place ?? CGRect(x: 0, y: 0, width: 100, height: 60)
                return BoardItem(id: text, place: place, title: text)
            }
        }
        stage.board.frame.size.height = 500
        let view = UIView(frame: CGRect(x: 0, y: 540, width: 100, height: 60))
        view.backgroundColor = .red
        let interaction = UIDragInteraction(delegate: source)
        interaction.isEnabled = true
        view.addInteraction(interaction)
        stage.controller.view.addSubview(view)
        stage.screen.advance(by: 0.1)
        return (stage, view, source)
    }

    @Test("A drag from another view becomes an item at the drop point, reported once")
    func dropped() throws {
        let (stage, view, source) = stageWithSource()
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 92, y: 133), duration: 0.4)
        #expect(stage.passing.count == 1)
        #expect(stage.model.count == 1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.frame("Lunch") == CGRect(x: 40, y: 100, width: 100, height: 60))
        #expect(stage.calls == ["added"])
        _ = source
    }

    @Test("Accessibility actions on an item return a drag, and on an empty board drop it (rule 12)")
    func byAccessibilityActions() throws {
        let (stage, view, source) = stageWithSource()
        view.isAccessibilityElement = true
        #expect(stage.screen.perform("Pick Up", on: view))
        let item = try #require(
            stage.screen.accessibilityElements.first { ($0 as? UIView)?.isDescendant(of: stage.board) == true })
        #expect(item.accessibilityCustomActions?.map(\.name).suffix(2) == ["Drop", "Put Back"])
        #expect(stage.screen.perform("Put Back", on: item))
        try stage.expectSettled()
        stage.replace([])
        stage.screen.advance(by: 0.1)
        #expect(stage.screen.perform("Pick Up", on: view))
        #expect(stage.screen.accessibilityElements.contains { $0 === stage.board })
        #expect(stage.screen.perform("Drop", on: stage.board))
        try stage.expectSettled()
        #expect(stage.model.map(\.title) == ["Lunch"])
        #expect(stage.calls == ["added"])
        _ = source
    }

    @Test("A dropped item with an empty frame is centred under the pointer, in the size of a new item")
    func withoutFrame() throws {
        let (stage, view, source) = stageWithSource(place: .zero)
        stage.board.newItemSize = CGSize(width: 80, height: 40)
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 92, y: 133), duration: 0.4)
        finger.up()
        try stage.expectSettled()
        #expect(stage.frame("Lunch") == CGRect(x: 60, y: 120, width: 80, height: 40))
        #expect(stage.calls == ["added"])
        _ = source
    }

    @Test("A drop from another view onto an item is refused and leaves nothing behind (I69)")
    func droppedOnTaken() throws {
        let (stage, view, source) = stageWithSource()
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 250, y: 230), duration: 0.4)
        #expect(stage.passing.count == 1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.model.count == 1)
        #expect(stage.calls == [])
        let other = stage.screen.touch(view)
        other.hold(0.7)
        other.move(to: CGPoint(x: 90, y: 130), duration: 0.4)
        other.move(to: CGPoint(x: 300, y: 570), duration: 0.2)
        #expect(stage.passing.isEmpty)
        other.up()
        try stage.expectSettled()
        _ = source
    }

    @Test("The app is asked once per drag, and a dropped item that the board already has is moved")
    func known() throws {
        let (stage, view, source) = stageWithSource()
        stage.replace(
            stage.model + [BoardItem(id: "Lunch", frame: CGRect(x: 0, y: 0, width: 100, height: 60), title: "Lunch")])
        stage.replace([stage.model[1], stage.model[0]])
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 92, y: 133), duration: 0.4)
        finger.move(to: CGPoint(x: 92, y: 153), duration: 0.4)
        finger.up()
        try stage.expectSettled()
        #expect(counter.asked == 1)
        #expect(stage.calls == ["moved"])
        #expect(stage.frame("Lunch") == CGRect(x: 40, y: 120, width: 100, height: 60))
        _ = source
    }

    enum Going: CaseIterable { case removed, disabled, notTaking }

    @Test("Removing or disabling the board, or clearing `itemForDrop`, ends a drag over it", arguments: Going.allCases)
    func boardStopsAccepting(how: Going) throws {
        let (stage, view, source) = stageWithSource()
        stage.board.collision = .push
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 240, y: 220), duration: 0.4)
        #expect(stage.passing.count == 1)
        switch how {
        case .removed: stage.board.removeFromSuperview()
        case .disabled: stage.board.isEnabled = false
        case .notTaking: stage.board.itemForDrop = nil
        }
        stage.screen.advance(by: 0.1)
        #expect(stage.passing.isEmpty)
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls == [])
        _ = source
    }

    @Test(
        "A drag from another view that is held near the board's edge scrolls the board (I46)",
        arguments: [30.0, 60, 120])
    func scrolls(rate: Double) throws {
        let (stage, view, source) = stageWithSource()
        stage.screen.framesPerSecond = rate
        stage.board.boardSize = CGSize(width: 400, height: 3000)
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 50, y: 100), duration: 0.3)
        finger.move(to: CGPoint(x: 50, y: 480), duration: 0.3)
        finger.hold(2)
        #expect(stage.board.scrollView.contentOffset.y > 800)
        finger.up()
        try stage.expectSettled()
        #expect(stage.frame("Lunch")!.minY > 1200)
        _ = source
    }
}
