// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit

/// A view with an intrinsic size that represents an item.
final class SoakTile: UIView {
    let id: Int

    init(_ id: Int) {
        self.id = id
        super.init(frame: .zero)
        backgroundColor = .systemTeal
        layer.cornerRadius = id % 3 == 0 ? 6 : 0
        alpha = id % 4 == 0 ? 0.9 : 1
        isAccessibilityElement = true
        accessibilityLabel = "\(id)"
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 40 + id * 7 % 50, height: 40 + id * 5 % 40) }
}

/// The random settings of one stack, of which a stage may have several.
struct SoakStackConfiguration {
    let axis: NSLayoutConstraint.Axis
    let spacing: CGFloat
    let alignment: UIStackView.Alignment
    let isScrolled: Bool
    let configuration: DragDropStackView.Configuration
    /// Tiles whose number is a multiple of this value are fixed; 0 if no tile is fixed.
    let fixed: Int
    /// Tiles whose number is a multiple of this value have a handle; 0 if no tile has one.
    private(set) var handles: Int

    /// Configurations of stacks that exchange tiles. All have the same `handles`, because tiles keep their handles.
    static func several(_ count: Int, _ numbers: SoakNumbers) -> [SoakStackConfiguration] {
        var allSettings = (0..<count).map { _ in SoakStackConfiguration(numbers, canRemove: false) }
        for index in allSettings.indices { allSettings[index].handles = allSettings[0].handles }
        return allSettings
    }

    init(_ numbers: SoakNumbers, canRemove: Bool) {
        axis = numbers.happens(0.5) ? .vertical : .horizontal
        spacing = numbers.happens(0.3) ? 0 : 10
        alignment = numbers.happens(0.5) ? .fill : .center
        isScrolled = numbers.happens(0.5)
        var configuration = numbers.one(of: [
            (DragDropStackView.Configuration.standard, 0.6), (.plain, 0.2), (.scrolledByDelegate, 0.2),
        ])
        configuration.followsAcrossAxis = numbers.happens(0.3)
        if canRemove, numbers.happens(0.2) { configuration.removalDistance = 30 }
        self.configuration = configuration
        fixed = numbers.happens(0.15) ? 4 : 0
        handles = numbers.happens(0.1) ? 3 : 0
    }
}

/// The items of a stage's stacks.
@MainActor
final class SoakStackModel {
    var lists: [[Int]]
    var hidden: Set<Int> = []
    private(set) var expected: Set<Int>
    private var lastID: Int

    init(_ counts: [Int]) {
        var next = 0
        lists = counts.map { count in
            defer { next += count }
            return Array(next + 1..<next + count + 1)
        }
        lastID = next
        expected = Set(lists.flatMap { $0 })
    }

    init(_ other: SoakStackModel) {
        (lists, hidden, expected, lastID) = (other.lists, other.hidden, other.expected, other.lastID)
    }

    func makeID() -> Int {
        lastID += 1
        expected.insert(lastID)
        return lastID
    }

    func removeExpected(_ id: Int) { expected.remove(id) }
    func addExpected(_ id: Int) { expected.insert(id) }

    var faults: [String] {
        let found = lists.flatMap { $0 }
        return found.count == expected.count && Set(found) == expected
            ? [] : ["the lists hold \(found.sorted()), not \(expected.sorted())"]
    }
}

/// The delegate of the stack `stack`, whose tiles are the items of one list of `model`.
@MainActor
final class SoakStack: DragDropStackViewDelegate {
    let stack: DragDropStackView
    let scrollView = UIScrollView()
    let number: Int
    let model: SoakStackModel
    let settings: SoakStackConfiguration
    let ledger: SoakLedger
    var steps: SoakSteps?

    init(_ number: Int, _ model: SoakStackModel, _ settings: SoakStackConfiguration, _ ledger: SoakLedger) {
        (self.number, self.model, self.settings, self.ledger) = (number, model, settings, ledger)
        stack = DragDropStackView(arrangedSubviews: model.lists[number].map { SoakTile($0) })
        (stack.axis, stack.spacing, stack.alignment) = (settings.axis, settings.spacing, settings.alignment)
        stack.configuration = settings.configuration
        for case let tile as SoakTile in stack.arrangedSubviews { prepare(tile) }
        stack.dragDelegate = self
        if settings.isScrolled { scrollView.addSubview(stack) }
    }

    /// The view to add to the stage: the scroll view or the stack itself.
    var outermost: UIView { settings.isScrolled ? scrollView : stack }

