// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Computes the frames of a group of views from their constraints.
///
/// A group consists of views that constraints connect, and has one engine. Groups that no constraint connects have
/// different engines, and views without constraints have none. The engine belongs to the group's topmost view, the
/// *host*. The host's own size comes from its frame.
@MainActor
final class LayoutEngine {
    /// The rectangle of a view, a layout guide or a scroll view's content that constraints refer to, with its variables
    /// in the solver.
    @MainActor
    final class Item {
        /// The view itself; for a layout guide its owning view, and for a scroll view's content the scroll view.
        weak var view: UIView?
        /// The layout guide; nil for a view and for a scroll view's content.
        weak var guide: UILayoutGuide?
        /// Whether the item is the content of the scroll view `view`.
        let isContent: Bool
        let left, top, width, height: ConstraintSolver.Variable
        /// The item's position in the order in which the items are updated: the number of views and guides that were
        /// created between the host and the item, negative if the item was created first. It also decides between
        /// equally good solutions.
        let order: Int
        /// The key of the item in the engine's `items` or `contents`.
        let key: ObjectIdentifier
        /// The number of constraints that use the variables.
        var useCount = 0
        /// The constraints that the engine itself adds for the view's frame or intrinsic size, each with the part of
        /// the rectangle that it determines.
        var own: [(part: Part, id: ConstraintSolver.Constraint)] = []
        /// The frame, or the intrinsic size and priorities, from which `own` was created.
        var source = Source.none
        /// The constraints that keep the width and the height from becoming negative. Each is nil until the length is
        /// first negative.
        var minimums: [ConstraintSolver.Constraint?] = [nil, nil]
        /// Constraints of the lowest priority, by which `exerciseAmbiguityInLayout` chooses one of several equally good
        /// layouts.
        var wishes: [ConstraintSolver.Constraint] = []

        /// One of the four numbers that describe the rectangle.
        enum Part {
            case left, top, width, height
        }

        /// The value from which the constraints in `own` are created.
        enum Source: Equatable {
            case none
            case frame(CGRect)
            case natural(NaturalSize)
        }

        /// The size that a view's content needs, with the view's priorities. A length that the content does not
        /// determine is negative.
        struct NaturalSize: Equatable {
            let size: CGSize
            /// The content hugging priorities of the horizontal and the vertical axis.
            let hugging: [Float]
            /// The compression resistance priorities of the two axes.
            let resistance: [Float]
            /// Tiny numbers that are added to the priorities of the two axes. They decide between the views of a stack
            /// view that have the same priority.
            let increments: [Float]

            /// The width for axis 0, and the height for axis 1.
            func length(_ axis: Int) -> CGFloat { axis == 0 ? size.width : size.height }

            /// The solver's penalty if the view is longer than its content needs on an axis.
            func growthPenalty(_ axis: Int) -> ConstraintSolver.Penalty { penalty(hugging[axis], axis) }
            /// The solver's penalty if the view is shorter than its content needs on an axis.
            func shrinkagePenalty(_ axis: Int) -> ConstraintSolver.Penalty { penalty(resistance[axis], axis) }

            private func penalty(_ priority: Float, _ axis: Int) -> ConstraintSolver.Penalty {
                guard priority > 0, priority < 1000 else { return LayoutEngine.penalty(priority) }
                return .priority(min(priority + increments[axis], 1000 - .ulpOfOne * 1000))
            }
        }

        init(
            view: UIView, guide: UILayoutGuide? = nil, isContent: Bool = false, order: Int,
            _ solver: inout ConstraintSolver
        ) {
            (self.view, self.guide, self.isContent, self.order) = (view, guide, isContent, order)
            key = guide.map { ObjectIdentifier($0) } ?? ObjectIdentifier(view)
            left = solver.addVariable(order: order * 2)
            top = solver.addVariable(order: order * 2 + 1)
            width = solver.addVariable(order: order * 2, isSize: true)
            height = solver.addVariable(order: order * 2 + 1, isSize: true)
        }

