// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

extension NibDecoder {
    /// Sets the runtime attributes of the objects that were created, connects them, and tells them that they are
    /// complete.
    ///
    /// - Parameter others: the indices of objects that existed before, whose connections to new objects are made.
    @MainActor
    func finish(connecting others: [Int] = []) {
        for index in created {
            guard let object = objects[index] as? NSObject else { continue }
            for attribute in source.document.objects[index].runtimeAttributes { set(attribute: attribute, of: object) }
        }
        let new = Set(created)
        for index in created { connect(index) }
        for index in others { connect(index, only: new) }
        NibVariations.apply(self)
        for index in created { wake(objects[index]) }
    }

    @MainActor
    private func set(attribute: InterfaceProperty, of object: NSObject) {
        do {
            try KeyValueCoding.set(self.object(for: attribute.value), atPath: attribute.key, of: object)
        } catch {
            warn(
                "Failed to set (\(attribute.key)) user defined inspected property on "
                    + "(\(ClassNames.name(type(of: object)))): \(error.message)")
        }
    }

    // MARK: Connecting

    /// - Parameter new: the indices of the objects to which the connections are made; nil for all.
    @MainActor
    private func connect(_ index: Int, only new: Set<Int>? = nil) {
        guard let object = objects[index] as? NSObject else { return }
        var collections: [(property: String, items: [AnyObject], appends: Bool)] = []
        for (number, connection) in source.document.objects[index].connections.enumerated() {
            if case .segue(let segue) = connection {
                if new == nil {
                    scene?.connect(segue, of: object, StoryboardScene.Place(object: index, number: number))
                }
                continue
            }
            guard let end = connection.destination, new?.contains(end) ?? true else { continue }
            switch connection {
            case .outlet(let property, _):
                if let destination = objects[end] { object.setValue(destination, forKey: property) }
            case .outletCollection(let property, _, let appends):
                guard let destination = objects[end] else { continue }
                if let place = collections.firstIndex(where: { $0.property == property }) {
                    collections[place].items.append(destination)
                } else {
                    collections.append((property, [destination], appends))
                }
            case .action(let selector, _, let events):
                addAction(Selector(selector), of: object, to: end, for: UIControl.Event(rawValue: events))
            case .segue: break
            }
        }
        for collection in collections {
            // Another part of the scene may have set the rest of the collection.
            set(collection.property, collection.items, collection.appends || new != nil, of: object)
        }
    }

    @MainActor
    private func set(_ property: String, _ items: [AnyObject], _ appends: Bool, of object: NSObject) {
        if property == "gestureRecognizers", let view = object as? UIView {
            for case let recognizer as UIGestureRecognizer in items { view.addGestureRecognizer(recognizer) }
            return
        }
        let before = appends ? object.value(forKey: property) as? [AnyObject] ?? [] : []
        object.setValue(before + items, forKey: property)
    }

    @MainActor
    private func addAction(_ action: Selector, of object: NSObject, to end: Int, for events: UIControl.Event) {
        let isFirstResponder = source.document.objects[end].className == InterfaceObject.firstResponder
        let target = isFirstResponder ? nil : objects[end]
        guard isFirstResponder || target != nil else { return }
        switch object {
        case let control as UIControl:
            control.addTarget(target, action: action, for: events.isEmpty ? .primaryActionTriggered : events)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(target as Any, action: action)
        default: warn("\(source.document.file): \(type(of: object)) has no actions, so \(action) is not connected.")
        }
    }

    // MARK: Waking

    @MainActor
    private func wake(_ object: AnyObject?) {
        switch object {
        case let object as AccessibleObject: object.awakeFromNib()
        case let object as NSObject where MethodCall.isPossible("awakeFromNib", on: object):
            MethodCall.send("awakeFromNib", to: object)
        default: break
        }
    }
}

extension InterfaceConnection {
    /// The index of the object to which the connection leads; nil for a segue.
    var destination: Int? {
        switch self {
        case .outlet(_, let destination), .outletCollection(_, let destination, _), .action(_, let destination, _):
            destination
        case .segue: nil
        }
    }
}
