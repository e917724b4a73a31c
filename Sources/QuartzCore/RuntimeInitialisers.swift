// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// Creation of objects whose class is known only at run time.
//
// Swift allows only `required` initialisers to be called on a metatype. Apple's are not `required`. Those of Uplift
// cannot be `required` either, because an app's `override init` would then not compile. Instead, each base class below
// has a convenience initialiser that calls the designated one.
//
// Each static function below has, by `@_silgen_name`, the symbol of such a convenience initialiser. A call of the
// function therefore calls the initialiser on the metatype, which may be that of a subclass. `@usableFromInline` makes
// the compiler emit the initialiser's symbol, although nothing calls it by name.

extension CALayer {
    @usableFromInline convenience init(_presentationOf layer: CALayer) {
        self.init(layer: layer)
    }

    @_silgen_name("$s10QuartzCore7CALayerC15_presentationOfA2C_tcfC")
    static func makePresentationCopy(of layer: __owned CALayer) -> Self

    @usableFromInline convenience init(_ofRuntimeClass: Void) {
        self.init()
    }

    /// Creates a layer of the class on which this is called, which may be known only at run time.
    @_silgen_name("$s10QuartzCore7CALayerC15_ofRuntimeClassACyt_tcfC")
    package static func makeOfRuntimeClass() -> Self
}

extension CAAnimation {
    @usableFromInline convenience init(_ofRuntimeClass: Void) {
        self.init()
    }

    /// Creates an animation of the class on which this is called, which may be known only at run time.
    @_silgen_name("$s10QuartzCore11CAAnimationC15_ofRuntimeClassACyt_tcfC")
    static func makeOfRuntimeClass() -> Self
}
