// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A drag from stack to stack, and out of them.
extension StackDrag {
    func chooseStack(at point: CGPoint) {
        switch stack.destination(at: point, of: self) {
        case .stay: break
        case .stack(let other):
            guard other !== currentStack || isOutside else { break }
            // Stacks have grown and closed up since: below a pointer that rests that leads nothing back.
            if let lastLeft, lastLeft.stack === other, lastLeft.point == point { break }
            lastLeft = isOutside ? nil : (currentStack, point)
            carry(to: other === stack ? nil : other)
        case .outside: if !isOutside { carryOutside() }
        }
    }

    /// - Parameter other: another stack; nil for the view's own.
    func carry(to other: DragDropStackView?) {
        if isOutside { lifted.showRemoval(false) }
        isOutside = false
        let left = leaveVisited()
        if let other, let places = StackPlaces(other, carrying: view) {
            home.left()
            visited = places
            other.visitor = self
        }
        makeRoom(swapMotion, leaving: left)
        takeFocusAlong()
    }

    private func carryOutside() {
        let left = leaveVisited()
        home.left()
        isOutside = true
        makeRoom(swapMotion, leaving: left)
        lifted.showRemoval(true)
        announcer.say("\(view.spokenName ?? "View") to be removed")
    }

    /// - Returns: what was left, which has room for the view still.
    func leaveVisited() -> StackPlaces? {
        guard let left = visited else { return nil }
        left.restore(swapMotion)
        visited = nil
        left.stack.visitor = nil
        left.stack.updateFocusRing()
        return left
    }

    // MARK: - Room

    /// Has each stack be as large as it will be with the view let go of where it is now, and what they are in with them.
    func makeRoom(_ motion: StackShifter.Motion, leaving left: StackPlaces? = nil) {
        // What else is due does not move with them. The app may end the drag at any layout.
        stack.window?.layoutIfNeeded()
        let isAway = !isOver && (visited != nil || isOutside)
        let (oldLength, closesUp) = (stack.length(of: stack), isAway && !home.hasRoom)
        let offsets = closesUp ? OffsetsBeforeClosing(round: stack) : nil
        guard left != nil || home.hasRoom != isAway || isAway && visited?.needsRoom == true
        else { return }
        StackShifter.perform(motion) {
            left?.closeRoom()
            if isAway { self.visited?.openRoom() }
            isAway ? self.home.openRoom() : self.home.closeRoom()
            self.stack.window?.layoutIfNeeded()
            if closesUp, self.home.keepRoomLeft(of: oldLength) { self.stack.window?.layoutIfNeeded() }
            if !isAway { self.scrolledBack?.restore() }
        }
        if closesUp { offsets?.note() }
        scrolledBack = isAway ? offsets ?? scrolledBack : nil
        _ = home.measureAgain()
        _ = visited?.measureAgain()
    }

    /// The stacks lay out what the app has arranged: their layout is due.
    func closeRooms() {
        home.closeRoom()
        visited?.closeRoom()
    }
}

/// How far the scroll views round a stack were scrolled before it closed up, where they could not stay so.
@MainActor
final class OffsetsBeforeClosing {
    private var places: [(scrollView: UIScrollView, old: CGPoint, new: CGPoint)]

    init(round stack: DragDropStackView) {
        places = EdgeScroller.scrollViews(round: stack).map { ($0, $0.contentOffset, $0.contentOffset) }
    }

    /// It has closed up.
    func note() {
        places = places.map { ($0.scrollView, $0.old, $0.scrollView.contentOffset) }.filter { $0.old != $0.new }
    }

    /// It is as long as before. What has been scrolled meanwhile stays so.
    func restore() {
        for (scrollView, old, new) in places where scrollView.contentOffset == new { scrollView.contentOffset = old }
    }
}
