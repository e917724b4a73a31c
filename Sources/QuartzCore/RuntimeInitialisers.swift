// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// Creates objects of a class that is known only at run time.
//
// Swift calls only `required` initialisers on a metatype. Apple's are not `required`, and these cannot be either, or an
// app's `override init` would not compile. So each base class has a convenience initialiser that calls the designated
// one. A static function is bound to its symbol, and dispatches on the metatype. `@usableFromInline` keeps the symbol
// although the optimiser sees no caller.

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
