// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets what a responder pastes be dropped on its view too.
///
/// A view has it from the moment that it, or its controller, is given a paste configuration. It comes after all that
/// the app has added to the view: what another drop interaction there can handle never gets here.
@MainActor
final class PasteDropInteraction: UIDropInteraction {
    let configuration: UIPasteConfiguration
    private let taker: PasteDrop

    init(_ configuration: UIPasteConfiguration, for responder: UIResponder) {
        self.configuration = configuration
        taker = PasteDrop(for: responder)
        super.init(delegate: taker)
    }
}

/// Copies what the responder can paste, and has it pasted.
@MainActor
private final class PasteDrop: NSObject, UIDropInteractionDelegate {
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
    /// Takes drops according to a configuration from now on; nil for none.
    func takePasteDrops(_ configuration: UIPasteConfiguration?) {
        // Another configuration is another interaction: a drag that is under way asks it anew.
        if let old = pasteDrop { old.view?.removeInteraction(old) }
        pasteDrop = configuration.map { PasteDropInteraction($0, for: self) }
        if let pasteDrop { pasteDropView?.addInteraction(pasteDrop) }
    }
}

extension UIView {
    /// What takes drops here, in the order in which it is asked.
    var dropInteractions: [UIDropInteraction] {
        let all = heldInteractions.lazy.compactMap { $0 as? UIDropInteraction }
        return all.filter { !($0 is PasteDropInteraction) } + all.filter { $0 is PasteDropInteraction }
    }
}
