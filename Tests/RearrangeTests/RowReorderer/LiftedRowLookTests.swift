// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: appearance of a lifted row") @MainActor
struct LiftedRowLookTests {
    @Test("A lifted row has a shadow, and in dark mode also an outline", arguments: [false, true])
    func outline(isDark: Bool) throws {
        let stage = RowsStage()
        stage.screen.traits.userInterfaceStyle = isDark ? .dark : .light
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(2)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        let picture = try #require(stage.table.subviews.first { $0.layer.shadowOpacity > 0 })
        #expect(picture.subviews.map { $0.layer.borderWidth > 0 } == [isDark])
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("A view lifted from a stack has a shadow, and in dark mode also an outline", arguments: [false, true])
    func outlineOfView(isDark: Bool) throws {
        let stage = try StackStage(axis: .vertical)
        stage.screen.traits.userInterfaceStyle = isDark ? .dark : .light
        stage.screen.advance(by: 0.1)
        stage.tile(1).layer.cornerRadius = 12
        let finger = stage.lift(1)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        let lifted = try #require(stage.lifted)
        #expect(lifted.layer.shadowOpacity > 0)
        let outlined = lifted.subviews.filter { $0.layer.borderWidth > 0 }
        #expect(outlined.map(\.layer.cornerRadius) == (isDark ? [12] : []))
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("The shadow of a lifted row has the row's corners")
    func corners() throws {
        let stage = RowsStage()
        let layer = try #require(stage.cell(2)).layer
        layer.cornerRadius = 12
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let finger = stage.lift(2)
        let path = try #require(stage.lifted.first?.layer.shadowPath)
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 390, height: 44))
        let corners = [(1, 1), (389, 1), (1, 43), (389, 43)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(corners.map { path.contains($0) } == [false, false, true, true])
        finger.cancel()
        try stage.expectSettled()
    }

    /// The red, green and blue values at a point of the screen.
    private func color(_ x: CGFloat, _ y: CGFloat, _ stage: RowsStage) throws -> [UInt8] {
        let image = stage.screen.capture()
        let picture = try #require(image.cgImage)
        let pixel = picture.pixel(x: Int(x * image.scale), y: Int(y * image.scale))
        return [pixel.r, pixel.g, pixel.b]
    }

    @Test("No row shows through the drag preview, though its picture is slightly translucent")
    func containerView() throws {
        let stage = RowsStage()
        for row in 0..<5 { stage.cell(row)?.backgroundColor = row == 2 ? .white : .black }
        let finger = stage.lift(2)
        finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.2)
        finger.hold(0.5)
        let frame = try #require(stage.lifted.first).frame
        for y in [frame.minY + 4, frame.midY, frame.maxY - 4] {
            #expect(try color(300, y, stage) == [255, 255, 255])
        }
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("The drag preview has no separator, and after the drag the row has its separator again")
    func line() throws {
        let stage = RowsStage()
        stage.table.separatorInset = .zero
        stage.table.separatorColor = .red
        stage.screen.advance(by: 0.1)
        #expect(try color(200, 3 * 44 - 0.5, stage) == [255, 0, 0])
        let finger = stage.lift(2)
        finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.2)
        finger.hold(0.5)
        let picture = try #require(stage.lifted.first)
        #expect(picture.frame.midY == 2.5 * 44 + 20)
        for y in stride(from: picture.frame.maxY - 4, to: picture.frame.maxY - 0.5, by: 0.5) {
            #expect(try color(200, y, stage)[1] > 200, "\(y)")
        }
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.table.separatorColor == .red)
        #expect(try color(200, 3 * 44 - 0.5, stage) == [255, 0, 0])
    }

    @Test(
        "A row lifted by keys has a complete focus ring; a row lifted by a finger is wider than the table",
        arguments: [0, 9])
    func ring(row: Int) throws {
        let stage = RowsStage([(0..<10).map { "A\($0)" }])
        stage.screen.press(.tab)
        for _ in 0..<row { stage.screen.press(.downArrow) }
        stage.screen.advance(by: 1)
        let atRest = try ringSides(row, stage)
        stage.screen.press(.space)
        stage.screen.advance(by: 1)
        #expect(stage.controller.reorderer?.isDragging == true)
        let carried = try #require(stage.lifted.first)
        #expect(stage.table.bounds.contains(carried.frame))
        let inTheAir = try ringSides(row, stage)
        #expect(inTheAir == atRest)
        #expect(atRest == [true, true, true, true])
        stage.screen.press(.escape)
        try stage.expectSettled()
        let finger = stage.lift(4)
        finger.hold(0.5)
        let held = try #require(stage.lifted.first)
        #expect(held.frame.width > 390)
        finger.cancel()
        try stage.expectSettled()
    }

    /// Whether there is a blue pixel near each edge of a row: left, right, upper and lower.
    private func ringSides(_ row: Int, _ stage: RowsStage) throws -> [Bool] {
        let (top, middle) = (CGFloat(row) * 44, CGFloat(row) * 44 + 22)
        let steps = stride(from: CGFloat(0.5), to: 8, by: 1)
        func isBlue(_ x: CGFloat, _ y: CGFloat) throws -> Bool {
            let color = try color(x, y, stage)
            return color[2] > 200 && color[0] < 100
        }
        let (left, right) = (
            try steps.contains { try isBlue($0, middle) }, try steps.contains { try isBlue(390 - $0, middle) }
        )
        let above = try steps.contains { try isBlue(200, top + $0) }
        let below = try steps.contains { try isBlue(200, top + 44 - $0) }
        return [left, right, above, below]
    }
}
