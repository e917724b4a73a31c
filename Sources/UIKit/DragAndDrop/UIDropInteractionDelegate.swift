// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delegate of a drop interaction: decides whether the view accepts a drag, and handles the drop.
///
/// > Note: A variable of this type is written `any UIDropInteractionDelegate`, because the protocol has an associated
/// > type. Without `sessionDidUpdate`, nothing can be dropped.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// The result type of `sessionDidUpdate`; `_Unimplemented` if the delegate has no such method.
    associatedtype _Update = _Unimplemented

    /// Whether the view accepts the drag at all; true unless implemented. If the result is false, the delegate gets no
    /// further calls for the drag until items are added to it.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Called when the drag has entered the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// Proposes the operation of a drop at the current location. Called when the drag has entered the view, has moved,
    /// or has got further items.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> _Update
    /// Called when the drag has left the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Handles a drop whose operation is a copy or a move. The items' data can be requested from this call on, and not
    /// earlier. Data from other apps is available until the drop's animations have ended.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// The preview that a dropped item moves to. With the default preview, the item shrinks in place and fades; with
    /// nil, it only fades.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called before the drop animation of an item. The app can add its own animations to `animator`.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
    /// Called when the drop's animations have ended; data may still be loading.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Called when a drag that has entered the view ends, whether it is dropped here, dropped elsewhere or cancelled.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {}
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

extension UIDropInteractionDelegate where _Update == _Unimplemented {
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> _Unimplemented { _Unimplemented() }
}

extension UIDropInteraction {
    /// The delegate's proposal; nil without a delegate, or if it does not implement `sessionDidUpdate`.
    func proposal(for session: any UIDropSession) -> UIDropProposal? {
        guard let delegate else { return nil }
        return propose(delegate, session)
    }

    private func propose<Delegate: UIDropInteractionDelegate>(
        _ delegate: Delegate, _ session: any UIDropSession
    ) -> UIDropProposal? {
        if Delegate._Update.self is UIDropProposal.Type {
            return delegate.dropInteraction(self, sessionDidUpdate: session) as? UIDropProposal
        }
        guard
            OptionalMethod.isImplemented(
                Delegate._Update.self, returning: UIDropProposal.self, "dropInteraction(_:sessionDidUpdate:)",
                of: Delegate.self)
        else { return nil }
        return delegate.dropInteraction(self, sessionDidUpdate: session) as? UIDropProposal
    }
}
