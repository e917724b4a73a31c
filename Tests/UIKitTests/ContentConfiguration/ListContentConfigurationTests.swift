// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("List content configuration")
struct ListContentConfigurationTests {
    /// A screen for this test alone, because fonts depend on the screen's text size.
    private let screen = TestScreen()
    typealias Configuration = UIListContentConfiguration

    private func font(_ style: UIFont.TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }

    @Test("The debug description of image properties lists their values")
    func imageDescription() {
        var properties = Configuration.cell().imageProperties
        (properties.cornerRadius, properties.maximumSize) = (7, CGSize(width: 31, height: 32))
        #expect(properties.debugDescription.contains("cornerRadius = 7"))
        #expect(properties.debugDescription.contains("31"))
        #expect(properties.debugDescription == properties.description)
    }

    // MARK: Kinds

    @Test("cell() has the margins, paddings and fonts that UIKit prints")
    func cell() {
        let cell = Configuration.cell()
        #expect(
            cell.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
        #expect(cell.imageToTextPadding == CGFloat(16))
        #expect(cell.textToSecondaryTextVerticalPadding == CGFloat(3))
        #expect(!cell.prefersSideBySideTextAndSecondaryText)
        #expect(cell.text == nil)
        #expect(cell.secondaryText == nil)
        #expect(cell.image == nil)
        #expect(cell.attributedText == nil)
        #expect(cell.secondaryAttributedText == nil)
        #expect(cell.textProperties.font == font(.body))
        #expect(cell.textProperties.color == .label)
        #expect(cell.secondaryTextProperties.font == font(.caption1))
    }

    @Test("The other cell kinds differ in the font, colour and place of the secondary text")
    func otherCells() {
        let subtitle = Configuration.subtitleCell()
        #expect(subtitle.secondaryTextProperties.font == font(.caption1))
        #expect(subtitle.secondaryTextProperties.color == .secondaryLabel)
        #expect(!subtitle.prefersSideBySideTextAndSecondaryText)
        let value = Configuration.valueCell()
        #expect(value.prefersSideBySideTextAndSecondaryText)
        #expect(value.secondaryTextProperties.font == font(.body))
        #expect(value.secondaryTextProperties.color == .secondaryLabel)
        #expect(value.textToSecondaryTextHorizontalPadding == CGFloat(8))
        for sidebar in [
            Configuration.sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
            .accompaniedSidebarSubtitleCell(),
        ] {
            #expect(sidebar.textProperties.font == font(.body))
            #expect(sidebar.textProperties.color == .label)
        }
    }

    @Test("A grouped header is a footnote in capitals, a grouped footer without capitals")
    func grouped() {
        let header = Configuration.groupedHeader()
        #expect(
            header.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
        #expect(header.textProperties.transform == .uppercase)
        #expect(header.textProperties.font == font(.footnote))
        #expect(header.textProperties.color == .secondaryLabel)
        let footer = Configuration.groupedFooter()
        #expect(footer.textProperties.transform == .none)
        #expect(footer.textProperties.font == font(.footnote))
        #expect(footer.textProperties.color == .secondaryLabel)
    }

    @Test("Plain, prominent and sidebar headers have their own fonts")
    func headers() {
        #expect(Configuration.plainHeader().textProperties.font == font(.headline))
        #expect(Configuration.plainHeader().textProperties.transform == .none)
        #expect(Configuration.plainFooter().textProperties.color == .secondaryLabel)
        let prominent = Configuration.prominentInsetGroupedHeader().textProperties.font
        let extra = Configuration.extraProminentInsetGroupedHeader().textProperties.font
        #expect(prominent.pointSize == CGFloat(20))
        #expect(extra.pointSize == CGFloat(22))
        #expect(Configuration.sidebarHeader().textProperties.font.pointSize == CGFloat(20))
    }

