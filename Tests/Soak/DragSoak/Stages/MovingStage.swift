// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit

/// A stage with several `MovingView`s in one superview, which may be a scroll view.
final class MovingStage: SoakStage {
    /// The configuration that all views share.
    private struct Settings {
        let isScrolled: Bool
        let step: CGSize
        let spacing: CGFloat
        let avoidsOthers: Bool

        init(_ numbers: SoakNumbers) {
            isScrolled = numbers.happens(0.6)
            step = numbers.one(of: [
                (CGSize(width: 20, height: 20), 0.5), (.zero, 0.3), (CGSize(width: 60, height: 15), 0.2),
            ])
            spacing = numbers.happens(0.4) ? 0 : 10
            avoidsOthers = numbers.happens(0.7)
        }
    }

    /// An item in the app's data.
    private struct Item {
        var frame: CGRect
        var isHidden = false
        var canResize: Bool
        var isMovable: Bool
    }

    private static let room = CGSize(width: 600, height: 900)

    let container = SoakContainerView()
    let ledger = SoakLedger()
    private let settings: Settings
    private let scrollView = UIScrollView()
    private let sheet = UIView()
    private var items: [Int: Item] = [:]
    private var lastID = 0
    private var isEnabled = true
    private(set) lazy var steps: SoakSteps? = SoakSteps(container.ownUndoManager, ledger) { [unowned self] in
        items.sorted { $0.key < $1.key }.map { "\($0.key) at \(SoakMover.words($0.value.frame))" }.joined(
            separator: ", ")
    }

    convenience init(_ numbers: SoakNumbers) {
        self.init(Settings(numbers))
        for _ in 0..<2 + numbers.index(below: 8) { add(numbers) }
    }

    private init(_ settings: Settings) {
        self.settings = settings
        scrollView.contentSize = MovingStage.room
        container.addSubview(outermost)
        container.arrange = { [outermost] area in outermost.frame = area }
    }

    private var outermost: UIView { settings.isScrolled ? scrollView : sheet }
    private var movers: [SoakMover] { outermost.subviews.compactMap { $0 as? SoakMover } }

    private func show(_ id: Int, _ item: Item) {
        items[id] = item
        let view = SoakMover(id, frame: item.frame)
        (view.step, view.spacing, view.avoidsOthers) = (settings.step, settings.spacing, settings.avoidsOthers)
        (view.isHidden, view.canResize, view.isEnabled) = (item.isHidden, item.canResize, item.isMovable && isEnabled)
        view.onLift = { [ledger] in ledger.began() }
        view.onChange = { [unowned self, unowned view] in moved(view, to: $0) }
        view.onEnd = { [unowned self, unowned view] in ended(view, committed: $0) }
        outermost.addSubview(view)
    }

    // MARK: Callbacks

    private func moved(_ view: MovingView, to frame: CGRect) {
        guard let view = view as? SoakMover, items[view.id] != nil else {
            return ledger.addFault("a view was moved to \(frame) that is no more")
        }
        items[view.id]?.frame = frame
        guard steps?.isUnderWay == false else { return }
        // Assistive technology moves a view without lifting it, so the beginning of such a move is recorded here.
        if !view.isUp { ledger.began() }
        if view.isMoved, view.isUp { ledger.addFault("\(view.id) was moved twice") }
        view.isMoved = true
        ledger.ended(committed: true)
        steps?.recordStep()
    }

    private func ended(_ view: MovingView, committed: Bool) {
        guard let view = view as? SoakMover, view.isUp else { return }
        view.cameToRest()
        if committed != view.isMoved {
            ledger.addFault("\(view.id) was \(committed ? "" : "not ")moved, and told otherwise")
        }
        if !view.isMoved { ledger.ended(committed: false) }
    }

    // MARK: Changes at any time

    private func isFree(_ frame: CGRect, but id: Int?) -> Bool {
        let room = settings.spacing
        return !settings.avoidsOthers
            || !items.contains { other, item in
                other != id && !item.isHidden
                    && frame.insetBy(dx: 0.01 - room, dy: 0.01 - room).intersects(
                        item.frame.insetBy(dx: 0.01, dy: 0.01))
            }
    }

    private func place(_ numbers: SoakNumbers) -> CGRect {
        let size = CGSize(width: 60 + 20 * numbers.index(below: 5), height: 40 + 20 * numbers.index(below: 4))
        let room = settings.isScrolled ? MovingStage.room : CGSize(width: 600, height: 420)
        return CGRect(
            origin: CGPoint(
                x: 20 * numbers.index(below: Int((room.width - size.width) / 20) + 1),
                y: 20 * numbers.index(below: Int((room.height - size.height) / 20) + 1)),
            size: size)
    }

    private func add(_ numbers: SoakNumbers) {
        let item = Item(
            frame: place(numbers), canResize: numbers.happens(0.4), isMovable: !numbers.happens(0.08))
        guard isFree(item.frame, but: nil) else { return }
        lastID += 1
        show(lastID, item)
    }

    func changeData(_ numbers: SoakNumbers) {
        guard numbers.happens(0.75), let view = numbers.one(of: movers), var item = items[view.id] else {
            return add(numbers)
        }
        switch numbers.index(below: 3) {
        case 0:
            items[view.id] = nil
            // Moves of a removed view cannot be undone any more.
            container.ownUndoManager.removeAllActions(withTarget: view)
            view.removeFromSuperview()
        case 1:
            item.isHidden.toggle()
            guard item.isHidden || isFree(item.frame, but: view.id) else { return }
            items[view.id] = item
            view.isHidden = item.isHidden
        default:
            item.frame = place(numbers)
            // Only the pointer controls the position of a dragged view, so the app does not move such a view here.
            guard view.state == .ended, isFree(item.frame, but: view.id) else { return }
            items[view.id] = item
            view.frame = item.frame
        }
    }

    // MARK: Stage

    var parts: [AnyObject] { [container, scrollView, sheet] + movers }
    var isDragging: Bool { movers.contains { $0.state == .began } }

    func placeOfItem(_ numbers: SoakNumbers) -> CGPoint? {
        let seen = container.convert(container.bounds, to: nil)
        let places = movers.filter { !$0.isHidden }.map { $0.convert($0.bounds, to: nil).intersection(seen) }
        return numbers.one(of: places.filter { !$0.isEmpty }).map { numbers.point(in: $0) }
    }

    func setEnabled(_ isEnabled: Bool) {
        self.isEnabled = isEnabled
        for view in movers { view.isEnabled = isEnabled && items[view.id]?.isMovable == true }
    }

    var faults: [String] {
        var faults: [String] = []
        if Set(movers.map(\.id)) != Set(items.keys) || movers.count != items.count {
            faults.append("there are \(movers.map(\.id)), not \(items.keys.sorted())")
        }
        for view in movers {
            let (there, told) = (SoakMover.words(view.frame), SoakMover.words(items[view.id]?.frame ?? .null))
            if there != told { faults.append("\(view.id) is at \(there), and was told to be at \(told)") }
        }
        if steps?.hasUndonePastChanges != true {
            for (id, item) in items where !item.isHidden && !isFree(item.frame, but: id) {
                faults.append("\(id) at \(item.frame) is too close to another")
            }
        }
        return faults
    }

    func makeTwin() -> any SoakStage {
        let twin = MovingStage(settings)
        // A lifted view comes to the front and stays there, so the twin adds its views in the same order.
        for view in movers {
            if let item = items[view.id] { twin.show(view.id, item) }
        }
        return twin
    }
}
