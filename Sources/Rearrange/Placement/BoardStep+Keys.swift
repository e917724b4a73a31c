// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension BoardEdges {
    init(_ edges: UIRectEdge) {
        self = []
        if edges.contains(.left) { insert(.left) }
        if edges.contains(.right) { insert(.right) }
        if edges.contains(.top) { insert(.top) }
        if edges.contains(.bottom) { insert(.bottom) }
    }
}

extension BoardStep {
    /// The name of the step as an accessibility action.
    var name: String {
        switch self {
        case .up: Phrase.moveUp.text()
        case .down: Phrase.moveDown.text()
        case .left: Phrase.moveLeft.text()
        case .right: Phrase.moveRight.text()
        case .longer: Phrase.makeLonger.text()
        case .shorter: Phrase.makeShorter.text()
        case .wider: Phrase.makeWider.text()
        case .narrower: Phrase.makeNarrower.text()
        }
    }

    /// Creates the step of an arrow key: a move, or a resize with Shift. Nil for other keys.
    @MainActor
    init?(_ key: UIKey) {
        let pulls = key.modifierFlags.contains(.shift)
        switch key.keyCode {
        case .keyboardUpArrow: self = pulls ? .shorter : .up
        case .keyboardDownArrow: self = pulls ? .longer : .down
        case .keyboardLeftArrow: self = pulls ? .narrower : .left
        case .keyboardRightArrow: self = pulls ? .wider : .right
        default: return nil
        }
    }
}
