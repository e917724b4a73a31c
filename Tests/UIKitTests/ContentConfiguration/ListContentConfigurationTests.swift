// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("A list content configuration")
struct ListContentConfigurationTests {
    /// Its own, for fonts are those of the screen's text size.
    private let screen = TestScreen()
    typealias Configuration = UIListContentConfiguration

    private func font(_ style: UIFont.TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }

    @Test("Its image's properties say what they are to those who debug")
    func imageDescription() {
        var properties = Configuration.cell().imageProperties
        (properties.cornerRadius, properties.maximumSize) = (7, CGSize(width: 31, height: 32))
        #expect(properties.debugDescription.contains("cornerRadius = 7"))
        #expect(properties.debugDescription.contains("31") && properties.debugDescription == properties.description)
    }

    // MARK: Kinds

    @Test("Of a cell has the margins, paddings and fonts that UIKit prints")
    func cell() {
        let cell = Configuration.cell()
        #expect(
            cell.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
        #expect(cell.imageToTextPadding == CGFloat(16) && cell.textToSecondaryTextVerticalPadding == CGFloat(3))
        #expect(!cell.prefersSideBySideTextAndSecondaryText)
        #expect(cell.text == nil && cell.secondaryText == nil && cell.image == nil)
        #expect(cell.attributedText == nil && cell.secondaryAttributedText == nil)
        #expect(cell.textProperties.font == font(.body) && cell.textProperties.color == .label)
        #expect(cell.secondaryTextProperties.font == font(.caption1))
    }

    @Test("Of the other cells differs in where and how the second text stands")
    func otherCells() {
        let subtitle = Configuration.subtitleCell()
        #expect(subtitle.secondaryTextProperties.font == font(.caption1))
        #expect(subtitle.secondaryTextProperties.color == .secondaryLabel)
        #expect(!subtitle.prefersSideBySideTextAndSecondaryText)
        let value = Configuration.valueCell()
        #expect(value.prefersSideBySideTextAndSecondaryText)
        #expect(
            value.secondaryTextProperties.font == font(.body) && value.secondaryTextProperties.color == .secondaryLabel)
        #expect(value.textToSecondaryTextHorizontalPadding == CGFloat(8))
        for sidebar in [
            Configuration.sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
            .accompaniedSidebarSubtitleCell(),
        ] {
            #expect(sidebar.textProperties.font == font(.body) && sidebar.textProperties.color == .label)
        }
    }

    @Test("Of a grouped header is footnote in capitals, and of a footer without capitals")
    func grouped() {
        let header = Configuration.groupedHeader()
        #expect(
            header.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
        #expect(header.textProperties.transform == .uppercase && header.textProperties.font == font(.footnote))
        #expect(header.textProperties.color == .secondaryLabel)
        let footer = Configuration.groupedFooter()
        #expect(footer.textProperties.transform == .none && footer.textProperties.font == font(.footnote))
        #expect(footer.textProperties.color == .secondaryLabel)
    }

    @Test("Of plain, prominent and sidebar headers grows in weight")
    func headers() {
        #expect(Configuration.plainHeader().textProperties.font == font(.headline))
        #expect(Configuration.plainHeader().textProperties.transform == .none)
        #expect(Configuration.plainFooter().textProperties.color == .secondaryLabel)
        let prominent = Configuration.prominentInsetGroupedHeader().textProperties.font
        let extra = Configuration.extraProminentInsetGroupedHeader().textProperties.font
        #expect(prominent.pointSize == CGFloat(20) && extra.pointSize == CGFloat(22))
        #expect(Configuration.sidebarHeader().textProperties.font.pointSize == CGFloat(20))
    }

    @Test("fact 336: images have no largest size, no reserved room and square corners; texts take the lines they need")
    func partDefaults() {
        let image = Configuration.cell().imageProperties
        #expect(image.maximumSize == .zero && image.reservedLayoutSize == .zero && image.cornerRadius == CGFloat(0))
        #expect(image.tintColor == nil && image.tintColorTransformer == nil)
        #expect(image.preferredSymbolConfiguration == UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
        #expect(Configuration.ImageProperties.standardDimension > CGFloat(1_000))
        let text = Configuration.cell().textProperties
        #expect(text.numberOfLines == 0 && text.lineBreakMode == .byTruncatingTail && text.alignment == .natural)
        #expect(text.adjustsFontForContentSizeCategory && !text.adjustsFontSizeToFitWidth)
        #expect(text.minimumScaleFactor == CGFloat(0) && text.transform == .none && text.colorTransformer == nil)
    }

    // MARK: Texts

    @Test("Has a plain text or one with attributes, whichever was set last")
    func texts() {
        var cell = Configuration.cell()
        cell.text = "Ann"
        #expect(cell.attributedText == nil)
        cell.attributedText = NSAttributedString(string: "Ben")
        #expect(cell.text == "Ben" && cell.attributedText?.string == "Ben")
        cell.text = "Cleo"
        #expect(cell.attributedText == nil && cell.text == "Cleo")
        let mutable = NSMutableAttributedString(string: "one")
        cell.secondaryAttributedText = mutable
        mutable.mutableString.setString("two")
        #expect(cell.secondaryAttributedText?.string == "one" && cell.secondaryText == "one")
        cell.secondaryAttributedText = nil
        #expect(cell.secondaryText == nil)
    }

    @Test("Resolves colours through their transformers")
    func colors() {
        var cell = Configuration.cell()
        cell.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
        #expect(cell.textProperties.resolvedColor() == .systemRed && cell.textProperties.color == .label)
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

    @Test("Follows the state in what nobody set")
    func followsState() {
        var cell = Configuration.cell()
        cell.text = "Ann"
        let disabled = cell.updated(for: state { $0.isDisabled = true })
        #expect(disabled.textProperties.color == .tertiaryLabel && disabled.text == "Ann")
        #expect(disabled.updated(for: state()) == cell)
        cell.textProperties.color = .systemRed
        #expect(cell.updated(for: state { $0.isDisabled = true }).textProperties.color == .systemRed)
        let selected = Configuration.sidebarCell().updated(for: state { $0.isSelected = true })
        #expect(selected.textProperties.color == .white && selected.imageProperties.tintColor == .white)
        let beside = Configuration.accompaniedSidebarCell().updated(for: state { $0.isSelected = true })
        #expect(beside.textProperties.color == .label)
        var view = UIViewConfigurationState(traitCollection: .current)
        view.isDisabled = true
        #expect(Configuration.groupedHeader().updated(for: view).textProperties.color == .tertiaryLabel)
    }

    @Test("Follows the text size in fonts that nobody set")
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

    @Test("Differs from another in any of its values")
    func compares() {
        let plain = Configuration.cell()
        #expect(plain == Configuration.cell() && plain.hashValue == Configuration.cell().hashValue)
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

    @Test("Says what it shows to those who debug")
    func describes() {
        var cell = Configuration.valueCell()
        (cell.text, cell.secondaryText) = ("Ann", "7")
        #expect(cell.description.contains("valueCell") && cell.description.contains("\"Ann\""))
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
