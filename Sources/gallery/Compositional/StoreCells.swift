// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A label of a text style, on as many lines as the text needs.
private func makeLabel(_ style: UIFont.TextStyle, _ weight: UIFont.Weight? = nil, _ color: UIColor = .label) -> UILabel
{
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    if let weight {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        label.font = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }
    label.textColor = color
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    return label
}

/// A button with the price of a print, which adds the print to the bag.
final class PriceButton: UIButton {
    /// Called when the user presses the button.
    var onPress: () -> Void = {}

    init() {
        super.init(frame: .zero)
        var configuration = UIButton.Configuration.gray()
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .small
        configuration.baseForegroundColor = .systemBlue
        self.configuration = configuration
        addAction(UIAction { [weak self] _ in self?.onPress() }, for: .primaryActionTriggered)
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    required init?(coder: NSCoder) {
        fatalError("PriceButton is made in code")
    }

    func show(_ print: StorePrint) {
        configuration?.title = print.priceText
        accessibilityLabel = "Add \(print.title) to the bag, \(print.priceText)"
    }
}

/// A cell of the store. The focus ring and the lifted preview have the same shape around its content.
class StoreCell: UICollectionViewCell {
    /// The rounded rectangle around the content, in the cell.
    var outline: (rect: CGRect, cornerRadius: CGFloat) { (bounds.insetBy(dx: -8, dy: -8), 16) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (rect, radius) = outline
        focusEffect = UIFocusHaloEffect(roundedRect: rect, cornerRadius: radius, curve: .circular)
    }
}

/// A large card: a line about the print, its title, and its picture.
final class FeaturedCell: StoreCell {
    private let eyebrow = makeLabel(.caption1, .semibold, .systemBlue)
    private let title = makeLabel(.title2)
    private let detail = makeLabel(.body, nil, .secondaryLabel)
    private let pictureView = PictureView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        pictureView.layer.cornerRadius = 12
        let stack = UIStackView(arrangedSubviews: [eyebrow, title, detail, pictureView])
        stack.axis = .vertical
        stack.spacing = 2
        stack.setCustomSpacing(10, after: detail)
        contentView.fill(with: stack)
        pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor, multiplier: 0.6).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("FeaturedCell is made in code")
    }

    func show(_ print: StorePrint) {
        eyebrow.text = "NEW PRINT"
        title.text = print.title
        detail.text = "\(print.picture.subject.title), from \(print.priceText)"
        pictureView.picture = print.picture
    }
}

/// A collection: a round picture with a name below it. A ring marks the collection whose prints are shown.
final class CollectionCell: StoreCell {
    private let pictureView = PictureView(frame: .zero)
    private let ring = UIView()
    private let name = makeLabel(.caption1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let side: CGFloat = 60
        pictureView.layer.cornerRadius = side / 2
        ring.layer.cornerRadius = side / 2 + 4
        ring.layer.borderWidth = 3
        name.textAlignment = .center
        for view in [ring, pictureView, name] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            ring.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
            ring.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            ring.widthAnchor.constraint(equalToConstant: side + 8),
            ring.heightAnchor.constraint(equalToConstant: side + 8),
            pictureView.centerXAnchor.constraint(equalTo: ring.centerXAnchor),
            pictureView.centerYAnchor.constraint(equalTo: ring.centerYAnchor),
            pictureView.widthAnchor.constraint(equalToConstant: side),
            pictureView.heightAnchor.constraint(equalToConstant: side),
            name.topAnchor.constraint(equalTo: ring.bottomAnchor, constant: 4),
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
        ])
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        fatalError("CollectionCell is made in code")
    }

    /// The ring around the picture.
    override var outline: (rect: CGRect, cornerRadius: CGFloat) {
        let rect = ring.frame.insetBy(dx: -2, dy: -2)
        return (rect, rect.width / 2)
    }

    /// Shows a subject by one of its pictures.
    func show(_ subject: Picture.Subject, isChosen: Bool) {
        pictureView.picture = Store.prints(of: subject).first?.picture
        name.text = subject.title
        ring.layer.borderColor = (isChosen ? UIColor.systemBlue : .clear).cgColor
        name.textColor = isChosen ? .systemBlue : .label
        accessibilityLabel = subject.title
        accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
}

