// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A behaviour that can be added to a view, such as a context menu or drag and drop.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that the interaction belongs to.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from its view if `view` is nil.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from its view if `view` is nil.
    func didMove(to view: UIView?)
}

/// An interaction that is told when its view leaves the window. It then ends what it does there, such as showing a menu
/// or taking part in a drag.
@MainActor
protocol WindowInteraction: UIInteraction {
    func viewWillLeaveWindow()
}

extension UIView {
    /// The view's interactions, in the order in which they were added. Setting it adds and removes interactions.
    public var interactions: [any UIInteraction] {
        get { storedInteractions }
        set {
            for old in storedInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction to the view, and removes it from its previous view.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !storedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        storedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction from the view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard storedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
