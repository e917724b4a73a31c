// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Lays views out in a row or a column.
///
/// Views have the size that is theirs by ``UIView/intrinsicContentSize``; where there is more room or less, the
/// distribution and the views' priorities decide who is stretched or shrunk. A view that has no such size gets what
/// is left. Hidden views take no room; hiding or showing one in an animation block moves the others.
///
/// ## Caveats
/// There are no constraints: a plain view gets a size of its own by overriding `intrinsicContentSize`.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How room along the axis is shared.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// Where views stand across the axis. The two baselines are for rows; in a column they stand for `fill`.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// As a custom spacing: none, the stack's spacing counts.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// As a spacing: the system's, 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    struct Arranged {
        let view: UIView
        /// `spacingUseDefault` unless set.
        var spacing: CGFloat
    }

    var arranged: [Arranged] = []
    /// Sizes that have been measured since anything changed.
    var measured = MeasuredSizes()

    // MARK: Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
    }

    // MARK: Arranged views

    /// The views that are laid out, in order: all of them are subviews.
    open var arrangedSubviews: [UIView] { arranged.map(\.view) }

    /// Puts a view at the end; it becomes a subview where it is none.
    open func addArrangedSubview(_ view: UIView) {
        insert(view, at: arranged.count - (isArranged(view) ? 1 : 0))
    }

    /// Puts a view at a place among those arranged; of a view that is arranged already only the place changes.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard stackIndex >= 0, stackIndex <= arranged.count else {
            misuse(
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arranged.count). Insert at a place among arrangedSubviews, or at their end.")
        }
        insert(view, at: min(stackIndex, arranged.count - (isArranged(view) ? 1 : 0)))
    }

    /// No longer lays a view out, which stays a subview where it is.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = index(of: view) else { return }
        arranged.remove(at: index)
        arrangementDidChange()
    }

    private func insert(_ view: UIView, at index: Int) {
        var entry = Arranged(view: view, spacing: UIStackView.spacingUseDefault)
        if let old = self.index(of: view) { entry = arranged.remove(at: old) }
        arranged.insert(entry, at: index)
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    private func index(of view: UIView) -> Int? { arranged.firstIndex { $0.view === view } }
    private func isArranged(_ view: UIView) -> Bool { index(of: view) != nil }

    override func subviewLeaves(_ subview: UIView) {
        super.subviewLeaves(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// Points between two views; the least there is with the distributions of equal gaps and centres.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether a column's spacing is from the last baseline of a view to the first of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether views stay within the stack's layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Sets the spacing after one view, which keeps it wherever it comes to stand, until it is arranged no longer.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard let index = index(of: arrangedSubview), arranged[index].spacing != spacing else { return }
        arranged[index].spacing = spacing
        arrangementDidChange()
    }

    /// ``spacingUseDefault`` where none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        index(of: arrangedSubview).map { arranged[$0].spacing } ?? UIStackView.spacingUseDefault
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeArrangedViews()
    }

    /// The size at which every view has what it likes; within a width that is not 0, views may become higher.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = arrangedSize(width: nil)
        return size.width > 0 && size.width < natural.width ? arrangedSize(width: size.width) : natural
    }

    override func arrangedSize(width: CGFloat?) -> CGSize {
        if let known = measured.size(width) { return known }
        let size = measure(width: width)
        measured.keep(size, width)
        return size
    }

    override func baselines(in size: CGSize) -> Baselines? { arrangedBaselines(in: size) }

    /// Views or rules have changed: the stack lays out anew, and so does one around it.
    func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open override func invalidateIntrinsicContentSize() {
        measured = MeasuredSizes()
        super.invalidateIntrinsicContentSize()
    }

    override func subviewSizeDidChange() {
        super.subviewSizeDidChange()
        invalidateIntrinsicContentSize()
    }

    override func marginsChanged() {
        super.marginsChanged()
        if isLayoutMarginsRelativeArrangement { arrangementDidChange() }
    }

    override func updateForTraits() {
        super.updateForTraits()
        measured = MeasuredSizes()
    }

    override func subviewHiddenDidChange(_ view: UIView) {
        super.subviewHiddenDidChange(view)
        if isArranged(view) { hiddenDidChange(view) }
    }
}
