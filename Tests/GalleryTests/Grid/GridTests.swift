// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Grid page") @MainActor
struct GridTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller = GridController()
    let navigation: UINavigationController

    init() throws {
        navigation = UINavigationController(rootViewController: controller)
        screen.show(navigation)
        try screen.settle()
    }

    private var grid: UICollectionView { controller.collectionView }

    /// The cell of a picture. The picture must be on screen.
    private func cell(_ number: Int) throws -> UICollectionViewCell {
        try #require(
            grid.visibleCells.first { $0.accessibilityLabel?.hasPrefix("Picture \(number),") == true },
            "Picture \(number) is not on screen.")
    }

    private func point(_ number: Int) throws -> CGPoint { try cell(number).middle }

    /// The numbers of the pictures on screen, in their order.
    private var numbers: [Int] {
        grid.indexPathsForVisibleItems.sorted().compactMap { grid.cellForItem(at: $0)?.accessibilityLabel }
            .compactMap { Int($0.prefix { $0 != "," }.dropFirst("Picture ".count)) }
    }

    /// The number of the first picture that no bar covers.
    private var top: Int? {
        let visible = grid.bounds.inset(by: grid.adjustedContentInset)
        let path = grid.indexPathsForVisibleItems.sorted().first {
            grid.cellForItem(at: $0)?.frame.intersects(visible) == true
        }
        return path.map { $0.item + 1 }
    }

    /// Pinches with two fingers around a point.
    private func pinch(scale: CGFloat, at center: CGPoint = CGPoint(x: 195, y: 400)) {
        let start: CGFloat = 60
        func points(_ distance: CGFloat) -> [CGPoint] {
            [-1, 1].map { CGPoint(x: center.x + $0 * distance, y: center.y) }
        }
        let fingers = points(start).map { screen.touch(at: $0) }
        screen.move(Array(zip(fingers, points(start * scale))), duration: 0.4)
        for finger in fingers { finger.up() }
    }

    // MARK: Pictures

    @Test("The grid shows the first of ten thousand pictures in columns, in shapes of their own")
    func start() throws {
        #expect(grid.numberOfItems(inSection: 0) == 10_000)
        #expect(controller.bar.status.text == "10,000 pictures")
        #expect(numbers.starts(with: 1...12))
        #expect(controller.columnCount == 3)
        let sizes = grid.visibleCells.map(\.bounds.size)
        #expect(Set(sizes.map(\.width)).count == 1)
        #expect(Set(sizes.map(\.height)).count > 2)
    }

    @Test("Pictures are on whole points, with equal spaces", arguments: [320.0, 390, 391, 744, 1024])
    func wholePoints(width: Double) throws {
        screen.size = CGSize(width: width, height: 700)
        try screen.settle()
        let line = grid.visibleCells.map(\.frame).filter { $0.midY == grid.visibleCells[0].frame.midY }
            .sorted { $0.minX < $1.minX }
        #expect(line.count == controller.columnCount)
        for frame in line { #expect(frame.minX == frame.minX.rounded()) }
        let spaces = zip(line, line.dropFirst()).map { $1.minX - $0.maxX }
        #expect(Set(spaces).count == 1)
        #expect(line[0].minX >= 0)
        #expect(abs(line[0].minX - (width - line[line.count - 1].maxX)) <= 1)
    }

    @Test("A tap shows the picture on a page of its own")
    func opening() throws {
        screen.tap(at: try point(5))
        try screen.settle()
        #expect(navigation.topViewController is PictureController)
        #expect(screen.describeAccessibility().contains("Picture 5, Dunes"))
        navigation.popViewController(animated: true)
        try screen.settle()
        #expect(grid.indexPathsForSelectedItems ?? [] == [])
    }

    // MARK: Columns

    @Test("A pinch changes the number of columns, and the picture at the top stays there")
    func pinching() throws {
        grid.scrollToItem(at: IndexPath(item: 4002, section: 0), at: .top, animated: false)
        try screen.settle()
        #expect(top == 4003)
        let first = try cell(4003).frame.minY - grid.contentOffset.y
        for (scale, columns) in [(1.5, 2), (0.6, 3), (0.5, 5)] as [(CGFloat, Int)] {
            pinch(scale: scale)
            try screen.settle()
            #expect(controller.columnCount == columns)
            // The picture may now be at another place of its line, but it is in the first line.
            #expect(top.map { 4003 - $0 < columns && $0 <= 4003 } == true)
        }
        pinch(scale: 2)
        try screen.settle()
        #expect(abs(try cell(4003).frame.minY - grid.contentOffset.y - first) < 200)
    }

    @Test("During a pinch the pictures have a size between those of both layouts, and grow with the fingers")
    func followingFingers() throws {
        let (width, point) = (try cell(1).bounds.width, CGPoint(x: 195, y: 400))
        let fingers = [-60.0, 60].map { screen.touch(at: CGPoint(x: point.x + $0, y: point.y)) }
        screen.move(Array(zip(fingers, [-72.0, 72].map { CGPoint(x: point.x + $0, y: point.y) })), duration: 0.3)
        #expect(abs(try cell(1).bounds.width / width - 1.2) < 0.06)
        // Fingers that return cancel the pinch.
        screen.move(Array(zip(fingers, [-60.0, 60].map { CGPoint(x: point.x + $0, y: point.y) })), duration: 0.3)
        for finger in fingers { finger.up() }
        try screen.settle()
        #expect(controller.columnCount == 3)
        #expect(try cell(1).bounds.width == width)
    }

    @Test("A pinch on a trackpad changes the columns, too")
    func trackpad() throws {
        screen.mouse.pinch(scale: 1.6, at: CGPoint(x: 195, y: 400), duration: 0.4)
        try screen.settle()
        #expect(controller.columnCount == 2)
    }

    @Test("Pinches beyond the largest and the smallest pictures change nothing")
    func limits() throws {
        for scale in [2.0, 0.4] {
            for _ in 0..<5 {
                pinch(scale: scale)
                try screen.settle()
            }
            #expect(controller.columnCount == (scale > 1 ? 1 : 5))
            #expect(controller.bar.larger.isEnabled == (scale < 1))
            #expect(controller.bar.smaller.isEnabled == (scale > 1))
        }
    }

    @Test("The buttons and the keys Plus and Minus change the columns, with an animation")
    func buttons() throws {
        let width = try cell(1).bounds.width
        screen.tap(controller.bar.larger)
        screen.advance(by: 0.1)
        let between = try #require(try cell(1).layer.presentation()).bounds.width
        #expect(between > width && between < 170)
        try screen.settle()
        #expect(controller.columnCount == 2)
        screen.press(.keyboardHyphen)
        screen.press(.keyboardHyphen)
        try screen.settle()
        #expect(controller.columnCount == 5)
        screen.press(.keyboardEqualSign)
        try screen.settle()
        #expect(controller.columnCount == 3)
    }

    // MARK: Moving

    @Test("A long press lifts a picture, which is dropped at another place, and Undo returns it")
    func moving() throws {
        try screen.drag(from: try point(1), to: try point(6))
        #expect(numbers.starts(with: [2, 3, 4, 5, 6, 1, 7]))
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(numbers.starts(with: 1...7))
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        try screen.settle()
        #expect(numbers.starts(with: [2, 3, 4, 5, 6, 1, 7]))
    }

    @Test("The mouse moves a picture after a long press, too")
    func movingByMouse() throws {
        let mouse = screen.mouse
        let target = try point(2)
        mouse.move(to: try point(9))
        mouse.press()
        mouse.hold(0.6)
        mouse.move(to: target, duration: 0.4)
        mouse.hold(0.3)
        mouse.release()
        try screen.settle()
        #expect(numbers.starts(with: [1, 9, 2, 3, 4, 5, 6, 7, 8, 10]))
    }

    @Test("A picture that is lifted and dropped at its place moves nothing")
    func lifted() throws {
        let finger = screen.touch(at: try point(1))
        finger.hold(0.8)
        #expect(grid.hasActiveDrag)
        finger.up()
        try screen.settle()
        #expect(!grid.hasActiveDrag)
        #expect(numbers.starts(with: 1...7))
        #expect(controller.undoManager?.canUndo == false)
    }

    @Test("The columns stay while a picture is lifted")
    func columnsDuringDrag() throws {
        let finger = screen.touch(at: try point(1))
        finger.hold(0.6)
        finger.move(to: try point(5), duration: 0.3)
        screen.press(.keyboardHyphen)
        #expect(controller.columnCount == 3)
        finger.up()
        try screen.settle()
        screen.press(.keyboardHyphen)
        try screen.settle()
        #expect(controller.columnCount == 5)
    }

    @Test("Control-D lifts the focused picture, which arrows move across lines")
    func movingByKeys() throws {
        screen.press(.tab)
        while try !cell(1).isFocused { screen.press(.tab) }
        screen.press(.keyboardD, modifiers: .control)
        screen.press(.rightArrow)
        screen.press(.downArrow)
        screen.press(.keyboardSpacebar)
        try screen.settle()
        #expect(numbers.starts(with: [2, 3, 4, 5, 1, 6]))
        #expect(screen.announcements.last?.contains("row 2, column 2") == true)
    }

    @Test("One of several selected pictures takes the others along, and one undo step returns all")
    func movingSelected() throws {
        controller.setEditing(true, animated: true)
        try screen.settle()
        for number in [1, 5] { screen.tap(at: try point(number)) }
        try screen.settle()
        try screen.drag(from: try point(5), to: try point(9))
        // The first of the dragged pictures comes to the place of picture 9.
        #expect(numbers.starts(with: [2, 3, 4, 6, 7, 8, 9, 10, 1, 5]))
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(numbers.starts(with: 1...9))
    }

    @Test("Escape returns a lifted picture")
    func cancelling() throws {
        let finger = screen.touch(at: try point(1))
        finger.hold(0.6)
        finger.move(to: try point(8), duration: 0.3)
        screen.press(.keyboardEscape)
        finger.up()
        try screen.settle()
        #expect(numbers.starts(with: 1...9))
    }

    // MARK: Selection

    @Test("A pan with two fingers selects pictures, which the trash button deletes, and Undo restores")
    func selecting() throws {
        let (start, end) = (try point(4), try point(9))
        let fingers = [-12.0, 12].map { screen.touch(at: CGPoint(x: start.x + $0, y: start.y)) }
        screen.move(Array(zip(fingers, [-12.0, 12].map { CGPoint(x: end.x + $0, y: end.y) })), duration: 0.4)
        for finger in fingers { finger.up() }
        try screen.settle()
        #expect(controller.isEditing)
        #expect(grid.indexPathsForSelectedItems?.map(\.item).sorted() == Array(3...8))
        #expect(controller.bar.status.text == "6 selected")
        screen.tap(controller.bar.delete)
        try screen.settle()
        #expect(!controller.isEditing)
        #expect(numbers.starts(with: [1, 2, 3, 10, 11, 12]))
        #expect(controller.bar.status.text == "9,994 pictures")
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(numbers.starts(with: 1...9))
        #expect(controller.bar.status.text == "10,000 pictures")
    }

    @Test("In editing mode taps select and deselect pictures, and Delete deletes them")
    func editing() throws {
        controller.setEditing(true, animated: true)
        try screen.settle()
        #expect(!controller.bar.delete.isEnabled)
        for number in [1, 2, 5, 2] { screen.tap(at: try point(number)) }
        try screen.settle()
        #expect(controller.bar.status.text == "2 selected")
        screen.press(.keyboardDeleteOrBackspace)
        try screen.settle()
        #expect(numbers.starts(with: [2, 3, 4, 6]))
    }

    @Test("In a right-to-left layout the first picture is at the right")
    func rightToLeft() throws {
        screen.traits.layoutDirection = .rightToLeft
        try screen.settle()
        #expect(try point(1).x > 260)
        #expect(try point(3).x < 130)
        try screen.drag(from: try point(1), to: try point(3))
        #expect(numbers.starts(with: [2, 3, 1, 4]))
        let fingers = [-60.0, 60].map { screen.touch(at: CGPoint(x: 195 + $0, y: 400)) }
        screen.move(Array(zip(fingers, [-66.0, 66].map { CGPoint(x: 195 + $0, y: 400) })), duration: 0.3)
        #expect(try point(2).x > 260)
        for finger in fingers { finger.up() }
        try screen.settle()
    }
}
