// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A picture in the grid. In editing mode it has a circle, which is filled if the picture is selected.
final class GridCell: UICollectionViewCell {
    private let pictureView = PictureView(frame: .zero)
    private let number = UILabel()
    /// The size of the number's font in points at the usual text size.
    private var numberSize: CGFloat = 0
    private let veil = UIView()
    private let circle = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        number.textColor = .white
        number.adjustsFontForContentSizeCategory = true
        veil.backgroundColor = .white.withAlphaComponent(0.35)
        veil.layer.cornerCurve = .continuous
        circle.contentMode = .scaleAspectFit
        for view in [pictureView, number, veil, circle] { contentView.addSubview(view) }
        circle.layer.shadowColor = UIColor.black.cgColor
        circle.layer.shadowOpacity = 0
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) {
        fatalError("GridCell is made in code")
    }

    func show(_ picture: Picture) {
        pictureView.picture = picture
        number.text = "\(picture.number)"
        accessibilityLabel = picture.spokenTitle
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // During a transition between two layouts, the size of the cell changes in each frame.
        let radius = min(10, (bounds.width * 0.08).rounded())
        for view in [pictureView, veil] {
            view.frame = contentView.bounds
            view.layer.cornerRadius = radius
        }
        let side = min(26, (bounds.width * 0.32).rounded())
        let inset = min(8, (bounds.width * 0.06).rounded())
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layOutNumber(isMirrored: isMirrored)
        circle.frame = CGRect(
            x: isMirrored ? inset : bounds.width - inset - side, y: inset, width: side, height: side)
    }

    /// Places the number in the lower corner, in a size that depends on those of the picture and of texts.
    private func layOutNumber(isMirrored: Bool) {
        let base = min(max((bounds.width * 0.09).rounded(), 10), 28)
        if base != numberSize {
            numberSize = base
            let font = UIFont.monospacedDigitSystemFont(ofSize: base, weight: .semibold)
            number.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: font, maximumPointSize: base * 2)
        }
        let size = number.sizeThatFits(bounds.size)
        let inset = (base * 0.7).rounded()
        number.frame = CGRect(
            x: isMirrored ? bounds.width - inset - size.width : inset,
            y: (bounds.height - size.height - base * 0.45).rounded(), width: size.width, height: size.height)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        veil.isHidden = !(state.isSelected && state.isEditing || state.isHighlighted)
        circle.isHidden = !state.isEditing || state.cellDragState != .none
        circle.image = UIImage(systemName: state.isSelected ? "checkmark.circle.fill" : "circle")
        circle.tintColor = state.isSelected ? .systemBlue : .white
        circle.backgroundColor = state.isSelected ? .white : .clear
        circle.layer.cornerRadius = circle.bounds.width / 2
        circle.layer.shadowOpacity = state.isSelected ? 0 : 0.5
        circle.layer.shadowRadius = 2
        circle.layer.shadowOffset = .zero
    }

    /// The appearance of the lifted cell: only the picture.
    var previewParameters: UIDragPreviewParameters {
        UIDragPreviewParameters(roundedRect: pictureView.frame, cornerRadius: pictureView.layer.cornerRadius)
    }
}
