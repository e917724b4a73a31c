// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

/// A scene of a storyboard whose view controller exists. The controller retains it: it creates the view later, and
/// keeps the segues.
@MainActor
final class StoryboardScene {
    let storyboard: UIStoryboard
    let description: InterfaceScene
    private(set) weak var controller: UIViewController?
    /// The objects that were created with the controller, such as its navigation item, by their indices.
    private var parts: [(index: Int, object: Weak)] = []
    /// The objects beside the view, which live as long as the controller.
    private var topLevel: [AnyObject] = []
    /// A segue of the document: the number of a connection of an object.
    struct Place: Hashable {
        let object: Int
        let number: Int
    }

    /// The segues that were used, which live as long as the controller.
    private var segues: [Place: SegueTemplate] = [:]
    /// The decoder that creates the controller; nil afterwards.
    private weak var decoder: NibDecoder?
    /// The segues whose destinations are embedded when the view has been loaded.
    private var embeddings: [(segue: InterfaceSegue, container: UIView)] = []

    private struct Weak {
        weak var object: AnyObject?
    }

    init(_ storyboard: UIStoryboard, _ description: InterfaceScene) {
        self.storyboard = storyboard
        self.description = description
    }

    private var objects: [InterfaceObject] { storyboard.source.document.objects }
    /// Whether the storyboard has a view for the controller. Containers create theirs themselves.
    var hasView: Bool { description.view != nil }

    // MARK: Creating the controller

    /// Creates the controller with what is not part of its view; nil if its `init(coder:)` returns nil.
    func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let decoder = NibDecoder(storyboard.source, scene: self, objects: [:])
        self.decoder = decoder
        let index = description.controller
        guard
            let made = creator.flatMap({ decoder.controller(at: index, creator: $0) })
                ?? decoder.object(at: index) as? UIViewController
        else { return nil }
        controller = made
        setParts(of: decoder)
        decoder.finish()
        self.decoder = nil
        return made
    }

    private func setParts(of decoder: NibDecoder) {
        parts = decoder.created.compactMap { part in decoder.objects[part].map { (part, Weak(object: $0)) } }
    }

    /// Sets the scene of a controller whose `init(coder:)` is running, before its children are created.
    func begin(with controller: UIViewController) {
        if self.controller == nil { self.controller = controller }
    }

    /// Gives a container the controllers to which its relationships lead.
    func addChildren(to container: UIViewController) {
        var children: [UIViewController] = []
        for case .segue(let segue) in objects[description.controller].connections where segue.kind == .relationship {
            if let child = destination(of: segue, sender: nil) { children.append(child) }
        }
        if !children.isEmpty { container.setValue(children, forKey: "viewControllers") }
    }

    // MARK: Creating the view

    /// Creates the view with the objects beside it, and connects all of them.
    func loadView(of controller: UIViewController) {
        guard let index = description.view else { return }
        // The view may be needed while the controller is being created.
        if let decoder { setParts(of: decoder) }
        var known: [Int: AnyObject] = [:]
        for part in parts { known[part.index] = part.object.object }
        let decoder = NibDecoder(storyboard.source, scene: self, objects: known)
        guard let view = decoder.object(at: index) as? UIView else { return }
        topLevel = description.topLevel.compactMap { decoder.object(at: $0) }
        controller.view = view
        decoder.finish(connecting: parts.map(\.index))
        view.frame = UIScreen.main.bounds
        for embedding in embeddings { embed(embedding.segue, in: embedding.container) }
        embeddings = []
    }

    // MARK: Segues

    /// Returns the segue at a place, which is created once.
    private func template(_ segue: InterfaceSegue, _ place: Place) -> SegueTemplate {
        if let known = segues[place] { return known }
        let made = SegueTemplate(segue, in: self)
        segues[place] = made
        return made
    }

    /// Connects a segue to the object that performs it.
    func connect(_ segue: InterfaceSegue, of object: NSObject, _ place: Place) {
        guard segue.kind != .relationship else { return }
        if segue.kind == .embed {
            if let container = object as? UIView { embeddings.append((segue, container)) }
            return
        }
        switch object {
        case let control as UIControl:
            control.addTarget(template(segue, place), action: .perform, for: .primaryActionTriggered)
        case let item as UIBarButtonItem: (item.target, item.action) = (template(segue, place), .perform)
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(template(segue, place), action: .perform)
        case let cell as UITableViewCell:
            if segue.isTriggeredByAccessory {
                cell.accessorySegue = template(segue, place)
            } else {
                cell.selectionSegue = template(segue, place)
            }
        case let cell as UICollectionViewCell: cell.selectionSegue = template(segue, place)
        default: break
        }
    }

    /// Returns the segue with an identifier that the scene's controller or another of its objects has.
    func segue(withIdentifier identifier: String) -> SegueTemplate? {
        for index in reachableObjects {
            for (number, connection) in objects[index].connections.enumerated() {
                guard case .segue(let segue) = connection, segue.identifier == identifier else { continue }
                return template(segue, Place(object: index, number: number))
            }
        }
        return nil
    }

    /// The indices of all objects of the scene.
    private var reachableObjects: [Int] {
        var found: Set<Int> = []
        var order: [Int] = []
        var waiting = [description.controller] + (description.view.map { [$0] } ?? []) + description.topLevel
        while let index = waiting.popLast() {
            guard found.insert(index).inserted else { continue }
            order.append(index)
            for property in objects[index].properties {
                switch property.value {
                case .object(let other): waiting.append(other)
                case .objects(let others): waiting += others
                default: break
                }
            }
        }
        return order.sorted()
    }

    /// Creates the controller to which a segue leads; nil if it leads to no controller.
    func destination(of segue: InterfaceSegue, sender: Any?) -> UIViewController? {
        guard let scene = storyboard.source.scene(of: segue.destination) else { return nil }
        let creator = segue.creationSelector.flatMap { name in
            controller.map { source in
                { (coder: NSCoder) -> UIViewController? in
                    let selector = Selector(name)
                    guard source.responds(to: selector) else { return nil }
                    return MethodCall.send(selector, to: source, with: coder, sender, segue.identifier)
                        as? UIViewController
                }
            }
        }
        return storyboard.instantiate(scene, creator: creator)
    }

    private func embed(_ segue: InterfaceSegue, in container: UIView) {
        guard let parent = controller, let child = destination(of: segue, sender: nil) else { return }
        let embedding = UIStoryboardSegue(identifier: segue.identifier, source: parent, destination: child) {
            parent.addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        parent.prepare(for: embedding, sender: nil)
        embedding.perform()
    }
}

extension NibSource {
    /// Returns the scene of a controller; nil if the object is not the controller of a scene.
    func scene(of controller: Int) -> InterfaceScene? {
        document.scenes.first { $0.controller == controller }
    }
}
