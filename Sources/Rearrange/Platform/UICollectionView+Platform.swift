// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension UICollectionView {
    /// Adds the row and column of an item to a text about it, if the items are in lines of several items. On iOS,
    /// VoiceOver knows the layout itself.
    func addingGridPlace(to text: String, at path: IndexPath) -> String {
        #if canImport(ObjectiveC)
        return text
        #else
        return gridPlace(of: path)?.spoken(text) ?? text
        #endif
    }
}

extension UICollectionViewCell {
    /// Whether a drop may go into the cell, and not beside it. On iOS, the pointer has to be in its middle third on
    /// both axes. On Linux, UIKit asks about drops into an item only after a rest of the pointer there.
    func acceptsMerge(at session: any UIDropSession) -> Bool {
        #if canImport(ObjectiveC)
        return bounds.insetBy(dx: bounds.width / 3, dy: bounds.height / 3).contains(session.location(in: self))
        #else
        return true
        #endif
    }
}

extension UICollectionViewDiffableDataSourceReference {
    /// Whether a section has items with children. Apple's UIKit gives Swift no access to such sections.
    func isOutline(section: Int) -> Bool {
        #if canImport(ObjectiveC)
        return false
        #else
        let sections = snapshot().sectionIdentifiers
        guard sections.indices.contains(section) else { return false }
        let items = snapshot(forSection: sections[section])
        return items.rootItems.contains { !items.snapshot(ofParentItem: $0).rootItems.isEmpty }
        #endif
    }
}
