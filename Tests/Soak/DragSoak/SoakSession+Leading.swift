// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

extension SoakSession {
    /// Returns a random number of events for a session, without the first and the last event.
    private func makeLength() -> Int { 20 + numbers.index(below: 15) }

    // MARK: Pointer

    func leadByPointer(isMouse: Bool) {
        let start = numbers.happens(0.9) ? stage.placeOfItem(numbers) ?? randomPoint() : randomPoint()
        let pointer: any SoakPointer
        if isMouse {
            screen.mouse.move(to: start)
            screen.mouse.press()
            pointer = screen.mouse
        } else {
            pointer = screen.touch(at: start)
            pointer.hold(stage.holdDuration + (numbers.happens(0.05) ? -0.01 : numbers.number(0.01...0.15)))
        }
        tally.events += 1
        for _ in 0..<makeLength() {
            pointer.move(to: randomPoint(), duration: numbers.happens(0.5) ? 0 : numbers.number(0.02...0.1))
            tally.events += 1
            if numbers.happens(0.15) { pointer.hold(numbers.number(0.05...0.4)) }
            if isMouse, numbers.happens(0.05) {
                screen.mouse.scroll(by: CGVector(dx: 0, dy: numbers.number(-120...120)))
                tally.events += 1
            }
            performRandomEvents()
        }
        end(pointer)
        tally.events += 1
    }

    private func end(_ pointer: any SoakPointer) {
        if numbers.happens(0.8) {
            pointer.move(to: stage.placeToDrop(numbers), duration: 0.1)
            tally.events += 1
            if numbers.happens(0.5) { pointer.hold(numbers.number(0.02...0.3)) }
            pointer.release()
        } else if numbers.happens(0.5) {
            pressEscape()
            pointer.release()
        } else {
            pointer.cancelPress()
        }
    }

    /// A random point, mostly on the stage, sometimes near its edges or outside.
    private func randomPoint() -> CGPoint {
        let area = CGRect(origin: .zero, size: screen.size)
        if numbers.happens(0.08) { return numbers.point(in: area.insetBy(dx: -40, dy: -40)) }
        var point = numbers.point(in: area)
        if numbers.happens(0.12) { point.y = numbers.happens(0.5) ? numbers.number(0...20) : area.maxY - 21 }
        if numbers.happens(0.06) { point.x = numbers.happens(0.5) ? 2 : area.maxX - 2 }
        return point
    }

    // MARK: Keyboard

    func leadByKeys() {
        stage.liftByKeys(screen, numbers)
        tally.events += 1
        for _ in 0..<makeLength() {
            press()
            if numbers.happens(0.4) { screen.advance(by: numbers.number(0.01...0.4)) }
            performRandomEvents()
            if !stage.isDragging, interruption == nil, numbers.happens(0.3) {
                stage.liftByKeys(screen, numbers)
                tally.events += 1
            }
        }
        tally.events += 1
        if numbers.happens(0.75), stage.isDragging {
            screen.press(numbers.happens(0.5) ? .return : .space)
        } else {
            pressEscape()
        }
        screen.advance(by: 1)
        // The space key may have lifted an item that was still returning from the last drag.
        if stage.isDragging { pressEscape() }
    }

    private func press() {
        let key = numbers.one(of: [
            (UIKeyboardHIDUsage.downArrow, 0.32), (.upArrow, 0.24), (.leftArrow, 0.14), (.rightArrow, 0.16),
            (.tab, 0.04), (.home, 0.05), (.end, 0.05),
        ])
        screen.press(key, modifiers: numbers.happens(0.1) ? .shift : [])
        tally.events += 1
    }

    private func pressEscape() {
        let isUnderWay = stage.isDragging
        screen.press(.escape)
        if isUnderWay, interruption == nil { recordInterruption(.escape) }
    }

    // MARK: Accessibility actions

    func leadByActions() {
        for _ in 0..<makeLength() {
            // Rows are included even if they have no custom actions yet: a row has them only while assistive technology
            // is focused on it.
            let elements = screen.accessibilityElements.filter {
                $0 is UITableViewCell || $0.accessibilityCustomActions?.isEmpty == false
            }
            if let element = numbers.one(of: elements).flatMap({ screen.focus(on: $0) }),
                let action = numbers.one(of: element.accessibilityCustomActions ?? [])
            {
                screen.perform(action.name, on: element)
            }
            tally.events += 1
            // During the pause, an item that the action has dropped finishes landing. An interruption during the
            // landing could not cancel the drop.
            screen.advance(by: numbers.number(0.6...1))
            performRandomEvents()
        }
        // During this second a dropped item lands. A lifted item is cancelled afterwards, because no other action
        // follows.
        screen.advance(by: 1)
        tally.events += 1
        if stage.isDragging { pressEscape() }
    }

    // MARK: Events during the drag

    private func performRandomEvents() {
        if numbers.happens(0.08) {
            if stage.isDragging { tally.changes += 1 }
            stage.changeData(numbers)
            stage.steps?.recordChanges()
        }
        if numbers.happens(0.03) { stage.steps?.undoOrRedo(numbers) }
        if numbers.happens(0.05) { secondFinger() }
        if interruption == nil {
            if numbers.happens(0.01) { interrupt() }
        } else if numbers.happens(0.3) {
            SoakInterruption.end(stage, on: screen, in: controller)
        }
    }

    private func secondFinger() {
        let (isAlone, begins) = (!stage.isDragging, stage.ledger.begins)
        let finger = screen.touch(at: randomPoint())
        tally.events += 2
        tally.secondFingers += 1
        if numbers.happens(0.5) {
            finger.hold(numbers.number(0.02...0.7))
            if numbers.happens(0.5) { finger.move(to: randomPoint(), duration: numbers.number(0...0.1)) }
        }
        if numbers.happens(0.9) { finger.up() } else { finger.cancel() }
        // The second finger may have lifted an item, even one that was returning. The pause lets that item settle.
        if isAlone || stage.ledger.begins > begins { screen.advance(by: 1) }
    }

    private func interrupt() {
        guard let kind = numbers.one(of: stage.interruptions) else { return }
        let isUnderWay = stage.isDragging
        kind.begin(stage, on: screen, in: controller, numbers)
        tally.events += 1
        guard isUnderWay else {
            return SoakInterruption.end(stage, on: screen, in: controller)
        }
        tally.interruptions += 1
        // After one frame the component has handled the interruption, although the item is still returning.
        screen.advance(by: 1 / screen.framesPerSecond)
        recordInterruption(kind)
    }

    private func recordInterruption(_ kind: SoakInterruption) {
        interruption = (kind, stage.ledger.begins, stage.ledger.drops)
    }
}
