// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

extension UIConfigurationStateCustomKey {
    fileprivate static let isOnline = UIConfigurationStateCustomKey("club.isOnline")
}

@MainActor
@Suite("Configuration states")
struct ConfigurationStateTests {
    private let traits = UITraitCollection(userInterfaceStyle: .dark)

    @Test("A new configuration state has no flags set")
    func begins() {
        let cell = UICellConfigurationState(traitCollection: traits)
        #expect(cell.traitCollection === traits)
        #expect(!cell.isDisabled)
        #expect(!cell.isHighlighted)
        #expect(!cell.isSelected)
        #expect(!cell.isFocused)
        #expect(!cell.isPinned)
        #expect(!cell.isEditing)
        #expect(!cell.isExpanded)
        #expect(!cell.isSwiped)
        #expect(!cell.isReordering)
        #expect(cell.cellDragState == .none)
        #expect(cell.cellDropState == .none)
        let view = UIViewConfigurationState(traitCollection: traits)
        #expect(view.traitCollection === traits)
        #expect(!view.isDisabled)
        #expect(!view.isHighlighted)
        #expect(!view.isSelected)
        #expect(!view.isFocused)
        #expect(!view.isPinned)
    }

    @Test("States are equal if all their values are equal, custom states included")
    func compare() {
        var (a, b) = (
            UICellConfigurationState(traitCollection: traits), UICellConfigurationState(traitCollection: traits)
        )
        #expect(a == b)
        #expect(a.hashValue == b.hashValue)
        a[.isOnline] = true
        #expect(a != b)
        #expect(a[.isOnline] == AnyHashable(true))
        #expect(b[.isOnline] == nil)
        b[.isOnline] = true
        #expect(a == b)
        for state in [UICellConfigurationState.DragState.lifting, .dragging] {
            b.cellDragState = state
            #expect(a != b)
            #expect(b.description.contains("\(state)"))
        }
        (a.cellDragState, a.cellDropState) = (.dragging, .notTargeted)
        #expect(a != b)
        b.cellDropState = .notTargeted
        #expect(a == b)
        #expect(a.description.contains("notTargeted"))
        var (c, d) = (
            UIViewConfigurationState(traitCollection: traits), UIViewConfigurationState(traitCollection: traits)
        )
        c.isPinned = true
        #expect(c != d)
        d.isPinned = true
        d[.isOnline] = 3
        #expect(c != d)
        #expect(d[.isOnline] == AnyHashable(3))
        #expect(c[.isOnline] == nil)
        d[.isOnline] = nil
        #expect(c == d)
        #expect(c.hashValue == d.hashValue)
        #expect(UIConfigurationStateCustomKey("a") == UIConfigurationStateCustomKey(rawValue: "a"))
    }

    @Test("The description of a state lists the flags and values that are set")
    func describe() {
        var state = UICellConfigurationState(traitCollection: traits)
        #expect(state.description.contains("nothing"))
        (state.isSelected, state.cellDropState, state[.isOnline]) = (true, .targeted, true)
        #expect(state.description.contains("isSelected"))
        #expect(!state.description.contains("isEditing"))
        #expect(state.debugDescription.contains("targeted"))
        #expect(state.description.contains("club.isOnline = true"))
        #expect(state.customMirror.children.contains { $0.label == "isSwiped" && $0.value as? Bool == false })
        var view = UIViewConfigurationState(traitCollection: traits)
        view.isFocused = true
        #expect(view.description.contains("isFocused"))
        #expect(view.debugDescription == view.description)
        #expect(view.customMirror.children.contains { $0.label == "isFocused" && $0.value as? Bool == true })
    }
}

@Suite("Colour transformers")
struct ColorTransformerTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test("A colour transformer can be called as a function")
    func calls() {
        let half = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(half(.red) == UIColor.red.withAlphaComponent(0.5))
        #expect(half.transform(.red) == half(.red))
    }

    @Test("The grayscale transformer keeps the luminance in light and dark mode")
    func grayscale() {
        var white: CGFloat = 0
        #expect(UIConfigurationColorTransformer.grayscale(.white).getWhite(&white, alpha: nil))
        #expect(white == CGFloat(1))
        let green = UIConfigurationColorTransformer.grayscale(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
        var alpha: CGFloat = 0
        #expect(green.getWhite(&white, alpha: &alpha))
        #expect(abs(white - 0.7152) < 0.001)
        #expect(alpha == CGFloat(0.5))
        let label = UIConfigurationColorTransformer.grayscale(.label)
        #expect(label.resolvedColor(with: dark).getWhite(&white, alpha: nil))
        #expect(white == CGFloat(1))
    }

    @Test("preferredTint keeps a colour; monochromeTint gives one grey for all colours")
    func tints() {
        #expect(UIConfigurationColorTransformer.preferredTint(.systemRed) == .systemRed)
        let grey = UIConfigurationColorTransformer.monochromeTint
        #expect(grey(.systemRed) == grey(.systemBlue))
    }
}
