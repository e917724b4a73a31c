// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

extension Selector {
    /// The method of a segue's template that controls call.
    static let perform: Selector = "perform:"
}

/// A segue of a storyboard that a control, a cell or the app can perform.
@MainActor
final class SegueTemplate: NSObject {
    private let segue: InterfaceSegue
    private weak var scene: StoryboardScene?

    init(_ segue: InterfaceSegue, in scene: StoryboardScene) {
        self.segue = segue
        self.scene = scene
        super.init()
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(SegueTemplate.self) { members in
            members.method("perform:") { (template: SegueTemplate, sender: Any?) in template.performIfAllowed(sender) }
        }
    }

    /// Performs the segue if the source allows it.
    func performIfAllowed(_ sender: Any?) {
        guard let source = scene?.controller else { return }
        guard source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
        perform(sender)
    }

    /// Performs the segue: creates the destination, tells the source, and shows the destination.
    func perform(_ sender: Any?) {
        guard let scene, let source = scene.controller else { return }
        if segue.kind == .unwind { return unwind(from: source, sender) }
        guard let destination = scene.destination(of: segue, sender: sender) else { return }
        if let style = segue.modalPresentationStyle.flatMap(UIModalPresentationStyle.init) {
            destination.modalPresentationStyle = style
        }
        if let style = segue.modalTransitionStyle.flatMap(UIModalTransitionStyle.init) {
            destination.modalTransitionStyle = style
        }
        let made = makeSegue(from: source, to: destination) { [segue] in
            SegueTemplate.show(destination, from: source, kind: segue.kind, animated: segue.animates, sender)
        }
        source.prepare(for: made, sender: sender)
        performWithoutAnimationIfNeeded(made)
    }

    private func performWithoutAnimationIfNeeded(_ made: UIStoryboardSegue) {
        guard !segue.animates else { return made.perform() }
        UIView.performWithoutAnimation { made.perform() }
    }

    /// Creates the segue: one of the app's class, or one that calls `handler`.
    private func makeSegue(
        from source: UIViewController, to destination: UIViewController, handler: @escaping () -> Void
    ) -> UIStoryboardSegue {
        guard let name = segue.customClass else {
            return UIStoryboardSegue(
                identifier: segue.identifier, source: source, destination: destination, performHandler: handler)
        }
        guard let type = NibClasses.appClass(name) as? UIStoryboardSegue.Type else {
            misuse("The segue's class \(name) is not a UIStoryboardSegue of the app.")
        }
        let made = type.makeOfRuntimeClass(identifier: segue.identifier, source: source, destination: destination)
        // A subclass that does not override `perform()` shows the destination as its kind does.
        made.handler = handler
        return made
    }

    private static func show(
        _ destination: UIViewController, from source: UIViewController, kind: InterfaceSegue.Kind, animated: Bool,
        _ sender: Any?
    ) {
        switch kind {
        case .show: source.show(destination, sender: sender)
        case .push:
            if let navigation = source.navigationController {
                navigation.pushViewController(destination, animated: animated)
            } else {
                source.show(destination, sender: sender)
            }
        case .showDetail: source.showDetailViewController(destination, sender: sender)
        case .custom: misuse("Subclasses of UIStoryboardSegue must override -perform.")
        case .presentation: source.present(destination, animated: animated)
        // Embedded controllers, unwind segues and relationships are not performed so.
        case .embed, .unwind, .relationship: break
        }
    }

    // MARK: Unwinding

    private func unwind(from source: UIViewController, _ sender: Any?) {
        guard let action = segue.unwindAction.map({ Selector($0) }) else { return }
        let search = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        guard let destination = search.destination else { return }
        let made = makeSegue(from: source, to: destination) {}
        made.handler = { [unowned made] in
            UnwindTransition.perform(made, from: source, to: destination, animated: UIView.areAnimationsEnabled)
        }
        source.prepare(for: made, sender: sender)
        MethodCall.send(action, to: destination, with: made)
        performWithoutAnimationIfNeeded(made)
    }
}
