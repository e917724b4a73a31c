// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The drop interaction that lets the user drop items on a view if the view or its controller can paste them.
///
/// The interaction is added when the view or its controller gets a paste configuration. A drag asks this interaction
/// last, so it gets only drags that the app's own drop interactions cannot handle.
@MainActor
final class PasteDropInteraction: UIDropInteraction {
    let configuration: UIPasteConfiguration
    private let pasteDelegate: PasteDropDelegate

    init(_ configuration: UIPasteConfiguration, for responder: UIResponder) {
        self.configuration = configuration
        pasteDelegate = PasteDropDelegate(for: responder)
        super.init(delegate: pasteDelegate)
    }
}

/// The delegate that proposes a copy of items that the responder can paste, and pastes them on a drop.
@MainActor
private final class PasteDropDelegate: NSObject, UIDropInteractionDelegate {
    private weak var responder: UIResponder?

    init(for responder: UIResponder) {
        self.responder = responder
        super.init()
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        responder?.canPaste(session.items.map(\.itemProvider)) == true
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        responder?.paste(itemProviders: session.items.map(\.itemProvider))
    }
}

extension UIResponder {
    /// Lets the user drop items of the configuration's types on the responder's view; nil allows no such drops.
    func updatePasteDropInteraction(_ configuration: UIPasteConfiguration?) {
        // Replace the interaction even if there is one: a drag that is over the view already asks only a new
        // interaction whether it can handle the items.
        if let old = pasteDrop { old.view?.removeInteraction(old) }
        pasteDrop = configuration.map { PasteDropInteraction($0, for: self) }
        if let pasteDrop { pasteDropView?.addInteraction(pasteDrop) }
    }
}

extension UIView {
    /// The view's drop interactions in the order in which a drag asks them.
    var dropInteractions: [UIDropInteraction] {
        let all = storedInteractions.lazy.compactMap { $0 as? UIDropInteraction }
        return all.filter { !($0 is PasteDropInteraction) } + all.filter { $0 is PasteDropInteraction }
    }
}
