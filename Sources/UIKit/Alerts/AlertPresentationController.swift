// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Places an alert in the middle of the window, or an action sheet at the bottom, above a dimming view.
final class AlertPresentationController: UIPresentationController {
    private let dimming = DimmingView()
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    override var shouldRemovePresentersView: Bool { false }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = presentedView as? AlertView else { return .zero }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
            .insetBy(dx: AlertMetrics.margin, dy: AlertMetrics.margin)
        let size = view.sizeThatFits(room.size)
        return CGRect(
            x: (room.midX - size.width / 2).rounded(),
            y: isSheet ? room.maxY - size.height : (room.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        // During a transition, the animator moves the view.
        if presentation?.transition == nil { placeView() }
    }

    private func placeView() {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.onTap = { [weak self] in
            guard let self, isSheet else { return }
            alert?.cancel()
        }
        containerView.insertSubview(dimming, at: 0)
        UIView.performWithoutAnimation { dimming.alpha = 0 }
        presentation?.transition?.animate { [dimming] _ in dimming.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        // The content may have changed during the transition.
        containerView?.setNeedsLayout()
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentation?.transition?.animate { [dimming] _ in dimming.alpha = 0 }
    }

    override func makeAnimator(presents: Bool) -> ModalAnimator {
        ModalAnimator(isSheet ? .cover : .zoom, isPresentation: presents)
    }
}

/// A translucent black view that covers the views below a presented one.
final class DimmingView: UIView {
    var onTap: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: DimmingView.wasTapped))
    }

    required init?(coder: NSCoder) { nil }

    private func wasTapped() { onTap() }
}
