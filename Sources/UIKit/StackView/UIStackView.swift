// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A view that arranges views in a row or a column.
///
/// Each view gets its ``UIView/intrinsicContentSize``. If there is more or less space, the distribution and the views'
/// priorities determine which views are stretched or shrunk.
///
/// A view without an intrinsic size gets the remaining space. Hidden views take no space. Hiding or showing a view in
/// an animation block animates the layout.
///
/// The stack view arranges its views by constraints if other constraints determine its frame or refer to an arranged
/// view. Otherwise it computes the frames of the views itself, which takes less time. Both give the same frames.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The way in which space along the axis is distributed.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// The alignment of views across the axis. The baseline alignments apply to rows; in a column they act as `fill`.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        /// Aligns the views with the top of a row.
        public static var top: Alignment { .leading }
        /// Aligns the views with the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// A custom spacing which means that the stack view's ``spacing`` applies.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// A spacing which means the system's standard spacing of 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// An arranged view with its custom spacing.
    struct Arranged {
        let view: UIView
        /// The spacing after the view; `spacingUseDefault` by default.
        var spacing: CGFloat
    }

    var arranged: [Arranged] = []
    /// The cached sizes. They are removed when a view, a setting or a trait changes.
    var measured = MeasuredSizes()
    /// The constraints that arrange the views; nil if the stack view computes their frames itself.
    private(set) var constraintArrangement: StackConstraints?

    // MARK: Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack view that arranges the given views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
    }

    // MARK: Arranged views

    /// The arranged views in order. All of them are subviews.
    open var arrangedSubviews: [UIView] { arranged.map(\.view) }

    /// Appends an arranged view, and adds it as a subview if necessary.
    open func addArrangedSubview(_ view: UIView) {
        insert(view, at: arranged.count - (isArranged(view) ? 1 : 0))
    }

    /// Inserts an arranged view at an index. A view that is already arranged is moved there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard stackIndex >= 0, stackIndex <= arranged.count else {
            misuse(
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arranged.count). Insert at a place among arrangedSubviews, or at their end.")
        }
        insert(view, at: min(stackIndex, arranged.count - (isArranged(view) ? 1 : 0)))
    }

    /// Removes a view from the arranged views. It remains a subview at its position.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = index(of: view) else { return }
        arranged.remove(at: index)
        constraintArrangement?.remove(view)
        arrangementDidChange()
    }

    private func insert(_ view: UIView, at index: Int) {
        var entry = Arranged(view: view, spacing: UIStackView.spacingUseDefault)
        if let old = self.index(of: view) { entry = arranged.remove(at: old) }
        arranged.insert(entry, at: index)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        view.arrangeByConstraints()
        arrangementDidChange()
    }

    /// Arranges the views by constraints from now on.
    func beginConstraintArrangement() {
        guard constraintArrangement == nil else { return }
        constraintArrangement = StackConstraints(self)
        arrangementDidChange()
        // The constraints of an arranged stack view refer to its frame, so the outer stack view must use constraints
        // too.
        if let outer = superview as? UIStackView, outer.isArranged(self) { outer.beginConstraintArrangement() }
    }

    override func constraintsUpdated() {
        super.constraintsUpdated()
        constraintArrangement?.update()
    }

    private func index(of view: UIView) -> Int? { arranged.firstIndex { $0.view === view } }
    func isArranged(_ view: UIView) -> Bool { index(of: view) != nil }

    override func subviewWillBeRemoved(_ subview: UIView) {
        super.subviewWillBeRemoved(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// The direction in which the views are arranged.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The way in which space along the axis is distributed.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The alignment of views across the axis.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The distance between two views in points. With the distributions `equalSpacing` and `equalCentering`, it is a
    /// minimum.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether a column's spacing is measured from the last baseline of a view to the first baseline of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views stay inside the stack view's layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Sets the spacing after one view. The view keeps this spacing at any position, until the view is no longer
    /// arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard let index = index(of: arrangedSubview), arranged[index].spacing != spacing else { return }
        arranged[index].spacing = spacing
        arrangementDidChange()
    }

    /// Returns the spacing set after a view; ``spacingUseDefault`` if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        index(of: arrangedSubview).map { arranged[$0].spacing } ?? UIStackView.spacingUseDefault
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if constraintArrangement == nil { placeArrangedViews() }
    }

    /// Returns the size at which all views have their preferred size. If that size is wider than `size.width`, the
    /// views are measured at the width `size.width`, at which they may be taller. A width of 0 sets no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = arrangedSize(width: nil)
        return size.width > 0 && size.width < natural.width ? arrangedSize(width: size.width) : natural
    }

    override var heightDependsOnWidth: Bool { constraintArrangement == nil }

    override func arrangedSize(width: CGFloat?) -> CGSize {
        if constraintArrangement != nil {
            let least = UILayoutPriority.fittingSizeLevel.rawValue
            let target = CGSize(width: width ?? 0, height: 0)
            if let size = fittingSize(target, [width == nil ? least : 1000, least]) { return size }
        }
        if let known = measured.size(width) { return known }
        let size = measure(width: width)
        measured.store(size, width)
        return size
    }

    override func baselines(in size: CGSize) -> Baselines? { arrangedBaselines(in: size) }

    /// The view with the stack view's first baseline: in the tallest view of a row, or the first view of a column.
    open override var forFirstBaselineLayout: UIView {
        viewForBaseline(isFirst: true)?.forFirstBaselineLayout ?? self
    }

    /// The view with the stack view's last baseline: in the tallest view of a row, or the last view of a column.
    open override var forLastBaselineLayout: UIView {
        viewForBaseline(isFirst: false)?.forLastBaselineLayout ?? self
    }

    /// Called when the arranged views or settings have changed. Requests a layout of this stack view, and of those
    /// around it if its size depends on the change.
    func arrangementDidChange() {
        setNeedsLayout()
        if constraintArrangement != nil { setNeedsUpdateConstraints() }
        invalidateIntrinsicContentSize()
    }

    open override func invalidateIntrinsicContentSize() {
        measured = MeasuredSizes()
        super.invalidateIntrinsicContentSize()
    }

    override func subviewSizeDidChange() {
        super.subviewSizeDidChange()
        if constraintArrangement == nil { return invalidateIntrinsicContentSize() }
        if distribution == .fillProportionally { return arrangementDidChange() }
        constrainedSizeDidChange()
    }

    /// Called when the size that the constraints of the arranged views determine has changed.
    private func constrainedSizeDidChange() {
        measured = MeasuredSizes()
        (superview as? UIStackView)?.subviewSizeDidChange()
    }

    override func marginsChanged() {
        super.marginsChanged()
        guard isLayoutMarginsRelativeArrangement else { return }
        // Constraints to the margins stay as they are.
        if constraintArrangement == nil { arrangementDidChange() } else { constrainedSizeDidChange() }
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
