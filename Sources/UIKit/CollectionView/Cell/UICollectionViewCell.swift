// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The view of an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The collection view that shows the cell; nil for a cell in the reuse pool.
    weak var list: UICollectionView?
    var path: RowPath?
    var dragAppearance = CellDragAppearance()
    var swipeActions: SwipeActionsView? {
        didSet { if (swipeActions == nil) != (oldValue == nil) { setNeedsUpdateConfiguration() } }
    }
    var clipping: CellClipping = [] { didSet { clippingDidChange(from: oldValue) } }
    var clipsForApp = false
    lazy var configurations = ConfigurationHost(self)
    var storedUpdateHandler: ConfigurationUpdateHandler?
    fileprivate var storedContentView: UIView = CellContentView()

    /// The segue of a storyboard that is performed when the item is selected.
    var selectionSegue: SegueTemplate?

    override var accessibilityDefaults: any AccessibilityDefaults { ItemAccessibility(cell: self) }

    // MARK: Lifecycle

    override func setUp() {
        super.setUp()
        storedContentView.frame = CGRect(origin: .zero, size: bounds.size)
        storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(storedContentView)
    }

    // MARK: Content

    /// The container of the item's content.
    open var contentView: UIView { storedContentView }

    /// The view behind all other content; nil for none.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil, configurations.background != nil { backgroundConfiguration = nil }
            backgroundsDidChange(from: oldValue)
        }
    }

    /// The view above ``backgroundView`` and behind the content that is shown while the item is selected or
    /// highlighted; nil for none.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil, configurations.background != nil { backgroundConfiguration = nil }
            backgroundsDidChange(from: oldValue)
        }
    }

    private func backgroundsDidChange(from old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView, backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
        selectionLookDidChange()
        setNeedsLayout()
    }

    /// Shows or hides the selected background, and tells the labels of the content whether they are highlighted.
    private func selectionLookDidChange() {
        let showsSelection = isSelected || isHighlighted
        contentView.highlightContent(showsSelection)
        guard let view = selectedBackgroundView else { return }
        if !showsSelection { return view.removeFromSuperview() }
        guard view.superview !== self else { return }
        view.frame = CGRect(origin: .zero, size: bounds.size)
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }

    // MARK: State

    /// Whether the cell appears selected. The selection of the collection view does not change.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the cell appears highlighted.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    private func stateDidChange() {
        selectionLookDidChange()
        setNeedsUpdateConfiguration()
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Whether the item of an outline is expanded.
    var isExpanded: Bool { false }

    /// Called after editing mode has begun or ended.
    func editingDidChange() { setNeedsUpdateConfiguration() }

    // MARK: Focus

    /// Whether the item can get the keyboard focus.
    open override var canBecomeFocused: Bool { path.flatMap { list?.mayFocus($0) } ?? false }

    open override var isFocused: Bool { itemHasFocus }

    // MARK: Drag and drop

    /// Called when the item is lifted, when its drag begins and when its drag ends. Changes made at the lift are
    /// animated together with the lift. Overrides must call super.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    override var alphaFactor: CGFloat { dragAppearance.visibility.alpha }

    // MARK: Configuration

    /// The current state of the cell. Subclasses can add their own states.
    open var configurationState: UICellConfigurationState { stateNow }

    /// Requests a call of ``updateConfiguration(using:)`` before the cell is next measured or laid out. Several
    /// requests cause one call.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

    /// Configures the cell for a state. Called after the state has changed. Overrides must call super.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Whether ``contentConfiguration`` is updated automatically when the state changes.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.automaticallyUpdatesContent }
        set { configurations.automaticallyUpdatesContent = newValue }
    }

    /// Whether ``backgroundConfiguration`` is updated automatically when the state changes.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.automaticallyUpdatesBackground }
        set { configurations.automaticallyUpdatesBackground = newValue }
    }

    /// The default background outside lists.
    var standardBackground: UIBackgroundConfiguration { .clear() }

    /// Called when the app sets ``backgroundConfiguration``.
    func backgroundConfigurationWasSet() {}

    // MARK: Layout

    override func subviewSizeDidChange() { contentDidChange() }

    override func constraintsInsideDidChange() {
        if list?.selfSizingInvalidation == .enabledIncludingConstraints { contentDidChange() }
    }

    /// Makes the collection view measure the item again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentDidChange()
    }

    open override func layoutSublayers(of layer: CALayer) {
        updateConfigurationIfNeeded()
        super.layoutSublayers(of: layer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frame = CGRect(origin: .zero, size: bounds.size)
        for view in [backgroundView, selectedBackgroundView].compactMap({ $0 }) where view.frame != frame {
            view.frame = frame
        }
        layOutContent()
        configurations.layOutBackground()
        swipeActions?.layOut(in: self)
    }

    /// The rectangle from which the layout margins of subviews are measured. Its origin stays zero even while a swipe
    /// shifts the bounds, so that the margins move with the content.
    override var marginBounds: CGRect { CGRect(origin: .zero, size: bounds.size) }

    /// Sets the frame of the content view.
    func layOutContent() {
        let frame = CGRect(origin: .zero, size: bounds.size)
        if contentView.frame != frame { contentView.frame = frame }
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        if swipeActions != nil { list?.swipedRowDidResize() }
    }

    override var measuredView: UIView { contentView }

    /// The views whose texts and controls assistive technology reads, in reading order.
    var readViews: [UIView] { [contentView] }

    override func willMeasure() { updateConfigurationIfNeeded() }

    override func updateForTraits() {
        super.updateForTraits()
        configurations.traitsMayHaveChanged()
    }
}

extension UICollectionViewCell: ConfiguredView {
    func replaceContentView(with view: UIView) {
        storedContentView = view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    func contentDidChange() { list?.contentDidChange(in: self) }
}

extension UIView {
    /// Sets the highlighted state of all labels and image views in the view.
    fileprivate func highlightContent(_ isHighlighted: Bool) {
        for view in subviews where !(view is UIControl) {
            (view as? UILabel)?.isHighlighted = isHighlighted
            (view as? UIImageView)?.isHighlighted = isHighlighted
            view.highlightContent(isHighlighted)
        }
    }
}
