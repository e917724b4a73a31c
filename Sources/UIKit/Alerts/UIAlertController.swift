// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Shows an alert in the middle of the window, or an action sheet at its bottom, with buttons for the user's choices.
///
/// Return chooses the preferred action, and Escape the cancel action. The handler of the chosen action is called after
/// the alert has been dismissed.
///
/// ## Caveats
/// In wide windows, an action sheet is at the bottom too, because popovers are not supported yet.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The place and form of an alert controller.
    public enum Style: Int, Sendable {
        /// A list of choices at the bottom of the window.
        case actionSheet = 0
        /// A message in the middle of the window.
        case alert = 1
    }

    private var style = Style.actionSheet
    private var hasChosen = false

    // MARK: Lifecycle

    /// Creates an alert controller without actions.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        style = preferredStyle
        modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
        self.title = title
        self.message = message
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Alerts cannot be made in Interface Builder; returns nil.
    public required init?(coder: NSCoder) { nil }

    override func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        AlertPresentationController(presentedViewController: self, presenting: presenting)
    }

    open override func loadView() {
        let view = AlertView(style)
        view.onChoose = { [weak self] in self?.choose($0) }
        self.view = view
        updateContent()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if title == nil, message == nil, actions.isEmpty, textFields == nil {
            misuse("UIAlertController must have a title, a message or an action to display. Call addAction(_:) first.")
        }
        hasChosen = false
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        textFields?.first?.becomeFirstResponder()
    }

    // MARK: Content

    /// The style that the controller was created with.
    open var preferredStyle: Style { style }
    /// The title of the alert.
    open override var title: String? {
        didSet { updateContent() }
    }
    /// The text below the title.
    open var message: String? {
        didSet { updateContent() }
    }
    /// The importance of an alert. As on iOS, it changes nothing there.
    open var severity = UIAlertControllerSeverity.default

    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// Adds an action. An alert can have one cancel action.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, cancelAction != nil {
            misuse(
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel. "
                    + "Give the other action another style.")
        }
        actions.append(action)
        action.enabledDidChange = { [weak self] in (self?.viewIfLoaded as? AlertView)?.updateEnabledButtons() }
        updateContent()
    }

    /// The action that Return chooses, and whose title is emphasized. It must be among the ``actions``.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let preferredAction, !actions.contains(preferredAction) {
                misuse(
                    "The preferred action of \(self) must be among its actions. Call addAction(_:) first.")
            }
            updateContent()
        }
    }

    /// The text fields of an alert; nil if it has none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []

    /// Adds a text field to an alert.
    ///
    /// - Parameter configurationHandler: called at once with the new text field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard style == .alert else {
            misuse("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert.")
        }
        let field = AlertTextField()
        field.addTarget(self, action: UIAlertController.returnWasPressed, for: .editingDidEndOnExit)
        fields.append(field)
        configurationHandler?(field)
        updateContent()
    }

    private func updateContent() {
        guard let view = viewIfLoaded as? AlertView else { return }
        view.show(
            AlertContent(
                title: title, message: message, fields: fields, actions: actions,
                emphasized: style == .alert ? preferredAction ?? cancelAction : nil))
        presentedBy?.container.setNeedsLayout()
    }

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    // MARK: Choosing

    /// Dismisses the alert, and then performs an action. Does nothing if the user has chosen one already.
    private func choose(_ action: UIAlertAction) {
        guard !hasChosen, action.isEnabled, let presentingViewController else { return }
        hasChosen = true
        presentingViewController.dismiss(animated: true) { action.perform() }
    }

    /// Chooses the cancel action, because the user has clicked outside of an action sheet.
    func cancel() {
        if let cancelAction { choose(cancelAction) }
    }

    /// Moves to the next text field, or chooses the default action after the last one.
    private func returnWasPressed(_ field: UITextField) {
        guard let index = fields.firstIndex(of: field) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let defaultAction {
            choose(defaultAction)
        }
    }

    /// The action of the Return key: the preferred action, or else the only action besides the cancel action.
    private var defaultAction: UIAlertAction? {
        if let preferredAction { return preferredAction }
        let others = actions.filter { $0.style != .cancel }
        return others.isEmpty ? cancelAction : others.count == 1 ? others[0] : nil
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first?.key
        let isCommandPeriod = key?.keyCode == .keyboardPeriod && key?.modifierFlags == .command
        switch key?.keyCode {
        case .keyboardEscape,
            .keyboardPeriod where isCommandPeriod:
            if let action = cancelAction ?? (actions.count == 1 ? actions[0] : nil) { choose(action) }
        case .keyboardReturnOrEnter, .keypadEnter:
            if let defaultAction { choose(defaultAction) }
        default: super.pressesBegan(presses, with: event)
        }
    }
}

/// The importance of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default` = 0
    case critical = 1
}
