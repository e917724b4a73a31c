// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Manages one of the two texts of a `UIListContentView`. It creates the label for the text when the label is first
/// needed, and caches the sizes of the text at different widths.
@MainActor
final class ListContentText {
    private(set) var label: UILabel?
    private var shownText = UIListContentConfiguration.Text.plain(nil)
    private var properties: UIListContentConfiguration.TextProperties?
    private var sizes: [(width: CGFloat, size: CGSize)] = []
    private var placedGuide: PlacedLayoutGuide?

    /// The maximum number of cached sizes. A label is usually measured without a limit of its width, and at the text
    /// widths for one or two widths of the view.
    private static let mostSizes = 4

    func show(
        _ text: UIListContentConfiguration.Text, _ new: UIListContentConfiguration.TextProperties, in view: UIView
    ) {
        guard text.isShown || label != nil else { return }
        let isOther = text != shownText
        guard isOther || new != properties else { return }
        let label = label ?? makeLabel(in: view)
        let old = properties
        let keepsSize = !isOther && old.map(new.hasSameSize) == true
        shownText = text
        properties = new
        // Attributes of the text take precedence over the label's properties, so the attributed text is set last.
        let isAttributed = text.attributed != nil
        if isAttributed { label.text = nil }
        if isAttributed || old?.font != new.font { label.font = new.font }
        let color = new.resolvedColor()
        if isAttributed || label.textColor != color { label.textColor = color }
        if isAttributed || old?.alignment != new.alignment { label.textAlignment = NSTextAlignment(new.alignment) }
        label.lineBreakMode = new.lineBreakMode
        label.numberOfLines = new.numberOfLines
        label.adjustsFontSizeToFitWidth = new.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = new.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = new.allowsDefaultTighteningForTruncation
        if label.adjustsFontForContentSizeCategory != new.adjustsFontForContentSizeCategory {
            label.adjustsFontForContentSizeCategory = new.adjustsFontForContentSizeCategory
        }
        if let attributed = text.attributed {
            label.attributedText = attributed
        } else {
            label.text = text.string.map(new.transform.applied)
        }
        if label.isHidden == text.isShown { label.isHidden = !text.isShown }
        if !keepsSize { invalidateSizes() }
    }

    private func makeLabel(in view: UIView) -> UILabel {
        let label = UILabel(frame: .zero)
        view.addSubview(label)
        self.label = label
        return label
    }

    // MARK: Measuring

    /// The size of the text if it is wrapped at `width`; zero without a label.
    func size(_ width: CGFloat) -> CGSize {
        if let known = sizes.first(where: { $0.width == width }) { return known.size }
        let size = label?.sizeThatFits(CGSize(width: width, height: UILabel.unlimited)) ?? .zero
        if sizes.count == ListContentText.mostSizes { sizes.removeFirst() }
        sizes.append((width, size))
        return size
    }

    /// The whole text if it is truncated and the configuration shows truncated texts as a tooltip; nil otherwise.
    var truncatedText: String? {
        guard let label, properties?.showsExpansionTextWhenTruncated == true, shownText.isShown else { return nil }
        let layout = label.labelText.layout(in: label.bounds.size, lines: label.numberOfLines)
        return layout.isTruncated ? shownText.string : nil
    }

    func invalidateSizes() {
        if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
    }

    func guide(in view: UIView) -> UILayoutGuide {
        if let placedGuide { return placedGuide }
        let guide = PlacedLayoutGuide("UIListContentTextLayoutGuide", in: view) { [weak self] in
            self?.label?.frame ?? .zero
        }
        placedGuide = guide
        return guide
    }
}

/// A layout guide whose frame is that of a part of a view, such as its text or its image.
final class PlacedLayoutGuide: UILayoutGuide {
    private let place: @MainActor () -> CGRect

    init(_ identifier: String, in view: UIView, place: @escaping @MainActor () -> CGRect) {
        self.place = place
        super.init()
        self.identifier = identifier
        view.addLayoutGuide(self)
    }

    required init?(coder: NSCoder) { nil }

    override var layoutFrame: CGRect { place() }
}
