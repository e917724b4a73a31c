// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Visual effects in tables") @MainActor
struct TableEffectTests {
    private let stage = TableStage(Players(count: 3))
    private let blur = UIBlurEffect(style: .dark)

    /// Shows clear rows over a background that is red on the left and blue on the right.
    init() {
        let back = UIView()
        back.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 195, height: 2000))
        stripe.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        back.addSubview(stripe)
        stage.table.backgroundView = back
        stage.data.configure = { cell, _ in cell.backgroundColor = .clear }
        stage.table.reloadData()
        stage.screen.advance(by: 0.05)
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        stage.screen.advance(by: 0.05)
        return Pixels(stage.screen.capture()).color(at: CGPoint(x: x, y: y))
    }

    @Test("Separators have their plain colour unless the table has a separator effect")
    func withoutEffect() {
        #expect(stage.table.separatorEffect == nil)
        stage.table.separatorColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(color(100, 43.75) == (0, 1, 0, 1))
        stage.table.separatorEffect = UIVibrancyEffect(blurEffect: blur)
        #expect(color(100, 43.75).green < 0.99)
        stage.table.separatorEffect = nil
        #expect(color(100, 43.75) == (0, 1, 0, 1))
        #expect(stage.cell(0)?.separator.subviews.isEmpty == true)
    }

    @Test("Vibrant separators take their colours from the backdrop, row by row, also in inserted rows")
    func vibrancy() {
        stage.table.separatorEffect = UIVibrancyEffect(blurEffect: blur)
        for y in [43.75, 87.75] {
            let (left, right) = (color(100, y), color(300, y))
            #expect(left.red > 0.9)
            #expect(left.green > 0.6)
            #expect(left.green < 0.95)
            #expect(left.blue < 0.95)
            #expect(right.blue > 0.9)
            #expect(right.green > 0.6)
            #expect(right.red < 0.95)
        }
        #expect(color(100, 40) == (1, 0, 0, 1))
        stage.data.sections[0].append("new")
        stage.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        #expect(color(100, 175.75).green > 0.6)
        stage.table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
        #expect(color(100, 43.75).red < 0.4)
        // With a clear separator colour, the vibrant separators are clear too.
        stage.table.separatorColor = .clear
        #expect(color(100, 43.75) == (1, 0, 0, 1))
    }

    @Test("A blur is drawn under the separator colour, in filler rows as well")
    func blurred() {
        stage.table.fillerRowHeight = 44
        stage.table.separatorColor = .clear
        stage.table.separatorEffect = UIBlurEffect(style: .extraLight)
        for y in [43.75, 175.75] {
            #expect(color(100, y).green > 0.6)
            #expect(color(300, y).green > 0.6)
        }
        #expect(color(100, 170) == (1, 0, 0, 1))
    }

    @Test("The separator at the top of a section has the effect too")
    func grouped() {
        let table = UITableView(frame: stage.table.frame, style: .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.dataSource = stage.data
        table.separatorEffect = UIVibrancyEffect(blurEffect: blur)
        stage.screen.show(table)
        stage.screen.advance(by: 0.05)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        let line = cell?.lineAbove?.subviews.first as? UIVisualEffectView
        #expect(line?.effect == table.separatorEffect)
    }

    @Test("A background effect blurs the backdrop of the row, under its fill and in its shape")
    func background() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.visualEffect = UIBlurEffect(style: .extraLight)
        configuration.cornerRadius = 12
        stage.data.configure = { cell, path in
            cell.backgroundConfiguration = path.row == 1 ? configuration : .clear()
        }
        stage.table.reloadData()
        #expect(color(100, 66).green > 0.6)
        #expect(color(300, 66).green > 0.6)
        #expect(color(100, 22) == (1, 0, 0, 1))
        #expect(color(0.5, 44.5) == (1, 0, 0, 1))
        configuration.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        stage.cell(1)?.backgroundConfiguration = configuration
        #expect(color(100, 66).green > 0.25)
        #expect(color(100, 66).green < 0.6)
        configuration.visualEffect = nil
        stage.cell(1)?.backgroundConfiguration = configuration
        #expect(color(100, 66).green < 0.01)
        #expect(abs(color(100, 66).red - 0.5) < 0.01)
    }

    @Test("Background configurations with different effects are not equal")
    func compares() {
        var a = UIBackgroundConfiguration.listPlainCell()
        #expect(a.visualEffect == nil)
        let b = a
        a.visualEffect = blur
        #expect(a != b)
        a.visualEffect = nil
        #expect(a == b)
    }

    @Test("Rows that scroll under a blurred bar are blurred in it")
    func bar() {
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        bar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        stage.table.superview?.addSubview(bar)
        let before = color(100, 20)
        #expect(before.green > 0.6)
        #expect(before.red > before.blue)
        stage.data.configure = { cell, _ in cell.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
        stage.table.reloadData()
        let after = color(100, 20)
        #expect(after.green > after.red)
        #expect(after.green > after.blue)
    }
}