        var variables: [ConstraintSolver.Variable] { [left, top, width, height] }

        /// The view in whose coordinates the rectangle is: the superview of a view, and the view of a guide or of a
        /// scroll view's content.
        var container: UIView? { guide != nil || isContent ? view : view?.superview }

        func variable(_ part: Part) -> ConstraintSolver.Variable {
            switch part {
            case .left: left
            case .top: top
            case .width: width
            case .height: height
            }
        }
    }

    /// The solver's constraint for an active `NSLayoutConstraint`, and the items whose variables it uses.
    struct Installation {
        let id: ConstraintSolver.Constraint
        let terms: [ConstraintSolver.Term]
        let items: [Item]
        /// Whether the solver's constant depends on margins, safe areas, baselines or scroll positions, so that it must
        /// be updated when these change.
        let isDynamic: Bool
    }

    private(set) weak var host: UIView?
    /// The serial number of the host. Numbers relative to it are the same each time the same views are created.
    private let firstSerialNumber: Int
    var solver = ConstraintSolver()
    var constraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// Constraints that the next update adds to the solver, in this order, unless they were removed from the engine.
    private var pending: [NSLayoutConstraint] = []
    /// Constraints that are not in the solver because they contradict required constraints. Some may have been removed
    /// from the engine since.
    var broken: [NSLayoutConstraint] = []
    /// For each broken constraint, the descriptions of the constraints that it contradicted.
    var conflicts: [ObjectIdentifier: [String]] = [:]
    /// The items of views and guides, by the identity of the view or guide.
    var items: [ObjectIdentifier: Item] = [:]
    /// The items of scroll views' contents, by the identity of the scroll view.
    private var contents: [ObjectIdentifier: Item] = [:]
    private(set) var itemsOfVariables: [ConstraintSolver.Variable: Item] = [:]
    /// The source of each constraint in the solver.
    var owners: [ConstraintSolver.Constraint: Owner] = [:]
    /// Items whose constraints in `own` may be out of date.
    private var staleItems: [ObjectIdentifier: Item] = [:]
    /// The number of constraints in the solver with `Installation.isDynamic`.
    private var dynamicCount = 0
    /// Whether the constant of any constraint depends on margins, safe areas, baselines or scroll positions.
    var hasDynamicConstraints: Bool { dynamicCount > 0 }
    /// Whether the next update must compute the constants of the dynamic constraints again.
    private var needsConstants = false
    /// Whether a layout direction has changed, so that the terms of any constraint may be out of date.
    private var needsTerms = false
    /// Whether the host was notified of changes since the last update.
    private var isHostTold = false
    /// Whether changes are waiting for the next update.
    private(set) var isDirty = false
    private(set) var isUpdating = false
    /// The view for whose layout the engine is being updated.
    private weak var laidOutView: UIView?

    /// The reason why a constraint is in the solver.
    enum Owner {
        /// A constraint that the app has activated.
        case app(NSLayoutConstraint)
        /// A constraint for the frame or the intrinsic size of an item.
        case view(Item, Item.Part)
        /// A constraint that keeps the width or the height of an item from becoming negative.
        case minimum(Item, Item.Part)

        /// The app's constraint; nil for a constraint that the engine itself has added.
        var constraint: NSLayoutConstraint? {
            if case .app(let constraint) = self { constraint } else { nil }
        }
    }

    init(host: UIView) {
        self.host = host
        firstSerialNumber = host.serialNumber
    }

    /// Requests a layout of the host, which updates the engine.
    func setNeedsUpdate() {
        guard !isDirty else { return }
        isDirty = true
        if !isUpdating { host?.setNeedsLayout() }
    }

    /// Called when constraints or intrinsic sizes have changed. Requests an update, and notifies the host, because its
    /// own size may depend on them.
    private func contentDidChange() {
        setNeedsUpdate()
        guard !isUpdating, !isHostTold, let host else { return }
        isHostTold = true
        host.constraintsInsideDidChange()
        host.superview?.constraintsInsideDidChange()
    }

