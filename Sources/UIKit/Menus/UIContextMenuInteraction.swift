// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Shows a context menu for a view: with a lifted preview after a long press, or at the pointer after a secondary
/// click.
///
/// ## Caveats
/// The menu of several items of a collection view lifts only the item under the finger.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, WindowInteraction {
    /// The form in which a menu is shown: with or without a preview.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    public enum appearance: Int, Sendable {
        /// No menu is shown.
        case unknown = 0
        /// The menu with a preview, above dimmed surroundings.
        case rich = 1
        /// The menu without a preview.
        case compact = 2
    }

    /// The delegate, which provides the menus.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    private lazy var gestures = ContextMenuGestures(for: self)
    private(set) var session: ContextMenuSession?
    /// The location at which a long press, click or key last requested the menu, in window coordinates.
    private var place = CGPoint.zero

    /// The input that last requested the menu.
    private(set) var cause = Cause.click

    enum Cause {
        case press, click, key
    }

    /// Whether a long press shows the menu, in addition to a secondary click.
    var showsOnLongPress: Bool {
        didSet {
            guard showsOnLongPress != oldValue, let view else { return }
            if showsOnLongPress {
                view.addGestureRecognizer(gestures.press)
            } else {
                view.removeGestureRecognizer(gestures.press)
            }
        }
    }

    /// Creates an interaction that shows menus after long presses and secondary clicks.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        showsOnLongPress = true
        super.init()
    }

    /// Creates an interaction.
    ///
    /// - Parameter showsOnLongPress: whether a long press shows the menu, in addition to a secondary click.
    init(delegate: any UIContextMenuInteractionDelegate, showsOnLongPress: Bool) {
        self.delegate = delegate
        self.showsOnLongPress = showsOnLongPress
        super.init()
    }

    // MARK: UIInteraction

    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        dismissMenu()
        gestures.recognizers.forEach(old.removeGestureRecognizer)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        gestures.recognizers.forEach(view.addGestureRecognizer)
    }

    // MARK: The menu

    /// The form of the menu on the screen; `.unknown` if there is none.
    open var menuAppearance: UIContextMenuInteraction.appearance { session?.appearance ?? .unknown }

    /// Returns the location at which the menu was last requested, in `view`'s coordinates, or in the window's if `view`
    /// is nil.
    open func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(place, from: nil) } ?? place
    }

    /// Replaces the menu on the screen with the one that `block` returns. If no menu is shown, `block` is not called.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        session?.update(block)
    }

    /// Dismisses the menu, if one is shown.
    open func dismissMenu() {
        session?.end()
    }

    func viewWillLeaveWindow() {
        dismissMenu()
    }

    // MARK: Showing

    /// Asks the delegate for the menu's configuration at `place`, in window coordinates. `cause` is the input that
    /// requested the menu.
    ///
    /// - Returns: nil if a menu is already open in the window, or if the delegate shows no menu there.
    func configuration(at place: CGPoint, for cause: Cause) -> UIContextMenuConfiguration? {
        guard session == nil, let view, let window = view.window else { return nil }
        // A held finger that has opened the menu of a control does not open that of the row around it as well.
        guard !window.subviews.contains(where: { $0 is MenuBackdrop && $0.isUserInteractionEnabled }) else {
            return nil
        }
        (self.place, self.cause) = (place, cause)
        return delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: view.convert(place, from: nil))
    }

    /// Shows the menu and the preview of `configuration`, unless a menu is open or there is nothing to show.
    ///
    /// - Parameters:
    ///   - configuration: the menu and the preview, as the delegate has returned them.
    ///   - appearance: the form of the menu: with or without a preview.
    ///   - anchor: the rectangle beside which the menu is placed if it has no preview, in window coordinates.
    func show(
        _ configuration: UIContextMenuConfiguration, _ appearance: UIContextMenuInteraction.appearance, anchor: CGRect
    ) {
        guard session == nil, let view, let window = view.window else { return }
        let session = ContextMenuSession(of: self, configuration, appearance, in: window)
        guard session.hasAnything else { return }
        (view as? UIControl)?.sendActions(for: .menuActionTriggered)
        self.session = session
        session.begin(anchor: anchor) { [weak self] in
            if self?.session === session { self?.session = nil }
        }
    }
}

/// The gesture recognizers that show a context menu: for a long press and for a secondary click.
@MainActor
final class ContextMenuGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UIContextMenuInteraction
    let press = UILongPressGestureRecognizer()
    private let click = UITapGestureRecognizer()
    /// The configuration that the delegate returned when one of the recognizers was about to begin.
    private var configuration: UIContextMenuConfiguration?

    var recognizers: [UIGestureRecognizer] { interaction.showsOnLongPress ? [press, click] : [click] }

    init(for interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init()
        click.buttonMaskRequired = .secondary
        click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        press.delegate = self
        click.delegate = self
        press.addTarget(self, action: ContextMenuGestures.pressed)
        click.addTarget(self, action: ContextMenuGestures.clicked)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        configuration = interaction.configuration(
            at: gestureRecognizer.location(in: nil), for: gestureRecognizer === press ? .press : .click)
        return configuration != nil
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        let place = press.location(in: nil)
        switch press.state {
        case .began:
            let liftsPreview =
                (interaction.delegate as? any ContextMenuPartsDelegate)?.liftsPreview != false
                || configuration?.previewProvider != nil
            start(liftsPreview ? .rich : .compact, at: place)
        case .changed: interaction.session?.fingerMoved(to: place)
        case .ended: interaction.session?.fingerLifted(at: place)
        default: interaction.session?.fingerCancelled()
        }
    }

    private func clicked(_ click: UITapGestureRecognizer) {
        start(.compact, at: click.location(in: nil))
    }

    private func start(_ appearance: UIContextMenuInteraction.appearance, at place: CGPoint) {
        guard let configuration else { return }
        self.configuration = nil
        interaction.show(configuration, appearance, anchor: CGRect(origin: place, size: .zero))
        interaction.session?.fingerMoved(to: place)
    }
}
