// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

extension UIConfigurationStateCustomKey {
    fileprivate static let isOnline = UIConfigurationStateCustomKey("club.isOnline")
}

@MainActor
@Suite("States of configurations")
struct ConfigurationStateTests {
    private let traits = UITraitCollection(userInterfaceStyle: .dark)

    @Test("Begin with nothing going on")
    func begins() {
        let cell = UICellConfigurationState(traitCollection: traits)
        #expect(cell.traitCollection === traits)
        #expect(!cell.isDisabled && !cell.isHighlighted && !cell.isSelected && !cell.isFocused && !cell.isPinned)
        #expect(!cell.isEditing && !cell.isExpanded && !cell.isSwiped && !cell.isReordering)
        #expect(cell.cellDragState == .none && cell.cellDropState == .none)
        let view = UIViewConfigurationState(traitCollection: traits)
        #expect(view.traitCollection === traits && !view.isDisabled && !view.isHighlighted && !view.isSelected)
        #expect(!view.isFocused && !view.isPinned)
    }

    @Test("Are equal where everything is, the app's own states too")
    func compare() {
        var (a, b) = (
            UICellConfigurationState(traitCollection: traits), UICellConfigurationState(traitCollection: traits)
        )
        #expect(a == b && a.hashValue == b.hashValue)
        a[.isOnline] = true
        #expect(a != b && a[.isOnline] == AnyHashable(true) && b[.isOnline] == nil)
        b[.isOnline] = true
        #expect(a == b)
        for state in [UICellConfigurationState.DragState.lifting, .dragging] {
            b.cellDragState = state
            #expect(a != b && b.description.contains("\(state)"))
        }
        (a.cellDragState, a.cellDropState) = (.dragging, .notTargeted)
        #expect(a != b)
        b.cellDropState = .notTargeted
        #expect(a == b && a.description.contains("notTargeted"))
        var (c, d) = (
            UIViewConfigurationState(traitCollection: traits), UIViewConfigurationState(traitCollection: traits)
        )
        c.isPinned = true
        #expect(c != d)
        d.isPinned = true
        d[.isOnline] = 3
        #expect(c != d && d[.isOnline] == AnyHashable(3) && c[.isOnline] == nil)
        d[.isOnline] = nil
        #expect(c == d && c.hashValue == d.hashValue)
        #expect(UIConfigurationStateCustomKey("a") == UIConfigurationStateCustomKey(rawValue: "a"))
    }

    @Test("Say what holds to those who debug")
    func describe() {
        var state = UICellConfigurationState(traitCollection: traits)
        #expect(state.description.contains("nothing"))
        (state.isSelected, state.cellDropState, state[.isOnline]) = (true, .targeted, true)
        #expect(state.description.contains("isSelected") && !state.description.contains("isEditing"))
        #expect(state.debugDescription.contains("targeted") && state.description.contains("club.isOnline = true"))
        #expect(state.customMirror.children.contains { $0.label == "isSwiped" && $0.value as? Bool == false })
        var view = UIViewConfigurationState(traitCollection: traits)
        view.isFocused = true
        #expect(view.description.contains("isFocused") && view.debugDescription == view.description)
        #expect(view.customMirror.children.contains { $0.label == "isFocused" && $0.value as? Bool == true })
    }
}

@Suite("Transformers of colours")
struct ColorTransformerTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test("Are called as functions")
    func calls() {
        let half = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(half(.red) == UIColor.red.withAlphaComponent(0.5))
        #expect(half.transform(.red) == half(.red))
    }

    @Test("Make greys that are as bright, in light and dark")
    func grayscale() {
        var white: CGFloat = 0
        #expect(UIConfigurationColorTransformer.grayscale(.white).getWhite(&white, alpha: nil) && white == CGFloat(1))
        let green = UIConfigurationColorTransformer.grayscale(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
        var alpha: CGFloat = 0
        #expect(green.getWhite(&white, alpha: &alpha))
        #expect(abs(white - 0.7152) < 0.001 && alpha == CGFloat(0.5))
        let label = UIConfigurationColorTransformer.grayscale(.label)
        #expect(label.resolvedColor(with: dark).getWhite(&white, alpha: nil) && white == CGFloat(1))
    }

    @Test("Of tints leave the colour, or take all colour out")
    func tints() {
        #expect(UIConfigurationColorTransformer.preferredTint(.systemRed) == .systemRed)
        let grey = UIConfigurationColorTransformer.monochromeTint
        #expect(grey(.systemRed) == grey(.systemBlue))
    }
}
