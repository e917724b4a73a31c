// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A push or pop between two collection view controllers that share a collection view: instead of sliding, its items
/// move from the layout of one controller to that of the other.
@MainActor
final class LayoutNavigation {
    private let from: UICollectionViewController
    private let to: UICollectionViewController
    private let collectionView: UICollectionView
    /// Whether a swipe controls the progress, so that the items follow the finger.
    private let isInteractive: Bool
    /// Whether the layout of `to` has been set, or its transition has been decided.
    private var isDecided = false
    /// The layout that follows the swipe; nil if the app's own transition is running, or without a swipe.
    private var transition: UICollectionViewTransitionLayout?

    /// Hands the collection view of `from` over to `to`. Nil if the controllers share none: then nothing is changed.
    init?(from: UIViewController, to: UIViewController, isPop: Bool, isInteractive: Bool) {
        guard let from = from as? UICollectionViewController, let to = to as? UICollectionViewController,
            let view = from.viewIfLoaded, view === from.collectionView
        else { return nil }
        if isPop {
            guard let shared = from.sharing?.collectionView, shared === to.sharing?.collectionView else { return nil }
        } else {
            guard to.useLayoutToLayoutNavigationTransitions else { return nil }
        }
        (self.from, self.to, self.isInteractive) = (from, to, isInteractive)
        collectionView = from.collectionView
        to.takeCollectionView(from: from)
    }

    /// Begins the transition of a swipe, or sets the layout without an animation.
    func begin(animated: Bool) {
        if isInteractive {
            guard !(collectionView.collectionViewLayout is UICollectionViewTransitionLayout) else { return }
            transition = collectionView.startInteractiveTransition(to: to.navigationLayout)
            transition?.transitionProgress = 0
        } else if !animated {
            isDecided = true
            collectionView.setCollectionViewLayout(to.navigationLayout, animated: false)
        }
    }

    /// Shows the transition of a swipe at a progress from 0 to 1.
    func apply(_ progress: CGFloat) {
        guard !isDecided, let transition, collectionView.collectionViewLayout === transition else { return }
        transition.transitionProgress = progress
        collectionView.layoutIfNeeded()
    }

    /// Animates the items to their final places.
    ///
    /// - Parameter completes: whether they get the layout of the new controller, and not that of the old one again.
    func run(completes: Bool, completion: @escaping () -> Void) {
        guard !isDecided else { return completion() }
        isDecided = true
        let layout = completes ? to.navigationLayout : from.navigationLayout
        let transition = collectionView.collectionViewLayout as? UICollectionViewTransitionLayout
        let offset = completes ? transition?.offsets?.next : transition?.offsets?.current
        collectionView.setCollectionViewLayout(layout, animated: true, offset: offset) { _ in completion() }
    }

    /// Hands the collection view back to the old controller, if the user has cancelled the swipe.
    func end(completed: Bool) {
        guard !completed else { return }
        let layout = to.navigationLayout
        from.takeCollectionView(from: to)
        to.sharing?.layout = layout
    }
}

/// The state of a collection view controller that shares a collection view with others.
struct CollectionViewSharing {
    let collectionView: UICollectionView
    /// The controller's layout while another controller shows the collection view.
    var layout: UICollectionViewLayout
    /// The delegate of the collection view while the controller shows it.
    weak var delegate: (any UICollectionViewDelegate)?
    /// Whether the collection view is the controller's own one.
    let isOwner: Bool
}

extension UICollectionViewController {
    /// The layout that the collection view has while this controller shows it.
    var navigationLayout: UICollectionViewLayout { sharing?.layout ?? collectionViewLayout }

    /// Shows the collection view of another controller, which gets an empty view instead.
    ///
    /// The data source stays the same. The delegate becomes this controller, or the one that it was when this
    /// controller last showed the view.
    func takeCollectionView(from other: UICollectionViewController) {
        guard let shared = other.collectionView, other.view === shared else { return }
        let layout = shared.collectionViewLayout as? UICollectionViewTransitionLayout
        other.sharing = CollectionViewSharing(
            collectionView: shared, layout: layout?.currentLayout ?? shared.collectionViewLayout,
            delegate: shared.delegate, isOwner: other.sharing?.isOwner ?? true)
        let offset = shared.contentOffset
        let empty = UIView(frame: shared.frame)
        empty.autoresizingMask = shared.autoresizingMask
        other.view = empty
        if sharing?.collectionView !== shared {
            sharing = CollectionViewSharing(
                collectionView: shared, layout: collectionViewLayout, delegate: self, isOwner: false)
        }
        // The safe area does not change, because the bars stay where they are.
        coveredByBars = other.coveredByBars
        // The controller may choose another delegate in `viewDidLoad`.
        shared.delegate = sharing?.delegate
        if isViewLoaded { view = shared } else { loadViewIfNeeded() }
        shared.contentOffset = offset
    }

    /// Shows the collection view of the controller below, if both were put on the stack at once or off screen.
    func shareCollectionView(of below: UIViewController) {
        guard useLayoutToLayoutNavigationTransitions, sharing == nil,
            let below = below as? UICollectionViewController, below.collectionView === below.view
        else { return }
        takeCollectionView(from: below)
        collectionView.setCollectionViewLayout(navigationLayout, animated: false)
    }

    /// Takes the collection view back from a controller above, without an animation.
    func takeCollectionViewBack(from others: [UIViewController]) {
        guard let sharing, viewIfLoaded !== sharing.collectionView else { return }
        let owner = others.lazy.compactMap { $0 as? UICollectionViewController }.first {
            $0.viewIfLoaded === sharing.collectionView
        }
        if let owner {
            takeCollectionView(from: owner)
        } else if sharing.collectionView.controller == nil {
            view = sharing.collectionView
            sharing.collectionView.delegate = sharing.delegate
        }
        sharing.collectionView.setCollectionViewLayout(sharing.layout, animated: false)
    }

    /// Ends the use of a shared collection view after a pop. If the controller is shown again, it loads a view.
    func stopSharingCollectionView() {
        guard let sharing, !sharing.isOwner else { return }
        self.sharing = nil
        view = nil
    }
}