/// A row with a small picture, a title, and the price. At the accessibility text sizes they are below each other.
final class PopularCell: StoreCell {
    let price = PriceButton()
    private let pictureView = PictureView(frame: .zero)
    private let title = makeLabel(.headline)
    private let detail = makeLabel(.subheadline, nil, .secondaryLabel)
    private let line = UIView()
    private let row: UIStackView

    override init(frame: CGRect) {
        let texts = UIStackView(arrangedSubviews: [title, detail])
        texts.axis = .vertical
        texts.spacing = 1
        row = UIStackView(arrangedSubviews: [pictureView, texts, price])
        super.init(frame: frame)
        pictureView.layer.cornerRadius = 12
        line.backgroundColor = .separator
        contentView.fill(with: row, NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0))
        line.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(line)
        NSLayoutConstraint.activate([
            pictureView.widthAnchor.constraint(equalToConstant: StoreLayout.iconSide),
            pictureView.heightAnchor.constraint(equalToConstant: StoreLayout.iconSide),
            line.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: PopularCell, _) in
            cell.arrange()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("PopularCell is made in code")
    }

    private func arrange() {
        let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isStacked ? .vertical : .horizontal
        row.alignment = isStacked ? .leading : .center
        row.spacing = isStacked ? 6 : 14
    }

    /// The row has its own space above and below the content.
    override var outline: (rect: CGRect, cornerRadius: CGFloat) { (bounds.insetBy(dx: -8, dy: 0), 16) }

    /// Shows a print. The last row of a column has no line below it.
    func show(_ print: StorePrint, isLast: Bool) {
        pictureView.picture = print.picture
        title.text = print.title
        detail.text = "Print on paper"
        price.show(print)
        line.isHidden = isLast
    }
}

/// A print with its picture above its title and price.
final class PrintCell: StoreCell {
    let price = PriceButton()
    private let pictureView = PictureView(frame: .zero)
    private let title = makeLabel(.subheadline, .semibold)

    override init(frame: CGRect) {
        super.init(frame: frame)
        pictureView.layer.cornerRadius = 12
        let stack = UIStackView(arrangedSubviews: [pictureView, title, price])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 6
        contentView.fill(with: stack)
        NSLayoutConstraint.activate([
            pictureView.widthAnchor.constraint(equalTo: stack.widthAnchor),
            pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("PrintCell is made in code")
    }

    func show(_ print: StorePrint) {
        pictureView.picture = print.picture
        title.text = print.title
        price.show(print)
    }
}

/// The title of a section, which stays visible at the top while the section is.
final class StoreHeader: UICollectionReusableView {
    let title = makeLabel(.title3, .bold)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        title.accessibilityTraits = .header
        fill(with: title, NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20))
    }

    required init?(coder: NSCoder) {
        fatalError("StoreHeader is made in code")
    }
}

/// The number of copies of a print that are in the bag. Without any, the badge is invisible.
final class BadgeView: UICollectionReusableView {
    private let pill = UIView()
    private let label = makeLabel(.caption1, .bold, .white)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        pill.backgroundColor = .systemRed
        label.textAlignment = .center
        addSubview(pill)
        pill.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("BadgeView is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pill.frame = bounds
        pill.layer.cornerRadius = bounds.height / 2
        label.frame = pill.bounds
    }

    func show(_ count: Int) {
        label.text = "\(count)"
        label.accessibilityLabel = "\(count) in the bag"
        pill.isHidden = count == 0
    }
}

extension UIView {
    /// Adds a view with constraints to all edges.
    fileprivate func fill(with view: UIView, _ insets: NSDirectionalEdgeInsets = .zero) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom)
        // A cell has an estimated height before it is measured.
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
            bottom,
        ])
    }
}
