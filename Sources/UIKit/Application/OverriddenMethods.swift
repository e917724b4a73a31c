// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds out whether a class overrides a method, by reading the class's method table (vtable).
///
/// UIKit's behaviour depends on *whether* some methods are overridden: `draw(_:)` is called only for a view that
/// overrides it. Outside Apple's platforms, Swift code cannot ask whether a method is overridden. But the method table
/// of a class has a slot for each method, and an overriding method replaces the original in its slot. The slot is found
/// by comparison with a private subclass that overrides only this method.
///
/// The type is isolated to no actor. Otherwise Swift would check the isolation each time one of the hundreds of slots
/// is read.
struct OverrideProbe {
    private let slots: [Int]
    private let base: UnsafeBufferPointer<UInt>

    /// Finds the slots of the method in the method table of `base`.
    ///
    /// - Parameters:
    ///   - base: the class that declares the method.
    ///   - plain: a subclass that overrides nothing. A slot in which `plain` differs from `base` is not a slot of the
    ///     method.
    ///   - probe: a subclass that overrides only the method.
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

    /// Whether `type`, a subclass of the class that declares the method, overrides the method or inherits an override.
    func overrides(_ type: AnyClass) -> Bool {
        let table = OverrideProbe.table(of: type)
        return slots.contains { table[$0] != base[$0] }
    }

    /// Returns the machine words that follow the header in the metadata of `type`. They contain the method table: first
    /// the methods of the superclasses, then those that `type` adds.
    ///
    /// The metadata's size is at byte 32, the offset of its address point at byte 36, and the header ends at byte 56.
    /// This is Swift's class layout on 64-bit Linux. It is not guaranteed; the tests of each probe, also in optimised
    /// builds, would detect a change. The buffer stays valid, because a class is never freed.
    private static func table(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
        let addressPoint = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
        return UnsafeBufferPointer(
            start: (metadata + 56).assumingMemoryBound(to: UInt.self), count: (size - addressPoint - 56) / 8)
    }
}

/// Tells whether a class overrides `draw(_:)`, `updateConstraints()` or `updateViewConstraints()`. Only for such a
/// class does UIKit draw a view, or request the first constraint update, by itself.
@MainActor
enum OverriddenMethods {
    private static var drawingClasses: [ObjectIdentifier: Bool] = [:]
    private static var updatingClasses: [ObjectIdentifier: Bool] = [:]

    private final class Plain: UIView {}
    private final class Drawing: UIView {
        // The body must be unique, because the optimiser merges equal functions. An empty body would equal that of
        // `UIView`'s own method.
        override func draw(_ rect: CGRect) { preconditionFailure("A probe is never drawn") }
    }
    private final class Updating: UIView {
        override func updateConstraints() { preconditionFailure("A probe has no constraints") }
    }
    private final class PlainController: UIViewController {}
    private final class UpdatingController: UIViewController {
        override func updateViewConstraints() { preconditionFailure("A probe has no view with constraints") }
    }

    private static let drawing = OverrideProbe(base: UIView.self, plain: Plain.self, probe: Drawing.self)
    private static let updating = OverrideProbe(base: UIView.self, plain: Plain.self, probe: Updating.self)
    private static let updatingController = OverrideProbe(
        base: UIViewController.self, plain: PlainController.self, probe: UpdatingController.self)

    /// Whether a view class overrides `draw(_:)`.
    static func drawsItself(_ type: UIView.Type) -> Bool {
        type != UIView.self && answer(type, in: &drawingClasses) { drawing.overrides(type) }
    }

    /// Whether a view class overrides `updateConstraints()`.
    static func updatesConstraints(_ type: UIView.Type) -> Bool {
        type != UIView.self && answer(type, in: &updatingClasses) { updating.overrides(type) }
    }

    /// Whether a controller class overrides `updateViewConstraints()`.
    static func updatesViewConstraints(_ type: UIViewController.Type) -> Bool {
        answer(type, in: &updatingClasses) { updatingController.overrides(type) }
    }

    /// The stored answer for a class, computed at the first use.
    private static func answer(
        _ type: AnyClass, in answers: inout [ObjectIdentifier: Bool], _ compute: () -> Bool
    ) -> Bool {
        if let known = answers[ObjectIdentifier(type)] { return known }
        let answer = compute()
        answers[ObjectIdentifier(type)] = answer
        return answer
    }
}
