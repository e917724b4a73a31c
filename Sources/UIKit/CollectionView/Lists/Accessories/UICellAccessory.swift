// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A view before or after the content of a ``UICollectionViewListCell``.
///
/// The order of system accessories is fixed. A row has at most one of each type.
public struct UICellAccessory {
    /// Called when the user taps an accessory.
    public typealias ActionHandler = () -> Void
    /// Called with the menu of a pop-up menu after the user has selected another element of it.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// When an accessory is in the row.
    public enum DisplayedState: Sendable {
        case always
        /// In editing mode.
        case whenEditing
        /// Outside editing mode.
        case whenNotEditing
    }

    /// The type of an accessory.
    public enum AccessoryType: Hashable {
        case disclosureIndicator, detail, checkmark, delete, insert, multiselect, reorder, outlineDisclosure, label
        case popUpMenu
        /// A view of the app.
        case customView(UIView)
    }

    /// The width that an accessory has in its row. The accessory is in the middle of it.
    public enum LayoutDimension: Sendable {
        /// The width of the accessory's view.
        case actual
        /// The width of the accessory's type, or that of the view if it has none or is wider.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The properties of an accessory besides the options that all accessories have.
    enum Content {
        case plain
        case circle(UIColor?)
        case outline(OutlineDisclosureOptions.Style)
        /// A reorder control, and whether a line separates it from the accessory before it.
        case grip(Bool)
        case text(String, LabelOptions)
        case menu(UIMenu, MenuSelectedElementDidChangeHandler?)
        case view(CustomViewConfiguration)
    }

    /// The type of the accessory.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let options: any AccessoryOptions
    let content: Content
    let action: ActionHandler?

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ options: any AccessoryOptions,
        _ content: Content = .plain,
        _ action: ActionHandler? = nil
    ) {
        (accessoryType, self.displayed, self.options) = (type, displayed, options)
        (self.content, self.action) = (content, action)
    }

    // MARK: Accessories

    /// A chevron that points to a detail screen.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

    /// An info button. Without a handler it does nothing.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, .plain, actionHandler) }

    /// A checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

    /// A red control that deletes the row. Without a handler it shows the row's trailing swipe actions, or hides them.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, displayed, options, .circle(options.backgroundColor), actionHandler)
    }

    /// A green control that inserts a row. Without a handler it does nothing.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, displayed, options, .circle(options.backgroundColor), actionHandler)
    }

    /// A circle that is filled and has a checkmark while the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options, .circle(options.backgroundColor)) }

    /// Three lines, by which the user drags the row to another place if the data source can move it.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options, .grip(options.showsVerticalSeparator)) }

    /// A chevron that points down while the item of an outline is expanded. Without a handler it expands or collapses
    /// the item of the data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outlineDisclosure, displayed, options, .outline(options.style), actionHandler)
    }

    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory { UICellAccessory(.label, displayed, options, .text(text, options)) }

    /// The title of the selected element of a menu. A tap opens the menu, in which the user selects another element.
    ///
    /// One of the actions and commands of the menu and its inline menus is selected: the first one whose state is on,
    /// or else the first one. If the user selects another one, the states change, and the handler is called after the
    /// element's own. A row that gets the same menu object again keeps its selection; to change it, give the row a new
    /// menu.
    ///
    /// - Parameter selectedElementDidChangeHandler: called with `menu`, whose `selectedElements` has the new element.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.popUpMenu, displayed, options, .menu(menu, selectedElementDidChangeHandler))
    }

    /// A view of the app.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(
            .customView(configuration.customView), configuration.placement.displayed, configuration,
            .view(configuration))
    }

    // MARK: Displaying

    /// Whether the accessory is in the row.
    func isDisplayed(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