    // MARK: - Constraints

    /// Adds an active constraint, which takes effect in the next update.
    func add(_ constraint: NSLayoutConstraint) {
        constraint.engine = self
        // The constraint may still have the installation in an engine whose host no longer exists.
        constraint.installation = nil
        constraints[ObjectIdentifier(constraint)] = constraint
        pending.append(constraint)
        contentDidChange()
    }

    func remove(_ constraint: NSLayoutConstraint) {
        constraint.engine = nil
        constraints[ObjectIdentifier(constraint)] = nil
        conflicts[ObjectIdentifier(constraint)] = nil
        uninstall(constraint)
        contentDidChange()
    }

    /// Removes all constraints and returns them in the order of their activation.
    func removeAll() -> [NSLayoutConstraint] {
        let all = sortedConstraints
        for constraint in all { remove(constraint) }
        return all
    }

    var isEmpty: Bool { constraints.isEmpty }

    /// The constraints in the order of their activation.
    var sortedConstraints: [NSLayoutConstraint] {
        constraints.values.inOrderOfActivation
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation else { return }
        constraint.installation = nil
        owners[installation.id] = nil
        solver.remove(installation.id)
        if installation.isDynamic { dynamicCount -= 1 }
        for item in installation.items { release(item) }
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        if constraint.installation != nil { refresh(constraint) }
        contentDidChange()
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        if let installation = constraint.installation {
            solver.setPriority(constraint.priority.rawValue, of: installation.id)
        }
        contentDidChange()
    }

    /// Called when safe areas, baselines or scroll positions have changed. Requests an update if any constraint depends
    /// on them.
    func constantsChanged() {
        guard hasDynamicConstraints else { return }
        needsConstants = true
        setNeedsUpdate()
    }

    /// Called when margins have changed. Requests an update if any constraint depends on them, and tells the host,
    /// whose own size may depend on them too.
    func marginsChanged() {
        guard hasDynamicConstraints else { return }
        needsConstants = true
        contentDidChange()
    }

    /// Called when layout directions may have changed. Requests an update of all constraints.
    func directionsChanged() {
        (needsConstants, needsTerms) = (true, true)
        setNeedsUpdate()
    }

    // MARK: - Items

    /// The item of a view, created if necessary.
    func item(_ view: UIView) -> Item {
        if let known = items[ObjectIdentifier(view)], known.view === view { return known }
        let item = Item(view: view, order: view.serialNumber - firstSerialNumber, &solver)
        items[ObjectIdentifier(view)] = item
        view.neededLayout.itemEngine = self
        if view !== host { view.superview?.neededLayout.subviewEngine = self }
        register(item)
        return item
    }

    /// The item of a layout guide that the app has created. The item is created if necessary.
    func item(_ guide: UILayoutGuide, of view: UIView) -> Item {
        if let known = items[ObjectIdentifier(guide)], known.guide === guide { return known }
        let item = Item(view: view, guide: guide, order: guide.serialNumber - firstSerialNumber, &solver)
        items[ObjectIdentifier(guide)] = item
        register(item)
        return item
    }

    /// The item of the content of a scroll view, created if necessary.
    func contentItem(_ view: UIScrollView) -> Item {
        if let known = contents[ObjectIdentifier(view)] { return known }
        let item = Item(view: view, isContent: true, order: view.serialNumber - firstSerialNumber, &solver)
        contents[ObjectIdentifier(view)] = item
        view.neededLayout.subviewEngine = self
        register(item)
        return item
    }

    private func register(_ item: Item) {
        for variable in item.variables { itemsOfVariables[variable] = item }
        staleItems[ObjectIdentifier(item)] = item
    }

