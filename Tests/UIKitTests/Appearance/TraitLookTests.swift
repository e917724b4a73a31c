// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A kind of content whose appearance must follow the traits.
enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case label, attributedLabel, systemButton, filledButton, imageButton, symbol, toggle, slider, progress, textField
    case drawing, stack, table, editedTable, swipedTable, navigationBar

    var testDescription: String { rawValue }

    @MainActor
    func show(on screen: TestScreen) {
        switch self {
        case .table, .editedTable, .swipedTable: showTable(on: screen)
        case .navigationBar: showBar(on: screen)
        default:
            let room = UIView(frame: CGRect(origin: .zero, size: screen.size))
            room.backgroundColor = .systemBackground
            let view = makeView()
            view.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
            // A switch keeps its own size, so the frame alone would not centre it.
            view.center.x = screen.size.width / 2
            room.addSubview(view)
            screen.show(room)
        }
    }

    @MainActor
    private func makeView() -> UIView {
        switch self {
        case .label, .attributedLabel: return makeLabel()
        case .systemButton, .filledButton, .imageButton: return makeButton()
        case .symbol:
            let view = UIImageView(
                image: UIImage(systemName: "chevron.right")?.imageFlippedForRightToLeftLayoutDirection())
            view.contentMode = .center
            return view
        case .toggle:
            let toggle = UISwitch()
            toggle.isOn = true
            return toggle
        case .slider:
            let slider = UISlider()
            slider.value = 0.2
            return slider
        case .progress:
            let progress = UIProgressView()
            progress.progress = 0.3
            return progress
        case .textField:
            let field = UITextField()
            field.text = "OO"
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            return field
        case .stack:
            let stack = UIStackView(arrangedSubviews: [Kind.label.makeView(), Kind.toggle.makeView()])
            stack.alignment = .center
            return stack
        default:
            return Painted()
        }
    }

    @MainActor
    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        if self == .attributedLabel {
            label.attributedText = NSAttributedString(
                string: "OOO", attributes: [.foregroundColor: UIColor.systemRed, .font: label.font as Any])
        } else {
            label.text = "OOO"
        }
        return label
    }

    @MainActor
    private func makeButton() -> UIButton {
        guard self == .filledButton else {
            let button = UIButton(type: .system)
            button.setTitle("OO", for: .normal)
            if self == .imageButton { button.setImage(UIImage(systemName: "plus"), for: .normal) }
            button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.contentHorizontalAlignment = .leading
            return button
        }
        var configuration = UIButton.Configuration.filled()
        configuration.title = "OO"
        configuration.image = UIImage(systemName: "plus")
        configuration.imagePadding = 10
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 30, bottom: 4, trailing: 2)
        return UIButton(configuration: configuration)
    }

    @MainActor
    private func showTable(on screen: TestScreen) {
        let players = Players([["OOO", "OO", "O"]])
        players.configure = { cell, path in
            cell.accessoryType = [.disclosureIndicator, .checkmark, .none][path.row]
            cell.imageView?.image = UIImage(systemName: "circle")
            if path.row == 2 { cell.accessoryView = UISwitch() }
        }
        let controller = UITableViewController(style: .plain)
        // The test retains the data source, because the table references it weakly.
        keptAlive = players
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        controller.tableView.dataSource = players
        screen.show(controller)
        if self == .editedTable { controller.setEditing(true, animated: false) }
        if self == .swipedTable {
            let isRightToLeft = screen.traits.layoutDirection == .rightToLeft
            let row = controller.tableView.convert(
                controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
            let finger = screen.touch(at: CGPoint(x: row.midX, y: row.midY))
            finger.move(by: CGVector(dx: isRightToLeft ? 80 : -80, dy: 0), duration: 0.2)
            finger.up()
        }
        try? screen.settle()
    }

    @MainActor
    private func showBar(on screen: TestScreen) {
        let (root, top) = (UIViewController(), UIViewController())
        root.title = "OO"
        top.title = "O"
        top.view.backgroundColor = .secondarySystemBackground
        top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "OOO", style: .done, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: root)
        screen.show(navigation)
        navigation.pushViewController(top, animated: false)
        screen.advance(by: 0.1)
    }
}

