// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Returns the definition of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (
        _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

/// The settings of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    /// The direction in which the sections follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between two sections in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The insets to which those of sections are added, unless a section names others.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Returns a copy of the configuration.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { copyOnMainActor(self) { $0.copied() } }

    func copied() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// A layout whose sections repeat groups of items, and may scroll across its scroll direction.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider?
    private let section: NSCollectionLayoutSection?
    private var storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    /// The places of everything; nil before the first layout.
    var places: CompositionalPlaces?
    /// Whether the definitions of the sections have to be asked for again.
    private var isOutdated = true
    /// Whether measured sizes are kept when the sections are laid out again. Rows stay scrolled in any case.
    private var keepsSizes = true
    /// The places before the running update of the data.
    private var placesBeforeUpdate: CompositionalPlaces?

    // MARK: Lifecycle

    /// Creates a layout with one definition for all sections.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout with one definition for all sections, and settings.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        (self.section, provider) = (section, nil)
        storedConfiguration = configuration.copied()
        super.init()
    }

    /// Creates a layout that asks a function for the definition of each section.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout that asks a function for the definition of each section, and has settings.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (section, provider) = (nil, sectionProvider)
        storedConfiguration = configuration.copied()
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// The settings of the layout. The value is a copy: changing its properties has no effect until it is set.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { storedConfiguration.copied() }
        set {
            storedConfiguration = newValue.copied()
            places = nil
            invalidateLayout()
        }
    }

    /// Positions are computed from left to right, and mirrored by the collection view.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    var scrollAxis: ScrollAxis { storedConfiguration.scrollDirection == .vertical ? .vertical : .horizontal }
    override var lineAxis: ScrollAxis { scrollAxis }

    // MARK: Invalidation

    override func delegateDidChange() {}

    open override func invalidateLayout() {
        isOutdated = true
        super.invalidateLayout()
    }

    override func invalidateTraits(hasOtherTextSize: Bool) -> Bool {
        if hasOtherTextSize { keepsSizes = false }
        invalidateLayout()
        return true
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { keepsSizes = false }
        if let preferred = context.preferredSize, !isOutdated {
            places?.setMeasuredSize(preferred.size, of: preferred.element)
        } else if !context.keepsLayout {
            isOutdated = true
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        (places?.geometry.hasPinnedItems ?? false) || changesRoom(newBounds)
    }

    private func changesRoom(_ newBounds: CGRect) -> Bool {
        guard let view = collectionView, let old = view.laidOutBounds else { return true }
        return old.bounds.size != newBounds.size || old.inset != view.adjustedContentInset
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.keepsLayout = !changesRoom(newBounds)
        return context
    }

    // MARK: Places

    /// The places, which are computed now if they are out of date.
    var currentPlaces: CompositionalPlaces? {
        if isOutdated || places == nil, let solved = solve() {
            places = solved
            (isOutdated, keepsSizes) = (false, true)
        }
        return places
    }

    open override func prepare() {
        super.prepare()
        let places = currentPlaces
        collectionView?.showDefaultBackground(places?.listBackground)
    }

    /// Asks for all definitions, and lays the sections out.
    ///
    /// - Complexity: O(s) for s sections, and O(m log n) for m measured items
    private func solve() -> CompositionalPlaces? {
        guard let view = collectionView, view.dataIsLoaded else { return nil }
        let inset = view.adjustedContentInset
        let container = CGSize(
            width: max(view.bounds.width - inset.left - inset.right, 0),
            height: max(view.bounds.height - inset.top - inset.bottom, 0))
        let environment = LayoutEnvironment(container, in: view)
        let solver = CompositionalSolver(
            view: view, environment: environment, container: container, axis: scrollAxis,
            configuration: storedConfiguration, keepsSizes: keepsSizes)
        return solver.places(keeping: places) { index, count in
            if let section { return section }
            guard let provided = provider?(index, environment) else {
                guard count > 0 else { return nil }
                misuse(
                    "Invalid section definition. Please specify a valid section definition when content is to be "
                        + "rendered for a section. This is a client error.")
            }
            return provided
        }
    }

    open override var collectionViewContentSize: CGSize { currentPlaces?.geometry.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        currentPlaces.map { attributes(in: rect, $0) } ?? []
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        currentPlaces.flatMap { attributes(ofItem: indexPath, $0) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        currentPlaces.flatMap { supplementaryAttributes(elementKind, indexPath, $0) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        currentPlaces.flatMap { decorationAttributes(elementKind, indexPath, $0) }
    }

    override func pinnedLengths(inSection section: Int) -> (header: CGFloat, footer: CGFloat) {
        guard let places = currentPlaces else { return (0, 0) }
        let lengths = places.geometry.section(section).0.pinnedLengths
        return (CGFloat(lengths.header), CGFloat(lengths.footer))
    }

    override func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {
        guard let places, places.handlerCount > 0 else { return }
        callHandlers(attributes, places)
    }

    // MARK: Updates

    override func apply(_ plan: BatchUpdatePlan) {
        placesBeforeUpdate = places
        isOutdated = true
        guard let view = collectionView, var geometry = places?.geometry else { return }
        // The updates have paths of the data.
        let isUpToDate = geometry.itemCounts() == view.layoutCounts(of: plan.countsBefore)
        if isUpToDate {
            for (_, path) in (view.shownPlaceholders?.layoutPaths ?? []).reversed() {
                geometry.removeRows(path.row..<path.row + 1, inSection: path.section)
            }
            if let order = view.shownOrder { geometry.removeGap(of: order) }
        }
        guard isUpToDate, geometry.itemCounts() == plan.countsBefore else {
            // The layout has not been solved since an earlier change.
            places = nil
            return view.measureAgain()
        }
        geometry.apply(plan)
        places?.geometry = geometry
    }

    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        placesBeforeUpdate = nil
    }

    override func attributesBeforeUpdate(_ path: RowPath) -> UICollectionViewLayoutAttributes? {
        placesBeforeUpdate.flatMap { attributes(ofItem: IndexPath(path), $0) }
    }

    // MARK: Self-sizing

    override func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> EstimatedAxes {
        guard let places = currentPlaces else { return [] }
        return places.estimatedAxes(LayoutElement(attributes))
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = estimatedAxes(of: originalAttributes)
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        let isChanged =
            axes.contains(.width) && new.width != old.width || axes.contains(.height) && new.height != old.height
        // The first measured items of a row decide on its height, even if they have the estimated size.
        return isChanged || !axes.isEmpty && places?.isMeasured(LayoutElement(originalAttributes)) == false
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.preferredSize = (LayoutElement(originalAttributes), preferredAttributes.size)
        return context
    }
}