    /// Called when one constraint no longer uses an item. If no other constraint uses it, removes the item and its
    /// variables.
    func release(_ item: Item) {
        item.useCount -= 1
        guard item.useCount == 0 else { return }
        removeOwn(of: item)
        removeWishes(of: item)
        for case let minimum? in item.minimums {
            owners[minimum] = nil
            solver.remove(minimum)
        }
        for variable in item.variables {
            itemsOfVariables[variable] = nil
            solver.removeVariable(variable)
        }
        staleItems[ObjectIdentifier(item)] = nil
        if item.isContent { contents[item.key] = nil } else { items[item.key] = nil }
    }

    /// The item of a view or guide; nil if no constraint uses it.
    func knownItem(_ owner: AnyObject) -> Item? { items[ObjectIdentifier(owner)] }
    /// The item of a scroll view's content; nil if no constraint uses the content.
    func knownContent(_ view: UIScrollView) -> Item? { contents[ObjectIdentifier(view)] }

    /// Called when the frame of an item's view may have changed. Requests an update of the item.
    func invalidate(_ item: Item) {
        staleItems[ObjectIdentifier(item)] = item
        setNeedsUpdate()
    }

    /// Called when the intrinsic size or the priorities of an item's view may have changed. Requests an update of the
    /// item.
    func invalidateNaturalSize(of item: Item) {
        staleItems[ObjectIdentifier(item)] = item
        contentDidChange()
    }

    /// Removes the constraints that `chooseAmbiguousLayout(of:)` has added for an item.
    func removeWishes(of item: Item) {
        for wish in item.wishes { solver.remove(wish) }
        item.wishes.removeAll()
    }

    // MARK: - Update

    /// The maximum number of rounds in one update. If the width of a view with wrapped content changes in one round,
    /// its height is measured again in the next one.
    private static let maximumRounds = 8

    /// Applies all pending changes to the solver, and requests a layout of the superviews of all views whose frames
    /// change.
    ///
    /// - Parameter container: The view that is being laid out; nil if none is. No other layout is requested for it,
    ///   because it uses the new values at once.
    func update(for container: UIView? = nil) {
        guard isDirty, !isUpdating else { return }
        (isDirty, isUpdating, isHostTold) = (false, true, false)
        laidOutView = container
        defer { laidOutView = nil }
        // New constraints are added first. A broken constraint that contradicts them then stays broken, without another
        // message.
        installPending()
        retryBroken()
        for _ in 0..<LayoutEngine.maximumRounds {
            installPending()
            if needsConstants {
                needsConstants = false
                let refreshesAll = needsTerms
                needsTerms = false
                for constraint in sortedConstraints {
                    guard let installation = constraint.installation else { continue }
                    if installation.isDynamic || refreshesAll { refresh(constraint) }
                }
            }
            let stale = staleItems.values.sorted { $0.order < $1.order }
            staleItems.removeAll()
            for item in stale { updateEngineConstraints(of: item) }
            publishChanges()
            if staleItems.isEmpty, pending.isEmpty, !needsConstants { break }
        }
        // If a view's intrinsic size changes with each measurement, there are still changes now. They wait until
        // another change requests an update. A request for them could repeat the layout without end.
        (isDirty, isUpdating) = (false, false)
    }

    private func installPending() {
        let constraints = pending
        pending.removeAll()
        installAll(constraints, isRetry: false)
    }

    func installAll(_ constraints: [NSLayoutConstraint], isRetry: Bool) {
        // A constraint that was removed and added again is in the list twice.
        var known: Set<ObjectIdentifier> = []
        for constraint in constraints
        where isUninstalled(constraint) && known.insert(ObjectIdentifier(constraint)).inserted {
            install(constraint, isRetry: isRetry)
        }
    }

    /// Whether a constraint belongs to the engine and is not in the solver.
    private func isUninstalled(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.engine === self && constraint.installation == nil
    }