    @Test("fact 336: Images have no maximum or reserved size and square corners; texts have no line limit")
    func partDefaults() {
        let image = Configuration.cell().imageProperties
        #expect(image.maximumSize == .zero)
        #expect(image.reservedLayoutSize == .zero)
        #expect(image.cornerRadius == CGFloat(0))
        #expect(image.tintColor == nil)
        #expect(image.tintColorTransformer == nil)
        #expect(image.preferredSymbolConfiguration == UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
        #expect(Configuration.ImageProperties.standardDimension > CGFloat(1_000))
        let text = Configuration.cell().textProperties
        #expect(text.numberOfLines == 0)
        #expect(text.lineBreakMode == .byTruncatingTail)
        #expect(text.alignment == .natural)
        #expect(text.adjustsFontForContentSizeCategory)
        #expect(!text.adjustsFontSizeToFitWidth)
        #expect(text.minimumScaleFactor == CGFloat(0))
        #expect(text.transform == .none)
        #expect(text.colorTransformer == nil)
    }

    // MARK: Texts

    @Test("The text is the plain or attributed text that was set last")
    func texts() {
        var cell = Configuration.cell()
        cell.text = "Ann"
        #expect(cell.attributedText == nil)
        cell.attributedText = NSAttributedString(string: "Ben")
        #expect(cell.text == "Ben")
        #expect(cell.attributedText?.string == "Ben")
        cell.text = "Cleo"
        #expect(cell.attributedText == nil)
        #expect(cell.text == "Cleo")
        let mutable = NSMutableAttributedString(string: "one")
        cell.secondaryAttributedText = mutable
        mutable.mutableString.setString("two")
        #expect(cell.secondaryAttributedText?.string == "one")
        #expect(cell.secondaryText == "one")
        cell.secondaryAttributedText = nil
        #expect(cell.secondaryText == nil)
    }

    @Test("Resolved colours pass through their transformers")
    func colors() {
        var cell = Configuration.cell()
        cell.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
        #expect(cell.textProperties.resolvedColor() == .systemRed)
        #expect(cell.textProperties.color == .label)
        #expect(cell.imageProperties.resolvedTintColor(for: .systemPink) == .systemPink)
        cell.imageProperties.tintColor = .systemTeal
        #expect(cell.imageProperties.resolvedTintColor(for: .systemPink) == .systemTeal)
        cell.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(
            cell.imageProperties.resolvedTintColor(for: .systemPink) == UIColor.systemTeal.withAlphaComponent(0.5))
    }

    // MARK: States

