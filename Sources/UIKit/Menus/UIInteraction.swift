// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a person can do with a view beyond touching it; the view it is added to is told of nothing.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view it was added to.
    var view: UIView? { get }
    /// Called before it comes to a view, or leaves one for nil.
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// An interaction that has something under way in the window, which ends when its view leaves that.
@MainActor
protocol WindowInteraction: UIInteraction {
    func viewWillLeaveWindow()
}

extension UIView {
    /// What was added, in that order; setting it removes and adds what differs.
    public var interactions: [any UIInteraction] {
        get { heldInteractions }
        set {
            for old in heldInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Gives the view an interaction, which leaves the view that had it.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !heldInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        heldInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard heldInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        heldInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