@MainActor private var keptAlive: Players?

/// A view whose drawing depends on the current traits.
private final class Painted: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.systemRed.setFill()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let part = CGRect(x: isRightToLeft ? bounds.width - 30 : 0, y: 0, width: 30, height: 30)
        UIBezierPath(rect: part).fill()
        let side: CGFloat = UITraitCollection.current.preferredContentSizeCategory > .large ? 20 : 10
        UIBezierPath(rect: CGRect(x: bounds.midX - side / 2, y: 0, width: side, height: side)).fill()
    }
}

/// A system setting that the user can change.
enum Change: String, CaseIterable, CustomTestStringConvertible {
    case dark, largeText, smallText, rightToLeft, contrast

    var testDescription: String { rawValue }

    @MainActor
    func make(_ traits: inout TestTraits) {
        switch self {
        case .dark: traits.userInterfaceStyle = .dark
        case .largeText: traits.preferredContentSizeCategory = .accessibilityMedium
        case .smallText: traits.preferredContentSizeCategory = .extraSmall
        case .rightToLeft: traits.layoutDirection = .rightToLeft
        case .contrast: traits.prefersHighContrast = true
        }
    }
}

@MainActor
@Suite("Appearance after trait changes") struct TraitLookTests {
    private static let size = CGSize(width: 240, height: 200)

    @Test(arguments: Kind.allCases, Change.allCases)
    func changingATraitLooksTheSameAsStartingWithIt(kind: Kind, change: Change) throws {
        // A swiped row closes when the layout direction changes, so it cannot equal a row swiped afterwards.
        if kind == .swipedTable, change == .rightToLeft { return }
        let fresh = TestScreen(size: Self.size)
        change.make(&fresh.traits)
        kind.show(on: fresh)
        try fresh.settle()
        let expected = fresh.capture()
        let changing = TestScreen(size: Self.size)
        kind.show(on: changing)
        try changing.settle()
        let before = changing.capture()
        change.make(&changing.traits)
        try changing.settle()
        let got = changing.capture()
        #expect(got.cgImage!.pixels == expected.cgImage!.pixels)
        if change == .dark { #expect(before.cgImage!.pixels != got.cgImage!.pixels) }
        // Resetting the traits restores the first image.
        changing.traits = TestTraits()
        try changing.settle()
        #expect(changing.capture().cgImage!.pixels == before.cgImage!.pixels)
    }

    @Test(arguments: Kind.allCases)
    func rightToLeftLayoutIsMirrored(kind: Kind) throws {
        let left = TestScreen(size: Self.size)
        kind.show(on: left)
        try left.settle()
        let right = TestScreen(size: Self.size)
        right.traits.layoutDirection = .rightToLeft
        kind.show(on: right)
        try right.settle()
        let (a, b) = (profile(left.capture()), profile(right.capture()))
        // Letters and shadows are not exactly symmetrical, so the profiles may differ a little.
        let mirrored = difference(a, b.reversed())
        #expect(mirrored < 0.1)
        #expect(mirrored < difference(a, b) / 2, "\(kind.rawValue) is not turned round")
    }

    /// The sum of the differences between two profiles, relative to the sum of the first.
    private func difference(_ a: [CGFloat], _ b: [CGFloat]) -> CGFloat {
        zip(a, b).map { abs($0 - $1) }.reduce(0, +) / max(a.reduce(0, +), 1e-9)
    }

    /// The mean darkness of the image, from 0 to 1, in each vertical strip of four points. That of the background is
    /// subtracted.
    private func profile(_ image: UIImage) -> [CGFloat] {
        let pixels = Pixels(image)
        let strip = Int(4 * image.scale)
        let strips: [CGFloat] = stride(from: 0, to: pixels.width, by: strip).map { start in
            var sum: CGFloat = 0
            for x in start..<min(start + strip, pixels.width) {
                for y in 0..<pixels.height { sum += 1 - pixels.brightness(x, y) }
            }
            return sum / CGFloat(strip * pixels.height)
        }
        // The lightest strip contains only the background, so its darkness is that of the background.
        let least = strips.min() ?? 0
        return strips.map { $0 - least }
    }
}
