// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import CellKit

@MainActor
final class NibCellTests: XCTestCase {
    private func make<Cell: NibCell>(_ cell: Cell.Type) throws -> Cell {
        try XCTUnwrap(cell.nib.instantiate(withOwner: nil).first as? Cell)
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? views(type, in: $0) }
    }

    func testEachNibHasItsClassAndIdentifier() throws {
        for cell in [SwitchCell.self, SliderCell.self, PersonCell.self, NoteCell.self] as [NibCell.Type] {
            let made = try XCTUnwrap(cell.nib.instantiate(withOwner: nil).first as? UITableViewCell)
            XCTAssertTrue(type(of: made) == cell)
            XCTAssertEqual(made.reuseIdentifier, cell.identifier)
        }
    }

    func testTheSwitchCallsTheHandler() throws {
        let cell = try make(SwitchCell.self)
        var states: [Bool] = []
        cell.onChange = { states.append($0) }
        cell.show("Sound", isOn: false)
        let toggle = try XCTUnwrap(views(UISwitch.self, in: cell).first)
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        XCTAssertEqual(states, [true])
    }

    func testTheSliderShowsItsValue() throws {
        let cell = try make(SliderCell.self)
        cell.show("Volume", value: 30)
        let slider = try XCTUnwrap(views(UISlider.self, in: cell).first)
        slider.value = 64.6
        slider.sendActions(for: .valueChanged)
        XCTAssertEqual(views(UILabel.self, in: cell).map(\.text), ["Volume", "65"])
    }

    func testInitialsAreThoseOfTheFirstAndTheLastName() {
        XCTAssertEqual(PersonCell.initials(of: "Ana Maria Silva"), "AS")
        XCTAssertEqual(PersonCell.initials(of: "cher"), "C")
        XCTAssertEqual(PersonCell.initials(of: ""), "")
    }

    func testALongNoteMakesItsCellHigher() throws {
        let cell = try make(NoteCell.self)
        let heights = [1, 20].map { count in
            cell.show(Array(repeating: "word", count: count).joined(separator: " "))
            return cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        XCTAssertGreaterThan(heights[1], heights[0] + 30)
    }

    func testNamedColoursAreThoseOfThePackage() throws {
        XCTAssertNotNil(UIColor(named: "Accent", in: .module, compatibleWith: nil))
        let cell = try make(PersonCell.self)
        XCTAssertTrue(cell.contentView.subviews.contains { $0.backgroundColor != nil })
    }
}
