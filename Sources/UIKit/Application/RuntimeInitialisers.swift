// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// Creation of objects whose class is known only at run time.
//
// UIKit's initialisers are not `required`. They cannot be `required` in Uplift either, because an app's `override init`
// would then not compile. Swift therefore does not allow calling them on a metatype. Instead, each base class has a
// convenience initialiser that calls the designated one. A static function is bound to the symbol of the convenience
// initialiser. If the function is called on a metatype, it creates an object of exactly that class.

// MARK: - Delegates and applications

extension NSObject {
    @usableFromInline convenience init(_ofDelegateClass: Void) {
        self.init()
    }

    /// Creates an object of the class on which the function is called, with the `init()` of that class. The class may
    /// be known only at run time.
    @_silgen_name("$s10Foundation8NSObjectC5UIKitE16_ofDelegateClassACyt_tcfC")
    static func makeOfDelegateClass() -> Self
}

// MARK: - Scenes

extension UIScene {
    @usableFromInline convenience init(_ofSceneClass session: UISceneSession, options: UIScene.ConnectionOptions) {
        self.init(session: session, connectionOptions: options)
    }

    /// Creates a scene of the class on which the function is called, which may be known only at run time.
    @_silgen_name("$s5UIKit7UISceneC13_ofSceneClass7optionsAcA0B7SessionC_AC17ConnectionOptionsCtcfC")
    static func makeOfSceneClass(_ session: __owned UISceneSession, _ options: __owned UIScene.ConnectionOptions)
        -> Self
}

// MARK: - Cells

extension UITableViewCell {
    @usableFromInline convenience init(_runtimeStyle style: CellStyle, identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    /// Creates a cell of the class on which the function is called, which may be known only at run time.
    @_silgen_name("$s5UIKit15UITableViewCellC13_runtimeStyle10identifierA2C0dF0O_SSSgtcfC")
    static func makeOfRuntimeClass(style: CellStyle, identifier: __owned String?) -> Self
}

extension UITableViewHeaderFooterView {
    @usableFromInline convenience init(_runtimeIdentifier identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    /// Creates a header or footer of the class on which the function is called, which may be known only at run time.
    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C18_runtimeIdentifierACSSSg_tcfC")
    static func makeOfRuntimeClass(identifier: __owned String?) -> Self
}

// MARK: - Segues

extension UIStoryboardSegue {
    @usableFromInline convenience init(
        _runtimeIdentifier identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    /// Creates a segue of the class on which the function is called, which may be known only at run time.
    @_silgen_name(
        "$s5UIKit17UIStoryboardSegueC18_runtimeIdentifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC")
    static func makeOfRuntimeClass(
        identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
    ) -> Self
}

// MARK: - Animators

extension UIViewPropertyAnimator {
    @usableFromInline convenience init(_runtimeDuration duration: Double, parameters: UICubicTimingParameters) {
        self.init(duration: duration, timingParameters: parameters)
    }

    /// Creates an animator of the class on which the function is called, which may be known only at run time.
    @_silgen_name(
        "$s5UIKit22UIViewPropertyAnimatorC16_runtimeDuration10parametersACSd_AA23UICubicTimingParametersCtcfC")
    static func makeOfRuntimeClass(duration: Double, timingParameters: __owned UICubicTimingParameters) -> Self
}

// MARK: - Views

extension UIView {
    @usableFromInline convenience init(_runtimeFrame frame: CGRect) {
        self.init(frame: frame)
    }

    /// Creates a view of the class on which the function is called, which may be known only at run time.
    @_silgen_name("$s5UIKit6UIViewC13_runtimeFrameAC10Foundation6CGRectV_tcfC")
    static func makeOfRuntimeClass(frame: CGRect) -> Self
}