    private func state(
        _ traits: UITraitCollection = .current, _ change: (inout UICellConfigurationState) -> Void = { _ in }
    ) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traits)
        change(&state)
        return state
    }

    @Test("updated(for:) adapts only colours that were not set to the state")
    func followsState() {
        var cell = Configuration.cell()
        cell.text = "Ann"
        let disabled = cell.updated(for: state { $0.isDisabled = true })
        #expect(disabled.textProperties.color == .tertiaryLabel)
        #expect(disabled.text == "Ann")
        #expect(disabled.updated(for: state()) == cell)
        cell.textProperties.color = .systemRed
        #expect(cell.updated(for: state { $0.isDisabled = true }).textProperties.color == .systemRed)
        let selected = Configuration.sidebarCell().updated(for: state { $0.isSelected = true })
        #expect(selected.textProperties.color == .white)
        #expect(selected.imageProperties.tintColor == .white)
        let beside = Configuration.accompaniedSidebarCell().updated(for: state { $0.isSelected = true })
        #expect(beside.textProperties.color == .label)
        var view = UIViewConfigurationState(traitCollection: .current)
        view.isDisabled = true
        #expect(Configuration.groupedHeader().updated(for: view).textProperties.color == .tertiaryLabel)
    }

    @Test("updated(for:) adapts only fonts that were not set to the text size")
    func followsTextSize() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let cell = Configuration.subtitleCell().updated(for: state(large))
        #expect(cell.textProperties.font.pointSize == CGFloat(33))
        #expect(cell.secondaryTextProperties.font.pointSize == CGFloat(26))
        var own = Configuration.subtitleCell()
        own.textProperties.font = .systemFont(ofSize: 11)
        #expect(own.updated(for: state(large)).textProperties.font.pointSize == CGFloat(11))
        #expect(cell.updated(for: state()) == Configuration.subtitleCell())
    }

    // MARK: Comparing

    @Test("Two configurations differ if any of their values differ")
    func compares() {
        let plain = Configuration.cell()
        #expect(plain == Configuration.cell())
        #expect(plain.hashValue == Configuration.cell().hashValue)
        #expect(plain != Configuration.subtitleCell())
        let changes: [(inout Configuration) -> Void] = [
            { $0.text = "a" }, { $0.secondaryText = "a" }, { $0.attributedText = NSAttributedString(string: "a") },
            { $0.secondaryAttributedText = NSAttributedString(string: "a") },
            { $0.image = UIImage(systemName: "star") },
            { $0.axesPreservingSuperviewLayoutMargins = [] }, { $0.directionalLayoutMargins.top = 1 },
            { $0.prefersSideBySideTextAndSecondaryText = true }, { $0.imageToTextPadding = 1 },
            { $0.textToSecondaryTextHorizontalPadding = 1 }, { $0.textToSecondaryTextVerticalPadding = 1 },
            { $0.textProperties.font = .systemFont(ofSize: 3) }, { $0.textProperties.color = .red },
            { $0.textProperties.colorTransformer = .grayscale }, { $0.textProperties.alignment = .center },
            { $0.textProperties.lineBreakMode = .byClipping }, { $0.textProperties.numberOfLines = 1 },
            { $0.textProperties.adjustsFontSizeToFitWidth = true }, { $0.textProperties.minimumScaleFactor = 0.5 },
            { $0.textProperties.adjustsFontForContentSizeCategory = false },
            { $0.textProperties.allowsDefaultTighteningForTruncation = true },
            { $0.textProperties.showsExpansionTextWhenTruncated = true },
            { $0.textProperties.transform = .lowercase }, { $0.secondaryTextProperties.transform = .capitalized },
            { $0.imageProperties.tintColor = .red }, { $0.imageProperties.tintColorTransformer = .grayscale },
            { $0.imageProperties.cornerRadius = 1 }, { $0.imageProperties.maximumSize.width = 1 },
            { $0.imageProperties.reservedLayoutSize.width = 1 },
            { $0.imageProperties.preferredSymbolConfiguration = nil },
        ]
        for (index, change) in changes.enumerated() {
            var changed = plain
            change(&changed)
            #expect(changed != plain, "change \(index)")
            #expect(changed == changed, "change \(index)")
        }
    }

    @Test("The description lists the kind, the texts and the properties")
    func describes() {
        var cell = Configuration.valueCell()
        (cell.text, cell.secondaryText) = ("Ann", "7")
        #expect(cell.description.contains("valueCell"))
        #expect(cell.description.contains("\"Ann\""))
        #expect(cell.debugDescription == cell.description)
        #expect(cell.customMirror.children.contains { $0.label == "secondaryText" && $0.value as? String == "7" })
        #expect(cell.textProperties.customMirror.children.contains { $0.label == "numberOfLines" })
        #expect(cell.textProperties.debugDescription.contains("font"))
        #expect(cell.imageProperties.customMirror.children.contains { $0.label == "cornerRadius" })
        #expect(cell.imageProperties.description.contains("maximumSize"))
        var other = cell.textProperties
        other.font = .systemFont(ofSize: 99)
        #expect(other.hashValue != cell.textProperties.hashValue || other != cell.textProperties)
        #expect(cell.imageProperties.hashValue == Configuration.valueCell().imageProperties.hashValue)
    }
}
