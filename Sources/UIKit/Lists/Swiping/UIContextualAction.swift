// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An action on a row of a list, shown as a button when the user swipes the row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The kind of an action, which decides its default colour.
    public enum Style: Int, Sendable {
        /// An action that keeps the row's content.
        case normal
        /// An action that deletes the row or some of its content.
        case destructive
    }

    /// A closure that performs the action. Its arguments are the action, the view that shows the action, and a
    /// completion handler.
    ///
    /// Calling the completion handler closes the row; pass true if the action was performed. Before the call, only a
    /// touch elsewhere closes the row. To remove the row, delete it from the list, in the handler or later.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The kind of the action.
    open var style: Style { storedStyle }
    /// The closure that performs the action.
    open var handler: Handler { storedHandler }
    /// The title of the button. It is below ``image`` if the row is high enough for both; otherwise only the image
    /// shows.
    open var title: String?
    /// The image of the button, drawn in white as a template image.
    open var image: UIImage?

    /// The background colour of the button. Setting nil restores the style's colour: grey, or red if destructive.
    open var backgroundColor: UIColor! {
        get { chosenColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { chosenColor = newValue }
    }

    private let storedStyle: Style
    private let storedHandler: Handler
    private var chosenColor: UIColor?

    private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        storedStyle = style
        storedHandler = handler
        self.title = title
        super.init()
    }

    /// Creates an action.
    public convenience init(
        style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
    ) {
        self.init(style, title, handler)
    }
}
