// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that can be done with a row, on a button that a swipe shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal
        /// It takes the row away, or something that belongs to it.
        case destructive
    }

    /// Performs the action: gets it, the view that shows it, and what to call when all is done.
    ///
    /// That closes the row; true says that the action was performed. Nothing closes the row before, but for a touch
    /// elsewhere. To take the row away, delete it from the table, in the handler or later.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    open var style: Style { storedStyle }
    open var handler: Handler { storedHandler }
    /// Shown on the button; below ``image`` where there is one and the row is high enough for both.
    open var title: String?
    /// Shown on the button as a template, in white.
    open var image: UIImage?

    /// The button's colour; nil is the style's: grey, or red for what is destructive.
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

    public convenience init(
        style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
    ) {
        self.init(style, title, handler)
    }
}
