// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Shows a menu for a view: after a long press, lifted out of its surroundings, or at the pointer's secondary click.
///
/// ## Caveats
/// Menus of several items at once are absent.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, WindowInteraction {
    /// How a menu comes.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    public enum appearance: Int, Sendable {
        /// None is shown.
        case unknown = 0
        /// With a preview, above dimmed surroundings.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    private lazy var starter = ContextMenuStarter(for: self)
    private(set) var session: ContextMenuSession?
    /// In window coordinates.
    private var place = CGPoint.zero

    /// How the menu was last asked for.
    private(set) var cause = Cause.click

    enum Cause {
        case press, click, key
    }

    /// Whether a long press asks for the menu, besides a pointer's secondary click.
    var followsPresses: Bool {
        didSet {
            guard followsPresses != oldValue, let view else { return }
            if followsPresses {
                view.addGestureRecognizer(starter.press)
            } else {
                view.removeGestureRecognizer(starter.press)
            }
        }
    }

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        followsPresses = true
        super.init()
    }

    /// - Parameter followsPresses: whether a long press asks for the menu, besides a pointer's secondary click.
    init(delegate: any UIContextMenuInteractionDelegate, followsPresses: Bool) {
        self.delegate = delegate
        self.followsPresses = followsPresses
        super.init()
    }

    // MARK: In a view

    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        dismissMenu()
        starter.recognizers.forEach(old.removeGestureRecognizer)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        starter.recognizers.forEach(view.addGestureRecognizer)
    }

    // MARK: The menu

    /// How the menu is shown that is on the screen.
    open var menuAppearance: UIContextMenuInteraction.appearance { session?.appearance ?? .unknown }

    /// Where the menu was last asked for, in `view`'s coordinates, or in the window's where that is nil.
    open func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(place, from: nil) } ?? place
    }

    /// Shows another menu in place of the one that is on the screen; without one nothing is called.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        session?.update(block)
    }

    open func dismissMenu() {
        session?.end()
    }

    func viewWillLeaveWindow() {
        dismissMenu()
    }

    // MARK: Beginning

    /// What the delegate has for a place, in window coordinates.
    func configuration(at place: CGPoint, for cause: Cause) -> UIContextMenuConfiguration? {
        guard session == nil, let view, view.window != nil else { return nil }
        (self.place, self.cause) = (place, cause)
        return delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: view.convert(place, from: nil))
    }

    /// Shows a menu.
    ///
    /// - Parameter anchor: beside which the menu goes, in window coordinates, where nothing is lifted.
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

/// The gestures that ask for a menu.
@MainActor
final class ContextMenuStarter: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UIContextMenuInteraction
    let press = UILongPressGestureRecognizer()
    private let click = UITapGestureRecognizer()
    /// What the delegate had when it was asked.
    private var configuration: UIContextMenuConfiguration?

    var recognizers: [UIGestureRecognizer] { interaction.followsPresses ? [press, click] : [click] }

    init(for interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init()
        click.buttonMaskRequired = .secondary
        click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        press.delegate = self
        click.delegate = self
        press.addTarget(self, action: ContextMenuStarter.pressed)
        click.addTarget(self, action: ContextMenuStarter.clicked)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        configuration = interaction.configuration(
            at: gestureRecognizer.location(in: nil), for: gestureRecognizer === press ? .press : .click)
        return configuration != nil
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        let place = press.location(in: nil)
        switch press.state {
        case .began: start(.rich, at: place)
        case .changed: interaction.session?.fingerMoved(to: place)
        case .ended: interaction.session?.fingerLifted(at: place)
        default: interaction.session?.fingerLeft()
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
