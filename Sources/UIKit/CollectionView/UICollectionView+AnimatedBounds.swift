// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A change of the collection view's size inside an animation, for example during a rotation.
@MainActor
struct AnimatedBoundsChange {
    let layout: UICollectionViewLayout
    /// The attributes that the layout gives for the end of the animation, by the elements before the change.
    private(set) var finalAttributes: [LayoutElement: UICollectionViewLayoutAttributes] = [:]

    /// Tells the layout of the change, and asks it for the final attributes of the elements that were on screen.
    init(
        from oldBounds: CGRect, of elements: [(element: LayoutElement, inLayout: LayoutElement)],
        in layout: UICollectionViewLayout
    ) {
        self.layout = layout
        layout.prepare(forAnimatedBoundsChange: oldBounds)
        for (element, inLayout) in elements {
            let final = layout.finalAttributes(inLayout)
            finalAttributes[element] = layout.collectionView?.mirrored(final) ?? final
        }
    }
}

extension UICollectionView {
    /// Gives all views their attributes after a change of the size, in the animation of that change.
    ///
    /// An element on screen begins at the initial attributes of the layout, if it gives any. A view that is no longer
    /// on screen ends at its final attributes, and is removed when the animation ends. Without such attributes it is
    /// removed at once.
    func show(_ attributes: [UICollectionViewLayoutAttributes], after change: AnimatedBoundsChange) {
        for attributes in attributes {
            guard let view = view(of: attributes) else { continue }
            let initial = change.layout.initialAttributes(layoutElement(LayoutElement(attributes)))
            if let initial = mirrored(initial) { UIView.performWithoutAnimation { view.show(initial) } }
            show(attributes, in: view)
        }
        animateLeavingViews(change, besides: Set(attributes.map { LayoutElement($0) }))
        change.layout.finalizeAnimatedBoundsChange()
    }

    private func animateLeavingViews(_ change: AnimatedBoundsChange, besides shown: Set<LayoutElement>) {
        let leaving = change.finalAttributes.compactMap { element, final in
            shown.contains(element) ? nil : view(of: element).map { (view: $0, final: final) }
        }
        guard !leaving.isEmpty else { return }
        let number = newAnimationNumber()
        for (view, _) in leaving { view.animationNumbers.insert(number) }
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
            for (view, final) in leaving { view.show(final) }
        } completion: { [weak self] _ in
            self?.endAnimation(number)
        }
    }
}
