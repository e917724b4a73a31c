// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Objects of a class known only at run time.
//
// Apple's initialisers are not `required`, and may not be here, or an app's `override init` would not compile; so
// Swift will not call them on a metatype. Each base class has a convenience initialiser that calls the designated
// one, and a static function bound to that initialiser's symbol, which dispatches on the metatype.

// MARK: - Delegates and applications

extension NSObject {
    @usableFromInline convenience init(_ofDelegateClass: Void) {
        self.init()
    }

    /// An object of this very class, made by its `init()`.
    @_silgen_name("$s10Foundation8NSObjectC5UIKitE16_ofDelegateClassACyt_tcfC")
    static func makeOfDelegateClass() -> Self
}

// MARK: - Scenes

extension UIScene {
    @usableFromInline convenience init(_ofSceneClass session: UISceneSession, options: UIScene.ConnectionOptions) {
        self.init(session: session, connectionOptions: options)
    }

    /// A scene of this very class.
    @_silgen_name("$s5UIKit7UISceneC13_ofSceneClass7optionsAcA0B7SessionC_AC17ConnectionOptionsCtcfC")
    static func makeOfSceneClass(_ session: __owned UISceneSession, _ options: __owned UIScene.ConnectionOptions)
        -> Self
}

// MARK: - Cells

extension UITableViewCell {
    @usableFromInline convenience init(_runtimeStyle style: CellStyle, identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    /// A cell of this very class.
    @_silgen_name("$s5UIKit15UITableViewCellC13_runtimeStyle10identifierA2C0dF0O_SSSgtcfC")
    static func makeOfRuntimeClass(style: CellStyle, identifier: __owned String?) -> Self
}

extension UITableViewHeaderFooterView {
    @usableFromInline convenience init(_runtimeIdentifier identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    /// A header or footer of this very class.
    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C18_runtimeIdentifierACSSSg_tcfC")
    static func makeOfRuntimeClass(identifier: __owned String?) -> Self
}

// MARK: - Animators

extension UIViewPropertyAnimator {
    @usableFromInline convenience init(_runtimeDuration duration: Double, parameters: UICubicTimingParameters) {
        self.init(duration: duration, timingParameters: parameters)
    }

    /// An animator of this very class.
    @_silgen_name(
        "$s5UIKit22UIViewPropertyAnimatorC16_runtimeDuration10parametersACSd_AA23UICubicTimingParametersCtcfC")
    static func makeOfRuntimeClass(duration: Double, timingParameters: __owned UICubicTimingParameters) -> Self
}
