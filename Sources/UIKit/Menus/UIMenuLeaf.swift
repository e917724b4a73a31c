// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element of a menu that performs something when it is chosen: a `UIAction`, a `UICommand` or a `UIKeyCommand`.
///
/// ## Caveats
/// `presentationSourceItem` and `selectedImage` are absent.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The longer title that explains the element to the user.
    var discoverabilityTitle: String? { get set }
    /// The image of the element.
    var image: UIImage? { get set }
    /// The title of the element.
    var title: String { get set }
    /// The options of the element, such as disabled or hidden.
    var attributes: UIMenuElement.Attributes { get set }
    /// The state of the element's check mark in a menu.
    var state: UIMenuElement.State { get set }
    /// The object that triggered the element; nil while the element is not performed.
    var sender: Any? { get }

    /// Performs the element.
    ///
    /// - Parameter target: the object whose method a command calls. Nil stands for the first object of the responder
    ///   chain that can perform the command's action. Actions with a handler ignore it.
    func performWithSender(_ sender: Any?, target: Any?)
}
