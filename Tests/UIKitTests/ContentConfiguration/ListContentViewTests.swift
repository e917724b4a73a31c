// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
@testable import UIKit
import UIKitTesting

@MainActor
@Suite("List content view")
struct ListContentViewTests {
    /// Shows a content view of 300 by 100 points in a superview without margins.
    private func show(
        _ configuration: UIListContentConfiguration, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        category: UIContentSizeCategory = .large
    ) -> (view: UIListContentView, screen: TestScreen) {
        let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 2)
        screen.traits.layoutDirection = direction
        screen.traits.preferredContentSizeCategory = category
        let view = UIListContentView(configuration: configuration)
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        around.layoutMargins = .zero
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        around.addSubview(view)
        screen.show(around)
        return (view, screen)
    }

    private func configuration(
        _ text: String?, _ secondary: String? = nil, kind: UIListContentConfiguration = .cell()
    ) -> UIListContentConfiguration {
        var configuration = kind
        (configuration.text, configuration.secondaryText) = (text, secondary)
        return configuration
    }

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("A symbol is drawn at its displayed size, also at large text sizes", arguments: [false, true])
    func sharpSymbol(isLarge: Bool) throws {
        var configuration = configuration("Ann")
        configuration.image = UIImage(systemName: "envelope")
        let (view, screen) = show(configuration, category: isLarge ? .accessibilityExtraLarge : .large)
        screen.advance(by: 0.1)
        let picture = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        let drawn = try #require(picture.layer.contents as? CGImage)
        #expect(CGFloat(drawn.width) / picture.layer.contentsScale >= picture.bounds.width)
        #expect(isLarge == (picture.bounds.width > 40), "\(picture.bounds)")
    }

    // MARK: Layout

    @Test("Text is between the margins, in the middle of the height")
    func text() throws {
        let (view, _) = show(configuration("Ann"))
        let text = try #require(view.textLayoutGuide).layoutFrame
        #expect(text.minX == CGFloat(16))
        #expect(text.maxX == CGFloat(292))
        #expect(abs(text.midY - 50) <= 0.5)
        #expect(view.secondaryTextLayoutGuide == nil)
        #expect(view.imageLayoutGuide == nil)
        #expect(view.textLayoutGuide?.owningView === view)
        #expect(view.textLayoutGuide === view.textLayoutGuide)
    }

    @Test("The secondary text is 3 points below the text")
    func below() throws {
        let (view, _) = show(configuration("Ann", "Goalkeeper", kind: .subtitleCell()))
        let text = try #require(view.textLayoutGuide).layoutFrame
        let second = try #require(view.secondaryTextLayoutGuide).layoutFrame
        #expect(second.minY - text.maxY == CGFloat(3))
        #expect(second.minX == CGFloat(16))
        #expect(abs((text.minY + second.maxY) / 2 - 50) <= 0.5)
    }

    @Test("A value is at the end of the line, or below the text if it does not fit")
    func beside() throws {
        let (view, _) = show(configuration("Ann", "7", kind: .valueCell()))
        let text = try #require(view.textLayoutGuide).layoutFrame
        let value = try #require(view.secondaryTextLayoutGuide).layoutFrame
        #expect(value.maxX == CGFloat(292))
        #expect(value.width < 20)
        #expect(text.maxX == value.minX - 8)
        #expect(abs(value.midY - 50) <= 0.5)
        #expect(abs(text.midY - 50) <= 0.5)
        let long = configuration("The captain of the team", "since nineteen ninety", kind: .valueCell())
        view.configuration = long
        view.layoutIfNeeded()
        let below = try #require(view.secondaryTextLayoutGuide).layoutFrame
        #expect(below.minX == CGFloat(16))
        #expect(below.minY > (view.textLayoutGuide?.layoutFrame.maxY ?? 1_000))
    }

    @Test("A value is below its title at accessibility text sizes")
    func accessibilitySizes() throws {
        let (view, _) = show(configuration("Ann", "7", kind: .valueCell()), category: .accessibilityMedium)
        let text = try #require(view.textLayoutGuide).layoutFrame
        let value = try #require(view.secondaryTextLayoutGuide).layoutFrame
        #expect(value.minX == CGFloat(16))
        #expect(value.minY == text.maxY + 3)
        let (large, _) = show(configuration("Ann", "7", kind: .valueCell()), category: .extraExtraExtraLarge)
        #expect(large.secondaryTextLayoutGuide?.layoutFrame.maxX == CGFloat(292))
    }

    @Test("An image is above the texts at accessibility text sizes", arguments: [false, true])
    func imageAbove(isRightToLeft: Bool) throws {
        var configuration = configuration("Ann", "Goalkeeper")
        configuration.image = square(40)
        let (view, screen) = show(
            configuration, direction: isRightToLeft ? .rightToLeft : .leftToRight, category: .accessibilityMedium)
        view.frame.size.height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        screen.advance(by: 0.1)
        let image = try #require(view.imageLayoutGuide?.layoutFrame)
        let text = try #require(view.textLayoutGuide?.layoutFrame)
        let second = try #require(view.secondaryTextLayoutGuide?.layoutFrame)
        #expect(image == CGRect(x: isRightToLeft ? 244 : 16, y: 11, width: 40, height: 40))
        #expect(text.minX == (isRightToLeft ? 8 : 16))
        #expect(text.width == 276)
        #expect(abs(text.minY - 54) <= 0.5)
        #expect(second.minY >= text.maxY)
        #expect(abs(second.maxY + 11 - view.bounds.height) <= 0.5)
        screen.traits.preferredContentSizeCategory = .large
        screen.advance(by: 0.1)
        #expect(try #require(view.textLayoutGuide?.layoutFrame).width < 276)
    }

    @Test("An image is before the text, in the middle, and no larger than its maximum size")
    func image() throws {
        var content = configuration("Ann")
        content.image = square(40)
        let (view, _) = show(content)
        #expect(view.imageLayoutGuide?.layoutFrame == CGRect(x: 16, y: 30, width: 40, height: 40))
        #expect(view.textLayoutGuide?.layoutFrame.minX == CGFloat(16 + 40 + 16))
        content.imageProperties.maximumSize = CGSize(width: 0, height: 20)
        content.imageProperties.cornerRadius = 5
        view.configuration = content
        view.layoutIfNeeded()
        #expect(view.imageLayoutGuide?.layoutFrame == CGRect(x: 16, y: 40, width: 20, height: 20))
        content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
        view.configuration = content
        view.layoutIfNeeded()
        #expect(view.imageLayoutGuide?.layoutFrame.minX == CGFloat(16 + 20))
        #expect(view.textLayoutGuide?.layoutFrame.minX == CGFloat(16 + 60 + 16))
        content.image = nil
        view.configuration = content
        view.layoutIfNeeded()
        #expect(view.imageLayoutGuide == nil)
        #expect(view.textLayoutGuide?.layoutFrame.minX == CGFloat(16))
    }

    @Test("Texts after symbols of any width start at the same place, also after images that reserve it")
    func symbols() throws {
        func textStart(_ name: String) throws -> CGFloat {
            var content = configuration("Ann")
            content.image = UIImage(systemName: name)
            #expect(content.image != nil)
            return try #require(show(content).view.textLayoutGuide).layoutFrame.minX
        }
        let starts = try ["star", "chevron.forward", "plus"].map(textStart)
        #expect(Set(starts).count == 1)
        var content = configuration("Ann")
        content.image = square(10)
        let standard = UIListContentConfiguration.ImageProperties.standardDimension
        content.imageProperties.reservedLayoutSize = CGSize(width: standard, height: standard)
        #expect(show(content).view.textLayoutGuide?.layoutFrame.minX == starts.first)
    }

    @Test("The layout is mirrored in right-to-left direction")
    func rightToLeft() throws {
        for kind in [UIListContentConfiguration.cell(), .subtitleCell(), .valueCell()] {
            var content = configuration("Ann", "7", kind: kind)
            content.image = square(30)
            let (left, _) = show(content)
            let (right, _) = show(content, direction: .rightToLeft)
            func mirrored(_ guide: UILayoutGuide?) throws -> CGRect {
                let frame = try #require(guide).layoutFrame
                return CGRect(x: 300 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            }
            #expect(try mirrored(left.imageLayoutGuide) == right.imageLayoutGuide?.layoutFrame)
            #expect(try mirrored(left.textLayoutGuide) == right.textLayoutGuide?.layoutFrame)
            #expect(try mirrored(left.secondaryTextLayoutGuide) == right.secondaryTextLayoutGuide?.layoutFrame)
        }
    }

    @Test("The superview's margins are kept on the axes that the configuration names")
    func margins() throws {
        let (view, screen) = show(configuration("Ann"))
        let around = try #require(view.superview)
        around.layoutMargins = UIEdgeInsets(top: 80, left: 50, bottom: 0, right: 4)
        screen.advance(by: 0.1)
        #expect(view.textLayoutGuide?.layoutFrame.minX == CGFloat(50))
        #expect(view.textLayoutGuide?.layoutFrame.maxX == CGFloat(292))
        #expect(abs((view.textLayoutGuide?.layoutFrame.midY ?? 0) - 50) <= 0.5)
        var content = configuration("Ann")
        content.axesPreservingSuperviewLayoutMargins = .vertical
        view.configuration = content
        screen.advance(by: 0.1)
        #expect(view.textLayoutGuide?.layoutFrame.minX == CGFloat(16))
        #expect((view.textLayoutGuide?.layoutFrame.midY ?? 0) > 80)
    }

    // MARK: Appearance

    private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    @Test("The label has the text properties of the configuration")
    func looks() throws {
        var content = configuration("Ann Lee")
        content.textProperties.color = .systemRed
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        content.textProperties.font = .systemFont(ofSize: 30)
        content.textProperties.alignment = .center
        content.textProperties.numberOfLines = 2
        content.textProperties.lineBreakMode = .byTruncatingMiddle
        content.textProperties.adjustsFontSizeToFitWidth = true
        content.textProperties.minimumScaleFactor = 0.5
        content.textProperties.allowsDefaultTighteningForTruncation = true
        let (view, _) = show(content)
        let label = try #require(labels(view).first)
        #expect(label.text == "Ann Lee")
        #expect(label.textColor == UIColor.systemRed.withAlphaComponent(0.5))
        #expect(label.font == .systemFont(ofSize: 30))
        #expect(label.textAlignment == .center)
        #expect(label.numberOfLines == 2)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor == CGFloat(0.5))
        #expect(label.allowsDefaultTighteningForTruncation)
        for (transform, text) in [
            (UIListContentConfiguration.TextProperties.TextTransform.uppercase, "ANN LEE"), (.lowercase, "ann lee"),
            (.capitalized, "Ann Lee"),
        ] {
            content.textProperties.transform = transform
            view.configuration = content
            #expect(label.text == text)
        }
        content.textProperties.alignment = .justified
        view.configuration = content
        #expect(label.textAlignment == .justified)
    }

    @Test("Attributed text keeps its attributes, and later plain text has the configuration's")
    func attributed() throws {
        let (view, _) = show(configuration("Ann"))
        let label = try #require(labels(view).first)
        var content = configuration(nil)
        content.attributedText = NSAttributedString(string: "Ben", attributes: [.foregroundColor: UIColor.systemPink])
        view.configuration = content
        #expect(label.text == "Ben")
        #expect(label.textColor == .systemPink)
        #expect(label.font == content.textProperties.font)
        view.configuration = configuration("Cleo")
        #expect(label.text == "Cleo")
        #expect(label.textColor == .label)
    }

    @Test("Template images have the view's tint colour, unless the configuration has one")
    func tint() throws {
        var content = configuration("Ann")
        content.image = UIImage(systemName: "star")
        let (view, _) = show(content)
        let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        view.tintColor = .systemPurple
        #expect(picture.tintColor == .systemPurple)
        content.imageProperties.tintColor = .systemGreen
        view.configuration = content
        #expect(picture.tintColor == .systemGreen)
    }

    // MARK: Sizes

    @Test("The fitting height for a width is the height of the texts plus the margins")
    func sizes() {
        let (view, _) = show(configuration("Ann"))
        let line = UILabel()
        line.font = .preferredFont(forTextStyle: .body)
        line.text = "Ann"
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 300, height: line.intrinsicContentSize.height + 22))
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == size.height)
        #expect(view.intrinsicContentSize.width == line.intrinsicContentSize.width + 24)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == view.intrinsicContentSize)
        view.configuration = configuration(String(repeating: "many words ", count: 12))
        let high = view.sizeThatFits(CGSize(width: 300, height: 0))
        #expect(high.height > 4 * line.intrinsicContentSize.height)
        #expect(view.sizeThatFits(CGSize(width: 600, height: 0)).height < high.height)
        let isFixed = view.systemLayoutSizeFitting(
            CGSize(width: 300, height: 77), withHorizontalFittingPriority: .required, verticalFittingPriority: .required
        )
        #expect(isFixed == CGSize(width: 300, height: 77))
    }

    @Test("The view and its font grow with the text size without a new configuration")
    func growing() throws {
        let (view, screen) = show(configuration("Ann"))
        let before = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        screen.traits.preferredContentSizeCategory = .accessibilityLarge
        screen.advance(by: 0.1)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > before + 10)
        #expect(labels(view).first?.font.pointSize == CGFloat(33))
    }

    // MARK: Views

    @Test("The view supports list content configurations only")
    func supports() {
        struct Other: UIContentConfiguration {
            func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
            func updated(for state: any UIConfigurationState) -> Other { self }
        }
        let view = UIListContentConfiguration.cell().makeContentView()
        #expect(view is UIListContentView)
        #expect(view.supports(UIListContentConfiguration.valueCell()))
        #expect(!view.supports(Other()))
        #expect(view.configuration as? UIListContentConfiguration == .cell())
    }

    @Test("A new configuration reuses the subviews, and an equal configuration changes nothing")
    func reuse() throws {
        var content = configuration("Ann", "7", kind: .valueCell())
        content.image = square(20)
        let (view, screen) = show(content)
        let parts = view.subviews.map(ObjectIdentifier.init)
        try screen.settle()
        view.configuration = content
        #expect(!screen.host.hasPendingPasses)
        (content.text, content.secondaryText, content.image) = ("Ben", nil, nil)
        view.configuration = content
        #expect(screen.host.hasPendingPasses)
        try screen.settle()
        #expect(view.subviews.map(ObjectIdentifier.init) == parts)
        #expect(view.subviews.filter { !$0.isHidden }.count == 1)
    }

    @Test("A truncated text has a tool tip with the whole text if the configuration says so")
    func expansion() throws {
        var content = configuration(String(repeating: "many words ", count: 12))
        content.textProperties.numberOfLines = 1
        let (view, screen) = show(content)
        #expect(view.interactions.isEmpty)
        content.textProperties.showsExpansionTextWhenTruncated = true
        view.configuration = content
        let interaction = try #require(view.interactions.first as? UIToolTipInteraction)
        #expect(interaction.defaultToolTip == content.text)
        content.text = "Ann"
        view.configuration = content
        screen.advance(by: 0.1)
        #expect(interaction.defaultToolTip == nil)
    }
}
