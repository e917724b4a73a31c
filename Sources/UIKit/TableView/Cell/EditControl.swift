// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The round control before a row's content in editing mode: delete, insert, or the selection checkmark.
final class EditControl: UIControl {
    enum Kind {
        case delete, insert, select
    }

    let kind: Kind
    /// The cell that the control edits.
    weak var cell: UIView?
    /// Called when the user taps the control.
    var onTap: (() -> Void)?
    /// The colours of the circle and of its symbol; nil for those of the kind.
    var colors: (circle: UIColor?, symbol: UIColor?) = (nil, nil) { didSet { updateColors() } }
    /// Whether the circle is in the middle of the control. Otherwise it is where tables have it.
    var isCentred = false { didSet { setNeedsLayout() } }
    /// Whether the selection checkmark is on.
    var isOn = false { didSet { if isOn != oldValue { updateCheckmark() } } }
    private let circle = UIView()
    private var bars: [UIView] = []
    private var tick: UIImageView?

    private static let barLength: CGFloat = 12
    private static let barThickness: CGFloat = 2

    override var accessibilityDefaults: any AccessibilityDefaults { EditControlAccessibility(control: self) }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        setUpControl()
    }

    required init?(coder: NSCoder) {
        kind = .delete
        super.init(coder: coder)
        setUpControl()
    }

    private func setUpControl() {
        circle.isUserInteractionEnabled = false
        circle.layer.cornerRadius = TableMetrics.current.editControlDiameter / 2
        addSubview(circle)
        switch kind {
        case .delete:
            addBar()
        case .insert:
            addBar()
            addBar()
        case .select:
            // The checkmark takes no touches, because a tap on the row itself selects the row.
            isUserInteractionEnabled = false
        }
        updateColors()
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    private func addBar() {
        let bar = UIView()
        bar.layer.cornerRadius = EditControl.barThickness / 2
        circle.addSubview(bar)
        bars.append(bar)
    }

    private func updateColors() {
        switch kind {
        case .delete: circle.backgroundColor = colors.circle ?? .systemRed
        case .insert: circle.backgroundColor = colors.circle ?? .systemGreen
        case .select: updateCheckmark()
        }
        for bar in bars { bar.backgroundColor = colors.symbol ?? .white }
    }

    private func updateCheckmark() {
        guard kind == .select else { return }
        circle.backgroundColor = isOn ? colors.circle ?? tintColor : nil
        circle.layer.borderWidth = isOn ? 0 : 1.5
        circle.layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
        if isOn, tick == nil {
            let configuration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
            let view = UIImageView(image: UIImage(systemName: "checkmark", withConfiguration: configuration))
            view.contentMode = .center
            circle.addSubview(view)
            tick = view
        }
        tick?.tintColor = colors.symbol ?? .white
        tick?.isHidden = !isOn
        setNeedsLayout()
    }

    override func updateForTraits() {
        super.updateForTraits()
        updateCheckmark()
    }

    override func tintChanged() {
        super.tintChanged()
        updateCheckmark()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = TableMetrics.current
        let diameter = metrics.editControlDiameter
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let centre = isCentred ? bounds.width / 2 : metrics.editControlCentre
        let middle = isRightToLeft ? bounds.width - centre : centre
        circle.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        circle.center = CGPoint(x: middle, y: (bounds.height / 2).rounded(toPixelsAt: pixelsPerPoint))
        let (length, thickness) = (EditControl.barLength, EditControl.barThickness)
        for (index, bar) in bars.enumerated() {
            let size = index == 0 ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
            bar.frame = CGRect(
                x: (diameter - size.width) / 2, y: (diameter - size.height) / 2, width: size.width,
                height: size.height)
        }
        tick?.frame = circle.bounds
        circle.alpha = isHighlighted ? 0.6 : 1
    }
}