    private func prepare(_ tile: SoakTile) {
        tile.isHidden = model.hidden.contains(tile.id)
        guard settings.handles > 0, tile.id % settings.handles == 0 else { return }
        tile.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40)))
    }

    /// Lays the stack out in a part of the stage, with the size that fits its tiles.
    func layOut(in area: CGRect) {
        let size = stack.sizeThatFits(.zero)
        if settings.isScrolled {
            scrollView.frame = area
            scrollView.contentSize = size
            stack.frame = CGRect(origin: .zero, size: size)
        } else {
            stack.frame = CGRect(origin: area.origin, size: size)
        }
    }

    private func changed() { outermost.superview?.setNeedsLayout() }

    private func recordStep() {
        steps?.recordStep()
        changed()
    }

    // MARK: Changes at any time

    func change(_ numbers: SoakNumbers) {
        let tiles = stack.arrangedSubviews.compactMap { $0 as? SoakTile }
        switch numbers.index(below: 4) {
        case 0:
            let (id, index) = (model.makeID(), numbers.index(below: tiles.count + 1))
            model.lists[number].insert(id, at: index)
            let tile = SoakTile(id)
            prepare(tile)
            stack.insertArrangedSubview(tile, at: index)
        case 1:
            guard let tile = numbers.one(of: tiles) else { return }
            model.lists[number].removeAll { $0 == tile.id }
            model.removeExpected(tile.id)
            if numbers.happens(0.5) { stack.removeArrangedSubview(tile) }
            tile.removeFromSuperview()
        case 2:
            guard let tile = numbers.one(of: tiles) else { return }
            tile.isHidden.toggle()
            if tile.isHidden { model.hidden.insert(tile.id) } else { model.hidden.remove(tile.id) }
        default:
            guard let tile = numbers.one(of: tiles) else { return }
            let index = numbers.index(below: tiles.count)
            model.lists[number].removeAll { $0 == tile.id }
            model.lists[number].insert(tile.id, at: index)
            stack.insertArrangedSubview(tile, at: index)
        }
        changed()
    }

    func placeOfTile(_ numbers: SoakNumbers) -> CGPoint? {
        let seen = outermost.convert(outermost.bounds, to: nil)
        let places = stack.arrangedSubviews.filter { !$0.isHidden }
            .map { ($0.subviews.first ?? $0).convert(($0.subviews.first ?? $0).bounds, to: nil).intersection(seen) }
        return numbers.one(of: places.filter { !$0.isEmpty }).map { numbers.point(in: $0) }
    }

    var faults: [String] {
        let shown = stack.arrangedSubviews.compactMap { ($0 as? SoakTile)?.id }
        let model = model.lists[number]
        return shown == model ? [] : ["a stack has \(shown), and its list \(model)"]
    }

    // MARK: Delegate

    func stackView(_ stackView: DragDropStackView, willBeginDragging view: UIView) { ledger.began() }

    func stackView(_ stackView: DragDropStackView, didEndDragging view: UIView, committed: Bool) {
        ledger.ended(committed: committed)
    }

    func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int) {
        guard model.lists[number].indices.contains(fromIndex), model.lists[number].indices.contains(toIndex) else {
            return ledger.addFault("\(fromIndex) is to move to \(toIndex) of \(model.lists[number].count)")
        }
        let id = model.lists[number].remove(at: fromIndex)
        if id != (view as? SoakTile)?.id { ledger.addFault("\(id) is to move, and another was dragged") }
        model.lists[number].insert(id, at: toIndex)
        recordStep()
    }

    func stackView(_ stackView: DragDropStackView, didRemove view: UIView, fromIndex: Int) {
        guard model.lists[number].indices.contains(fromIndex) else {
            return ledger.addFault("\(fromIndex) of \(model.lists[number].count) is to go")
        }
        model.removeExpected(model.lists[number].remove(at: fromIndex))
        recordStep()
    }

    func stackView(_ stackView: DragDropStackView, didInsert view: UIView, atIndex: Int) {
        guard let id = (view as? SoakTile)?.id else { return }
        model.lists[number].insert(id, at: atIndex)
        model.addExpected(id)
        recordStep()
    }

    func stackView(_ stackView: DragDropStackView, canLift view: UIView) -> Bool {
        settings.fixed == 0 || (view as? SoakTile).map { $0.id % settings.fixed != 0 } ?? false
    }

    func stackView(_ stackView: DragDropStackView, handleOf view: UIView) -> UIView? { view.subviews.first }

    func stackView(
        _ stackView: DragDropStackView, canReceive view: UIView, from source: DragDropStackView
    ) -> Bool { (view as? SoakTile).map { $0.id % 7 != 0 } ?? false }
}
