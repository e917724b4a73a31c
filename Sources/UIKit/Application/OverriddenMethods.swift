// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which of UIKit's methods a subclass overrides, read from the class's method table.
///
/// UIKit behaves by *whether* some methods are there: a view that does not override `draw(_:)` has no drawing of its
/// own. Swift off Apple's platforms cannot ask a class that. But an overridden method stands in the class's table in
/// the slot of the original; which slot that is, a private subclass tells that overrides only this method.
///
/// It belongs to no actor: Swift would check the actor at every slot of the tables, which are hundreds.
struct OverrideProbe {
    private let slots: [Int]
    private let base: UnsafeBufferPointer<UInt>

    /// - Parameters:
    ///   - base: the class that declares the method.
    ///   - plain: a subclass of it that overrides nothing: it tells which slots differ in any subclass.
    ///   - probe: a subclass of it that overrides the one method.
    init(base: AnyClass, plain: AnyClass, probe: AnyClass) {
        let (original, unchanged, changed) = (
            OverrideProbe.table(of: base), OverrideProbe.table(of: plain), OverrideProbe.table(of: probe)
        )
        self.base = original
        slots = original.indices.filter { index in
            original[index] != changed[index] && original[index] == unchanged[index]
        }
        precondition(!slots.isEmpty, "The probe of \(base) overrides a method")
    }

    /// Whether `type`, a subclass of the base, or a class between them, overrides the method.
    func overrides(_ type: AnyClass) -> Bool {
        let table = OverrideProbe.table(of: type)
        return slots.contains { table[$0] != base[$0] }
    }

    /// The words of a class's metadata after its header: its methods, and those of its superclasses before them.
    ///
    /// Sizes stand at byte 32 and 36, the header ends at byte 56: so Swift lays classes out on 64-bit Linux. No promise
    /// of the language; tests of each probe, also in optimised builds, would tell of a change. A class is never freed.
    private static func table(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
        let addressPoint = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
        return UnsafeBufferPointer(
            start: (metadata + 56).assumingMemoryBound(to: UInt.self), count: (size - addressPoint - 56) / 8)
    }
}

/// The questions UIKit asks of its subclasses.
@MainActor
enum OverriddenMethods {
    private static var known: [ObjectIdentifier: Bool] = [:]

    private final class Plain: UIView {}
    private final class Drawing: UIView {
        // A body of its own: the optimiser folds equal ones, and an empty one equals the original's.
        override func draw(_ rect: CGRect) { preconditionFailure("A probe is never drawn") }
    }

    private static let drawing = OverrideProbe(base: UIView.self, plain: Plain.self, probe: Drawing.self)

    /// Whether a view class overrides `draw(_:)`.
    static func drawsItself(_ type: UIView.Type) -> Bool {
        if type == UIView.self { return false }
        let key = ObjectIdentifier(type)
        if let answer = known[key] { return answer }
        let answer = drawing.overrides(type)
        known[key] = answer
        return answer
    }
}
