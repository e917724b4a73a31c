// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

@MainActor
@Suite("Background configuration")
struct BackgroundConfigurationTests {
    typealias Configuration = UIBackgroundConfiguration

    private func state(_ change: (inout UICellConfigurationState) -> Void = { _ in }) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: .current)
        change(&state)
        return state
    }

    @Test("fact 336: A new background has square corners, no insets and no stroke")
    func defaults() {
        for configuration in [Configuration.clear(), .listPlainCell(), .listGroupedCell(), .listPlainHeaderFooter()] {
            #expect(configuration.cornerRadius == CGFloat(0))
            #expect(configuration.backgroundInsets == .zero)
            #expect(configuration.strokeWidth == CGFloat(0))
            #expect(configuration.strokeOutset == CGFloat(0))
            #expect(configuration.edgesAddingLayoutMarginsToBackgroundInsets == [])
            #expect(configuration.image == nil)
            #expect(configuration.customView == nil)
            #expect(configuration.strokeColor == nil)
            #expect(configuration.imageContentMode == .scaleToFill)
            #expect(configuration.backgroundColorTransformer == nil)
            #expect(configuration.strokeColorTransformer == nil)
        }
    }

    @Test("Each kind has the system's background colour, and list cells are grey when selected")
    func kinds() {
        #expect(Configuration.clear().backgroundColor == .clear)
        #expect(Configuration.clear().updated(for: state { $0.isSelected = true }) == Configuration.clear())
        #expect(Configuration.listPlainCell().backgroundColor == .systemBackground)
        #expect(Configuration.listGroupedCell().backgroundColor == .secondarySystemGroupedBackground)
        for change: (inout UICellConfigurationState) -> Void in [
            { $0.isSelected = true }, { $0.isHighlighted = true }, { $0.cellDropState = .targeted },
        ] {
            #expect(Configuration.listPlainCell().updated(for: state(change)).backgroundColor == .systemGray4)
            #expect(Configuration.listGroupedCell().updated(for: state(change)).backgroundColor == .systemGray4)
            #expect(Configuration.listGroupedHeaderFooter().updated(for: state(change)).backgroundColor == .clear)
        }
        #expect(Configuration.listSidebarCell().backgroundColor == .clear)
        #expect(Configuration.listSidebarCell().updated(for: state { $0.isSelected = true }).backgroundColor == nil)
        let beside = Configuration.listAccompaniedSidebarCell()
        #expect(beside.backgroundColor == .clear)
        #expect(beside.cornerRadius == Configuration.listSidebarCell().cornerRadius)
        #expect(beside.updated(for: state { $0.isSelected = true }).backgroundColor == .systemGray4)
        #expect(Configuration.listSidebarHeader().backgroundColor == .clear)
        #expect(Configuration.listPlainHeaderFooter().backgroundColor == .clear)
        var pinned = UIViewConfigurationState(traitCollection: .current)
        pinned.isPinned = true
        #expect(Configuration.listPlainHeaderFooter().updated(for: pinned).backgroundColor != .clear)
    }

    @Test("A set colour is kept in every state, and nil resolves to the tint colour")
    func colors() {
        var cell = Configuration.listPlainCell()
        cell.backgroundColor = .systemYellow
        #expect(cell.updated(for: state { $0.isSelected = true }).backgroundColor == .systemYellow)
        #expect(cell.resolvedBackgroundColor(for: .systemRed) == .systemYellow)
        cell.backgroundColor = nil
        #expect(cell.resolvedBackgroundColor(for: .systemRed) == .systemRed)
        cell.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(cell.resolvedBackgroundColor(for: .systemRed) == UIColor.systemRed.withAlphaComponent(0.5))
        #expect(cell.resolvedStrokeColor(for: .systemRed) == .systemRed)
        cell.strokeColor = .systemGreen
        cell.strokeColorTransformer = UIConfigurationColorTransformer { _ in .systemMint }
        #expect(cell.resolvedStrokeColor(for: .systemRed) == .systemMint)
    }

    @Test("Two background configurations differ if any of their values differ")
    func compares() {
        let plain = Configuration.listPlainCell()
        #expect(plain == Configuration.listPlainCell())
        #expect(plain != Configuration.listGroupedCell())
        #expect(plain.hashValue == Configuration.listPlainCell().hashValue)
        let changes: [(inout Configuration) -> Void] = [
            { $0.visualEffect = UIBlurEffect(style: .dark) }, { $0.customView = UIView() }, { $0.cornerRadius = 1 },
            { $0.backgroundInsets.top = 1 },
            { $0.edgesAddingLayoutMarginsToBackgroundInsets = .leading }, { $0.backgroundColor = .red },
            { $0.backgroundColorTransformer = .grayscale }, { $0.image = UIImage(systemName: "star") },
            { $0.imageContentMode = .center }, { $0.strokeColor = .red }, { $0.strokeColorTransformer = .grayscale },
            { $0.strokeWidth = 1 }, { $0.strokeOutset = 1 },
        ]
        for (index, change) in changes.enumerated() {
            var changed = plain
            change(&changed)
            #expect(changed != plain, "change \(index)")
            #expect(changed == changed, "change \(index)")
        }
        #expect(plain.description.contains("listPlainCell"))
        #expect(plain.debugDescription == plain.description)
        #expect(plain.customMirror.children.contains { $0.label == "cornerRadius" })
    }

    // MARK: Drawing

    private enum Color { case red, green, blue, other }

    /// The colour at a point of a cell of 200 by 100 points with the background.
    private func color(
        _ configuration: Configuration, at x: CGFloat, _ y: CGFloat, isRightToLeft: Bool = false
    ) -> Color {
        let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 2)
        screen.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        cell.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        cell.backgroundConfiguration = configuration
        screen.show(cell)
        let color = Pixels(screen.capture()).color(at: CGPoint(x: x, y: y))
        switch (color.red > 0.9, color.green > 0.9, color.blue > 0.9) {
        case (true, false, false): return .red
        case (false, true, false): return .green
        case (false, false, true): return .blue
        default: return .other
        }
    }

    @Test("The background is drawn with its insets, corners and stroke, in both layout directions")
    func drawn() {
        var configuration = Configuration.clear()
        configuration.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 40, bottom: 10, trailing: 10)
        #expect(color(configuration, at: 60, 50) == .red)
        #expect(color(configuration, at: 20, 50) == .other)
        #expect(color(configuration, at: 100, 5) == .other)
        #expect(color(configuration, at: 20, 50, isRightToLeft: true) == .red)
        #expect(color(configuration, at: 180, 50, isRightToLeft: true) == .other)
        configuration.backgroundColor = nil
        #expect(color(configuration, at: 60, 50) == .blue)
        configuration.cornerRadius = 30
        #expect(color(configuration, at: 42, 12) == .other)
        #expect(color(configuration, at: 100, 50) == .blue)
        configuration.strokeColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        configuration.strokeWidth = 4
        configuration.strokeOutset = 6
        #expect(color(configuration, at: 36, 50) == .green)
        configuration.strokeOutset = 0
        #expect(color(configuration, at: 42, 50) == .green)
        configuration.edgesAddingLayoutMarginsToBackgroundInsets = .leading
        #expect(color(configuration, at: 42, 50) == .other)
        #expect(color(configuration, at: 58, 50) == .green)
    }

    @Test("The image and the custom view are above the fill and have its size")
    func views() {
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let custom = UIView()
        var configuration = Configuration.listPlainCell()
        configuration.customView = custom
        configuration.image = UIImage(systemName: "star")
        configuration.imageContentMode = .center
        configuration.backgroundInsets.top = 20
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        cell.configurations.backgroundView?.layoutIfNeeded()
        #expect(custom.superview?.frame == CGRect(x: 0, y: 20, width: 200, height: 80))
        #expect(custom.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
        let picture = custom.superview?.subviews.first as? UIImageView
        #expect(picture?.image === configuration.image)
        #expect(picture?.contentMode == .center)
        cell.backgroundConfiguration = .listPlainCell()
        #expect(custom.superview == nil)
        #expect(picture?.image == nil)
    }
}
