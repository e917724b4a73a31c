// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Shows a tool tip, a short text beside the pointer, when the pointer rests on a view.
///
/// ## Caveats
/// The delegate, which provides tool tips for parts of a view, is absent.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, WindowInteraction {
    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    /// The text of the tool tip; nil or an empty text shows none.
    open var defaultToolTip: String? {
        didSet { if defaultToolTip != oldValue { hide() } }
    }

    /// Whether the interaction shows tool tips.
    open var isEnabled = true {
        didSet {
            hover.isEnabled = isEnabled
            if !isEnabled { hide() }
        }
    }

    private let hover = UIHoverGestureRecognizer()
    private var timer = GestureTimer()
    private var bubble: ToolTipBubble?

    public override init() {
        super.init()
        hover.addTarget(self, action: UIToolTipInteraction.hovered)
    }

    /// Creates an interaction with a text for the tool tip.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    isolated deinit {
        hide()
    }

    open func willMove(to view: UIView?) {
        hide()
        self.view?.removeGestureRecognizer(hover)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    func viewWillLeaveWindow() {
        hide()
    }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
        switch hover.state {
        case .began, .changed:
            hide()
            let place = hover.location(in: nil)
            timer.start(Thresholds.ToolTip.delay) { [weak self] in self?.show(at: place) }
        default: hide()
        }
    }

    private func show(at place: CGPoint) {
        guard let words = defaultToolTip, !words.isEmpty, let window = view?.window else { return }
        let bubble = ToolTipBubble(words)
        let size = bubble.sizeThatFits(CGSize(width: 240, height: CGFloat.greatestFiniteMagnitude))
        // The distance between the pointer and the tool tip, in points: about the height of a pointer.
        let distance: CGFloat = 20
        bubble.frame = MenuPlacement.frame(
            size: size, anchor: CGRect(origin: place, size: .zero).insetBy(dx: 0, dy: -distance), gap: 0,
            room: window.bounds.inset(by: window.safeAreaInsets))
        window.addSubview(bubble)
        self.bubble = bubble
    }

    /// Hides the tool tip until the pointer rests again.
    func hide() {
        timer.cancel()
        bubble?.removeFromSuperview()
        bubble = nil
    }
}

/// The box of a tool tip, with its text.
@MainActor
private final class ToolTipBubble: UIView {
    private let label = UILabel()
    private let padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    init(_ words: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 6
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
        label.text = words
        label.font = .systemFont(ofSize: 13)
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: size.width - padding.left - padding.right, height: size.height))
        return CGSize(
            width: text.width + padding.left + padding.right, height: text.height + padding.top + padding.bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: padding)
    }
}