    private func install(_ constraint: NSLayoutConstraint, isRetry: Bool) {
        guard let holder = constraint.holder, let sum = LayoutSum(constraint, in: holder, self) else { return }
        let isRequired = constraint.priority.rawValue >= 1000
        for item in sum.items {
            if item.useCount == 0 { staleItems[ObjectIdentifier(item)] = item }
            item.useCount += 1
        }
        let id = insert(.app(constraint), isRetry: isRetry) { solver throws(ConstraintSolver.Conflict) in
            try solver.add(
                sum.terms, ConstraintSolver.Relation(rawValue: constraint.relation.rawValue) ?? .equal,
                constant: sum.constant, priority: isRequired ? nil : constraint.priority.rawValue)
        }
        guard let id else {
            broken.append(constraint)
            for item in sum.items { release(item) }
            return
        }
        constraint.installation = Installation(id: id, terms: sum.terms, items: sum.items, isDynamic: sum.isDynamic)
        if sum.isDynamic { dynamicCount += 1 }
        conflicts[ObjectIdentifier(constraint)] = nil
    }

    /// Updates the constant of a constraint in the solver. If the constraint now uses other variables, removes it, so
    /// that the next round adds it again.
    private func refresh(_ constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation, let holder = constraint.holder,
            let sum = LayoutSum(constraint, in: holder, self)
        else { return }
        guard sum.terms == installation.terms else {
            uninstall(constraint)
            pending.append(constraint)
            return
        }
        do throws(ConstraintSolver.Conflict) {
            try solver.setConstant(sum.constant, of: installation.id)
        } catch {
            // The constraint is added again with its new constant. Adding it reports the conflict and breaks a
            // constraint.
            uninstall(constraint)
            pending.append(constraint)
        }
    }

    // MARK: - Results

    /// Requests layouts of the views whose subviews have changed values. If the width of a view has changed and its
    /// height depends on it, requests another measurement. Adds constraints that prevent negative widths and heights.
    private func publishChanges() {
        var changed: [(item: Item, isWidth: Bool, variable: ConstraintSolver.Variable, value: Double)] = []
        solver.takeChanges { variable, value in
            guard let item = itemsOfVariables[variable] else { return }
            changed.append((item, variable == item.width, variable, value))
        }
        for change in changed {
            let item = change.item
            guard item.useCount > 0, let view = item.view, item.view !== host || item.isContent || item.guide != nil
            else { continue }
            let container = item.container
            if container !== laidOutView { container?.setNeedsLayout() }
            guard change.variable == item.width || change.variable == item.height else { continue }
            if change.isWidth, !item.isContent, item.guide == nil, view.heightDependsOnWidth { invalidate(item) }
            if change.value < -1e-6 { addMinimum(item, isWidth: change.isWidth) }
        }
    }

    /// Adds a required constraint that keeps the width or the height of an item from becoming negative.
    private func addMinimum(_ item: Item, isWidth: Bool) {
        let index = isWidth ? 0 : 1
        guard item.useCount > 0, item.minimums[index] == nil else { return }
        item.useCount += 1
        defer { release(item) }
        let terms = [ConstraintSolver.Term(isWidth ? item.width : item.height)]
        let id = insert(.minimum(item, isWidth ? .width : .height)) { solver throws(ConstraintSolver.Conflict) in
            try solver.add(terms, .greaterThanOrEqual, constant: 0)
        }
        guard let id else { return }
        item.minimums[index] = id
        staleItems[ObjectIdentifier(item)] = item
    }

    /// The rectangle of a guide after all pending changes; zero if no constraint uses the guide.
    func updatedRect(of guide: UILayoutGuide) -> CGRect {
        update()
        return knownItem(guide).map(rect) ?? .zero
    }

    /// The item's rectangle: a view's alignment rectangle in its superview's coordinates, or a guide's rectangle in its
    /// view's coordinates.
    func rect(of item: Item) -> CGRect {
        // Adding 0 turns a negative zero into zero.
        let values = item.variables.map { solver.value(of: $0) + 0 }
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
}
