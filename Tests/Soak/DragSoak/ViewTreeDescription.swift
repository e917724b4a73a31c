// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A textual description of a tree of views and layers, with everything that a drag may change.
///
/// It lists the views with their frames, appearance, gesture recognizers, interactions and animations.
///
/// Two trees that look the same have the same description. Frames are those on screen, so that it does not matter which
/// off-screen rows a table has measured.
@MainActor
enum ViewTreeDescription {
    static func lines(of view: UIView) -> [String] {
        let children = view.subviews.filter { !isOutOfSight($0) }.map(lines)
        // The order in which cells and arranged views were added does not matter.
        let isRow = view is UIScrollView && view.superview is UICollectionView
        let isSorted = view is UITableView || view is UIStackView || view is UICollectionView || isRow
        let sorted = isSorted ? children.sorted { $0.lexicographicallyPrecedes($1) } : children
        return [words(view)] + layers(of: view) + sorted.flatMap { $0 }.map { "  " + $0 }
    }

    // MARK: Views

    /// Whether a view is outside the bounds of a scroll view around it and has no special appearance, like a cell that
    /// a table keeps off screen for reuse.
    private static func isOutOfSight(_ view: UIView) -> Bool {
        let clips = sequence(first: view, next: \.superview).dropFirst().filter { $0 is UIScrollView }
        // The intersection is computed, because on Linux `intersects` also returns true if edges only touch.
        guard clips.contains(where: { view.convert(view.bounds, to: $0).intersection($0.bounds).isEmpty }) else {
            return false
        }
        let layer = view.layer
        // A hidden cell counts as a special appearance. A hidden separator does not, because it depends on the row
        // below, which may not have been loaded.
        let isHiddenRow = layer.isHidden && (view is UITableViewCell || view is UICollectionViewCell)
        return layer.opacity == opacity(givenTo: view) && !isHiddenRow && CATransform3DIsIdentity(layer.transform)
            && layer.shadowOpacity == 0 && layer.borderWidth == 0 && layer.animationKeys()?.isEmpty != false
    }

    /// The opacity that a collection view's layout gives to a cell; 1 for other views.
    private static func opacity(givenTo view: UIView) -> Float {
        guard let cell = view as? UICollectionViewCell, let collectionView = view.superview as? UICollectionView,
            let path = collectionView.indexPath(for: cell),
            let attributes = collectionView.layoutAttributesForItem(at: path)
        else { return 1 }
        return Float(attributes.alpha)
    }

    private static func words(_ view: UIView) -> String {
        var words = ["\(type(of: view))", place(view), appearance(view.layer)]
        if !view.isUserInteractionEnabled { words.append("deaf") }
        if view.isFirstResponder { words.append("first responder") }
        if let label = view as? UILabel { words.append("“\(label.text ?? "")”") }
        if let cell = view as? UITableViewCell { words.append(state(of: cell)) }
        if let control = view as? UIControl, control.state != .normal { words.append("state \(control.state)") }
        for recognizer in view.gestureRecognizers ?? [] {
            let isOn = recognizer.isEnabled ? "" : " off"
            words.append("[\(type(of: recognizer)) \(recognizer.state)\(isOn)]")
        }
        for interaction in view.interactions { words.append("<\(type(of: interaction))>") }
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func state(of cell: UITableViewCell) -> String {
        let state = cell.configurationState
        var words: [String] = []
        if state.cellDragState != .none { words.append("drags") }
        if state.cellDropState != .none { words.append("takes a drop") }
        if cell.isSelected { words.append("selected") }
        if cell.isHighlighted { words.append("highlighted") }
        if cell.isEditing { words.append("edited") }
        return words.joined(separator: " ")
    }

    private static func place(_ view: UIView) -> String {
        // The place of an invisible scroll indicator is not compared, because the indicator stays where it was last
        // visible.
        if view.alpha == 0, !view.isUserInteractionEnabled { return "unseen" }
        let frame = view.convert(view.bounds, to: nil)
        var words = "(\(short(frame.minX)), \(short(frame.minY)); \(short(frame.width)) × \(short(frame.height)))"
        if let scrollView = view as? UIScrollView, !(view is UITableView) {
            words += " of \(short(scrollView.contentSize.width)) × \(short(scrollView.contentSize.height))"
        }
        return words
    }

    // MARK: Layers

    /// The sublayers of a view's layer that do not belong to a view.
    private static func layers(of view: UIView) -> [String] {
        (view.layer.sublayers ?? []).filter { !($0.delegate is UIView) }.flatMap { lines(of: $0) }
    }

    private static func lines(of layer: CALayer) -> [String] {
        let frame = layer.frame
        let size = "\(short(frame.width)) × \(short(frame.height))"
        return ["  * \(type(of: layer)) \(size) \(appearance(layer))"]
            + (layer.sublayers ?? []).flatMap { lines(of: $0) }.map { "  " + $0 }
    }

    private static func appearance(_ layer: CALayer) -> String {
        var words: [String] = []
        if layer.isHidden { words.append("hidden") }
        if layer.opacity != 1 { words.append("opacity \(short(CGFloat(layer.opacity)))") }
        if !CATransform3DIsIdentity(layer.transform) { words.append("transformed") }
        if layer.bounds.origin != .zero, !(layer.delegate is UIScrollView) { words.append("scrolled") }
        if layer.cornerRadius != 0 { words.append("corners \(short(layer.cornerRadius))") }
        if layer.masksToBounds { words.append("clips") }
        if layer.mask != nil { words.append("masked") }
        // The z-position of a focused view does not matter, because the focus may bring a view to the front.
        if layer.zPosition != 0, (layer.delegate as? UIView)?.isFocused != true {
            words.append("z \(short(layer.zPosition))")
        }
        if layer.borderWidth != 0 { words.append("border \(short(layer.borderWidth))") }
        if layer.shadowOpacity != 0 { words.append("shadow \(short(CGFloat(layer.shadowOpacity)))") }
        if let color = layer.backgroundColor { words.append("on \(color.components ?? [])") }
        if let shape = layer as? CAShapeLayer, let dashes = shape.lineDashPattern { words.append("dashes \(dashes)") }
        if let keys = layer.animationKeys(), !keys.isEmpty { words.append("moves \(keys)") }
        return words.joined(separator: " ")
    }

    /// The value rounded to tenths of a point; zero has no sign.
    private static func short(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 10).rounded() / 10
        return rounded == 0 ? "0" : "\(rounded)"
    }

    /// A description of the first differences between two trees; nil if there are none.
    static func difference(_ played: [String], _ fresh: [String]) -> String? {
        guard played != fresh else { return nil }
        let change = played.difference(from: fresh)
        let left = change.insertions.prefix(6).map { words($0) }
        let missing = change.removals.prefix(6).map { words($0) }
        return "there is \(left), and in a stage that nobody touched \(missing)"
    }

    private static func words(_ change: CollectionDifference<String>.Change) -> String {
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _): line.trimmingCharacters(in: .whitespaces)
        }
    }
}
