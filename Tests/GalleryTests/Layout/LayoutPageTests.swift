// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Layout page") @MainActor
struct LayoutPageTests {
    @Test("A tap on a section's button shows the section, which keeps its state when it is shown again")
    func sections() throws {
        let stage = LayoutPageStage()
        let form = try stage.show(.form, as: LayoutFormController.self)
        form.fields[0].text = "Sophie"
        for section in LayoutController.Section.allCases.reversed() {
            let button = try #require(
                stage.page.view.all(UIButton.self).first { $0.configuration?.title == section.title })
            stage.screen.tap(button)
            try stage.screen.settle()
            #expect(button.accessibilityTraits.contains(.selected), "\(section)")
        }
        #expect(stage.page.sectionController === form)
        #expect(form.fields[0].text == "Sophie")
    }

    @Test("The buttons begin where the content of a section begins", arguments: [320, 390, 600, 1000], [false, true])
    func alignment(width: CGFloat, isRightToLeft: Bool) throws {
        let stage = LayoutPageStage(size: CGSize(width: width, height: 700), isRightToLeft: isRightToLeft)
        let form = try stage.show(.form, as: LayoutFormController.self)
        let button = try #require(stage.page.view.all(UIButton.self).first { $0.configuration?.title == "Form" })
        let (first, content) = (stage.frame(button), stage.frame(form.stack))
        #expect(isRightToLeft ? first.maxX == content.maxX : first.minX == content.minX)
    }

    // MARK: - Form

    @Test(
        "The form's labels share a column as wide as the widest, and are level with their fields",
        arguments: [false, true])
    func form(isRightToLeft: Bool) throws {
        let stage = LayoutPageStage(isRightToLeft: isRightToLeft)
        let form = try stage.show(.form, as: LayoutFormController.self)
        let (labels, fields) = (form.labels.map(stage.frame), form.fields.map(stage.frame))
        for (label, field) in zip(labels, fields) {
            #expect(abs(label.midY - field.midY) <= 1)
            let start = isRightToLeft ? 390 - label.maxX : label.minX
            #expect(start == 32)
            #expect((isRightToLeft ? field.minX : 390 - field.maxX) == 32)
        }
        let end = labels.map { isRightToLeft ? 390 - $0.minX : $0.maxX }.max()
        #expect(fields.allSatisfy { (isRightToLeft ? 390 - $0.maxX : $0.minX) == end.map { $0 + 12 } })
        for (upper, lower) in zip(fields, fields.dropFirst()) { #expect(lower.minY == upper.maxY + 12) }
    }

    @Test("At the accessibility text sizes the fields are below their labels, and beside them again in smaller text")
    func largeForm() throws {
        let stage = LayoutPageStage()
        let form = try stage.show(.form, as: LayoutFormController.self)
        for category in [UIContentSizeCategory.accessibilityMedium, .accessibilityExtraExtraExtraLarge, .small] {
            stage.screen.traits.preferredContentSizeCategory = category
            stage.screen.advance(by: 0.1)
            for (label, field) in zip(form.labels, form.fields) {
                let (label, field) = (stage.frame(label), stage.frame(field))
                let isBelow = field.minY == label.maxY + 4 && field.minX == label.minX && field.width == 390 - 64
                #expect(isBelow == category.isAccessibilityCategory, "\(category.rawValue)")
            }
        }
    }

    @Test("Return continues in the next field, and ends the editing after the last one")
    func returnKey() throws {
        let stage = LayoutPageStage()
        let form = try stage.show(.form, as: LayoutFormController.self)
        stage.screen.tap(form.fields[0])
        for field in form.fields {
            #expect(field.isEditing)
            stage.screen.press(.return)
        }
        #expect(form.fields.allSatisfy { !$0.isEditing })
    }

    // MARK: - Card

    @Test(
        "The card's picture is above the text in a narrow window and beside it in a wide one, with an animation between"
    )
    func card() throws {
        let stage = LayoutPageStage(size: CGSize(width: 500, height: 844))
        let card = try stage.show(.card, as: LayoutCardController.self)
        func isAbove() -> Bool {
            let (picture, texts) = (stage.frame(card.picture), stage.frame(card.texts))
            return texts.minY == picture.maxY + 12 && picture.height == picture.width / 2
        }
        func isBeside() -> Bool {
            let (picture, texts) = (stage.frame(card.picture), stage.frame(card.texts))
            return texts.minX == picture.maxX + 16 && picture.minY <= texts.minY && picture.height == 160
        }
        #expect(isAbove())
        stage.screen.size.width = 900
        stage.screen.advance(by: 0.2)
        let shown = try #require(card.picture.layer.presentation()).bounds.width
        #expect(shown != card.picture.bounds.width)
        try stage.screen.settle()
        #expect(isBeside())
        stage.screen.size.width = 500
        try stage.screen.settle()
        #expect(isAbove())
        stage.screen.tap(try #require(card.view.all(UIButton.self).first))
        try stage.screen.settle()
        #expect(isBeside())
    }

    @Test("A card that is opened in a wide window has its picture beside the text, at the leading edge")
    func wideCard() throws {
        let stage = LayoutPageStage(size: CGSize(width: 900, height: 600), isRightToLeft: true)
        let card = try stage.show(.card, as: LayoutCardController.self)
        #expect(card.isBeside)
        #expect(stage.frame(card.texts).maxX == stage.frame(card.picture).minX - 16)
    }

    // MARK: - Priorities

    @Test("The label with the lower hugging priority stretches, and the one with the lower resistance shrinks")
    func priorities() throws {
        let stage = LayoutPageStage()
        let page = try stage.show(.priorities, as: LayoutPrioritiesController.self)
        func set(_ index: Int, _ value: Float) {
            page.controls[index].slider.value = value
            page.controls[index].slider.sendActions(for: .valueChanged)
            stage.screen.advance(by: 0.1)
        }
        func excess() -> [CGFloat] { page.labels.map { ($0.frame.width - $0.intrinsicContentSize.width).rounded() } }
        set(0, 320)
        #expect(page.row.frame.width == 320)
        #expect(excess()[0] == 0)
        #expect(excess()[1] > 10)
        set(3, 900)
        #expect(excess()[0] > 10)
        #expect(excess()[1] == 0)
        set(0, 200)
        #expect(excess()[0] == 0)
        #expect(excess()[1] < -50)
        set(2, 100)
        #expect(excess()[0] < -50)
        #expect(excess()[1] == 0)
        #expect(page.result.text?.contains("ambiguous") == false)
        set(4, 100)
        #expect(page.result.text?.hasSuffix("The layout is ambiguous.") == true)
    }

    @Test("The arrow keys change a focused slider, and the row's width stays inside the window")
    func sliderKeys() throws {
        let stage = LayoutPageStage()
        let page = try stage.show(.priorities, as: LayoutPrioritiesController.self)
        let control = page.controls[1]
        for _ in 0..<20 where !control.slider.isFocused {
            stage.screen.press(.tab)
            if !control.slider.isFocused { stage.screen.press(.downArrow) }
        }
        #expect(control.slider.isFocused)
        stage.screen.press(.rightArrow)
        #expect(control.value > 300)
        #expect(page.labels[0].contentHuggingPriority(for: .horizontal).rawValue == Float(control.value))
        page.controls[0].slider.value = 10_000
        page.controls[0].slider.sendActions(for: .valueChanged)
        stage.screen.size.width = 320
        try stage.screen.settle()
        #expect(abs(stage.frame(page.row).maxX - 288) < 0.01)
    }

    @Test("The row's width returns to the chosen value when a window that was too narrow for it becomes wide again")
    func chosenWidth() throws {
        let stage = LayoutPageStage()
        let page = try stage.show(.priorities, as: LayoutPrioritiesController.self)
        #expect(page.controls[0].value == 300)
        for (width, value) in [(320, 256), (390, 300), (1000, 300), (320, 256), (1000, 300)] {
            stage.screen.size.width = CGFloat(width)
            try stage.screen.settle()
            #expect(page.controls[0].value == value, "\(width)")
            #expect(abs(page.row.frame.width - CGFloat(value)) < 0.01, "\(width)")
        }
        // A value that the user chooses in the narrow window stays.
        stage.screen.size.width = 320
        try stage.screen.settle()
        page.controls[0].slider.value = 200
        page.controls[0].slider.sendActions(for: .valueChanged)
        stage.screen.size.width = 1000
        try stage.screen.settle()
        #expect(page.controls[0].value == 200)
    }

    // MARK: - Conflict

    @Test("The switch activates a contradiction, and the text names the broken constraint until it is off again")
    func conflict() throws {
        let stage = LayoutPageStage()
        let page = try stage.show(.conflict, as: LayoutConflictController.self)
        #expect(page.text.hasPrefix("box: frame (16, 14, 100, 56)\n"))
        #expect(!page.text.contains("Broken:"))
        stage.screen.tap(page.toggle)
        try stage.screen.settle()
        #expect(page.text.contains("'wide' box.width == 200   (active)>, because it contradicts\n"))
        #expect(page.text.hasSuffix("'narrow' box.width == 100   (active)>"))
        #expect(page.box.frame.width == 100)
        let words = page.view.words
        for line in page.text.split(separator: "\n") {
            #expect(words.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
        }
        stage.screen.tap(page.toggle)
        try stage.screen.settle()
        #expect(!page.text.contains("Broken:"))
    }

    // MARK: - All sections

    @Test("No text of a section is truncated, cut off or broken inside a word", arguments: [false, true])
    func texts(isRightToLeft: Bool) throws {
        for size in [CGSize(width: 390, height: 844), CGSize(width: 320, height: 600), CGSize(width: 900, height: 600)]
        {
            let stage = LayoutPageStage(size: size, isRightToLeft: isRightToLeft)
            for section in LayoutController.Section.allCases {
                stage.page.show(section)
                for category: UIContentSizeCategory in [
                    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
                    .accessibilityExtraExtraExtraLarge,
                ] {
                    stage.screen.traits.preferredContentSizeCategory = category
                    stage.screen.advance(by: 0.1)
                    // The description has addresses, which are wider than a line. A and B are shrunk, and a placeholder
                    // may be.
                    let faults = TextFaults(screen: stage.screen, longestLine: 220).all().filter {
                        !$0.contains("NSLayoutConstraint") && !$0.contains(" text") && !$0.hasPrefix("\"Message")
                            && !$0.hasPrefix("\"UI")
                    }
                    #expect(faults == [], "\(section) at \(category.rawValue) in \(size)")
                }
            }
        }
    }

    @Test(
        "A section in a right-to-left layout is the mirror image of its left-to-right layout",
        arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func mirrored(category: UIContentSizeCategory) throws {
        for section in LayoutController.Section.allCases where section != .conflict {
            let parts = try [false, true].map { isRightToLeft in
                let stage = LayoutPageStage(isRightToLeft: isRightToLeft)
                stage.screen.traits.preferredContentSizeCategory = category
                _ = try stage.show(section, as: UIViewController.self)
                stage.screen.advance(by: 0.5)
                return PageParts(of: stage.screen)
            }
            #expect(parts[1].differences(from: parts[0].mirrored(in: 390)) == [], "\(section)")
        }
    }

    @Test("No view of a section has an ambiguous layout", arguments: LayoutController.Section.allCases)
    func ambiguity(section: LayoutController.Section) throws {
        let stage = LayoutPageStage()
        let page = try stage.show(section, as: UIViewController.self)
        let ambiguous = page.view.all(UIView.self).filter(\.hasAmbiguousLayout)
        #expect(ambiguous.map { $0.layoutDescription() } == [])
    }
}
