// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension DocumentCompiler {
    /// The indices of the objects at the top of a scene or a nib.
    func topLevel(of element: DocumentElement) -> [Int] {
        element.children.filter { $0.name == "objects" }.flatMap(\.children).compactMap { positions[$0.number] }
    }

    /// Adds the scenes of a storyboard, and makes the root views of controllers those of their scenes.
    func compileScenes(_ scenes: [DocumentElement], of root: DocumentElement, into document: inout InterfaceDocument) {
        for scene in scenes {
            let objects = topLevel(of: scene)
            guard let controller = objects.first(where: { items[$0].entry.rule.role == .controller }) else {
                if !objects.isEmpty { messages.warn(scene.line, "a scene has no controller, and is left out") }
                continue
            }
            var result = InterfaceScene(controller: controller)
            result.identifier = items[controller].element["storyboardIdentifier"]
            let properties = document.objects[controller].properties
            if case .object(let view)? = properties.first(where: { $0.key == "view" })?.value { result.view = view }
            document.objects[controller].properties.removeAll { $0.key == "view" }
            result.topLevel = objects.filter { $0 != controller && items[$0].entry.rule.role != .placeholder }
            document.scenes.append(result)
        }
        if let id = root["initialViewController"] {
            document.initialScene = document.scenes.firstIndex { items[$0.controller].element.id == id }
            if document.initialScene == nil {
                messages.warn(root.line, "the initial view controller \"\(id)\" is not in a scene")
            }
        }
        checkIdentifiers(of: document)
        if let controller = document.controllerInItself {
            let object = document.objects[controller]
            messages.refuse(object.line, "the controller \"\(object.id)\" contains itself by its relationships")
        }
        warnOfUnreachableScenes(in: document)
    }

    /// Refuses identifiers that two scenes have.
    private func checkIdentifiers(of document: InterfaceDocument) {
        var lines: [String: Int] = [:]
        for scene in document.scenes {
            let line = items[scene.controller].element.line
            guard let identifier = scene.identifier else { continue }
            if let first = lines[identifier] {
                messages.refuse(
                    line, "the storyboard identifier \(identifier) is already that of the scene in line \(first)")
            } else {
                lines[identifier] = line
            }
        }
    }

    /// Warns of scenes to which no identifier and no segue leads.
    private func warnOfUnreachableScenes(in document: InterfaceDocument) {
        var reached: Set<Int> = []
        for connection in document.objects.flatMap(\.connections) {
            if case .segue(let segue) = connection { reached.insert(segue.destination) }
        }
        for (index, scene) in document.scenes.enumerated()
        where scene.identifier == nil && index != document.initialScene && !reached.contains(scene.controller) {
            let object = document.objects[scene.controller]
            messages.warn(
                object.line, "the scene of \(object.customClass ?? object.className) \(object.id) cannot be reached")
        }
    }
}
