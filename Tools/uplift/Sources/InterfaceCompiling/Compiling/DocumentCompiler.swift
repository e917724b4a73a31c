// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

/// Compiles the elements of a document. First, all objects get an index. Then, each is compiled.
final class DocumentCompiler {
    /// An element that is an object.
    struct Item {
        /// The element, with the values of the variation `default`.
        var element: DocumentElement
        var entry: ElementTable.Entry
        /// The index of the object whose element contains this one.
        var parent: Int?
        /// The position in the list of objects in which the element is.
        var position: Int
        /// The rectangle of a view.
        var frame: DocumentElement?
    }

    let module: String
    var messages = DocumentMessages()
    /// The names of classes, members and resources.
    var uses: [InterfaceUse] = []
    private(set) var items: [Item] = []
    /// The indices by the identifiers of elements.
    private(set) var indices: [String: Int] = [:]
    /// The indices by the numbers of elements.
    private(set) var positions: [Int: Int] = [:]
    /// The identifiers of objects that are in the file, and that are not compiled.
    private(set) var dropped: Set<String> = []
    /// The colors of `resources` by name, for classes and systems that do not have them.
    private(set) var namedColors: [String: InterfaceColor] = [:]
    private(set) var systemColors: [String: InterfaceColor] = [:]

    init(module: String) { self.module = module }

    func document(of root: DocumentElement, file: String) -> InterfaceDocument {
        readResources(of: root)
        checkIdentifiers(of: root)
        var result = InterfaceDocument(file: file)
        let scenes = root.child("scenes")?.children.filter { $0.name == "scene" } ?? []
        let isStoryboard = root.child("scenes") != nil || root["type"]?.contains("Storyboard") == true
        for scene in scenes { collectTopLevel(of: scene) }
        if !isStoryboard { collectTopLevel(of: root) }
        result.objects = items.indices.map { object(at: $0) }
        dropUnavailableClasses(in: &result)
        if isStoryboard {
            compileScenes(scenes, of: root, into: &result)
        } else {
            result.topLevel = topLevel(of: root).filter { items[$0].entry.rule.role != .placeholder }
        }
        if let color = root.children.first(where: { $0.name == "color" && $0.key == "tintColor" }) {
            messages.warn(color.line, "not available yet: the tint color of the whole document")
        }
        for child in root.children + scenes.flatMap(\.children)
        where !Self.knownParts.contains(child.name) && ElementTable.entries[child.name] == nil {
            messages.warn(child.line, "the element <\(child.name)> is unknown")
        }
        return result
    }

    /// The parts of documents and scenes. All others than `objects`, `scenes` and `resources` are for the editor.
    private static let knownParts: Set<String> = [
        "objects", "scenes", "scene", "resources", "dependencies", "device", "adaptation", "customFonts", "color",
        "inferredMetricsTieBreakers", "simulatedMetricsContainer", "designables", "classes", "point", "accessibility",
        "accessibilityOverrides",
    ]

    // MARK: Collecting

    private func readResources(of root: DocumentElement) {
        for element in root.child("resources")?.children ?? [] {
            guard let name = element["name"], let child = element.child("color"),
                let color = componentColor(of: child)
            else { continue }
            if element.name == "namedColor" { namedColors[name] = color }
            if element.name == "systemColor" { systemColors[name] = color }
        }
    }

    /// Refuses identifiers that two elements have.
    private func checkIdentifiers(of root: DocumentElement) {
        var lines: [String: Int] = [:]
        func check(_ element: DocumentElement) {
            if let id = element.id {
                if let line = lines[id] {
                    messages.refuse(element.line, "the id \(id) is already that of an element in line \(line)")
                } else {
                    lines[id] = element.line
                }
            }
            element.children.forEach(check)
        }
        for part in root.children where ["objects", "scenes"].contains(part.name) { check(part) }
    }

    private func collectTopLevel(of element: DocumentElement) {
        for part in element.children where ElementTable.entries[part.name] != nil {
            messages.warn(part.line, "<\(part.name)> beside <objects> is left out")
            drop(part)
        }
        let unfit: [ElementRole] = [.constraint, .guide, .section, .segment, .layout]
        for part in element.children where part.name == "objects" {
            for child in part.children {
                if let role = ElementTable.entries[child.name]?.rule.role, unfit.contains(role) {
                    messages.warn(child.line, "<\(child.name)> at the top of the document is left out")
                    drop(child)
                } else {
                    collect(child, parent: nil)
                }
            }
        }
    }

    /// Gives an index to an object and to the objects inside it.
    private func collect(_ element: DocumentElement, parent: Int?, position: Int = 0) {
        guard let entry = ElementTable.entries[element.name] else {
            messages.refuse(element.line, "the element <\(element.name)> is unknown")
            drop(element)
            return
        }
        if let reason = AvailableClasses.refusal(of: entry.rule.className) { messages.refuse(element.line, reason) }
        let index = items.count
        let merged = mergingDefaultVariation(of: element)
        items.append(
            Item(
                element: merged, entry: entry, parent: parent, position: position,
                frame: merged.child(key: "frame")))
        positions[element.number] = index
        if let id = element.id, indices[id] == nil { indices[id] = index }
        for child in merged.children {
            guard let rule = entry.rules.rule(for: child) else {
                drop(child)
                continue
            }
            switch rule.kind {
            case .object(let role), .objects(let role):
                guard rule.isAvailable else {
                    if !objects(in: child).isEmpty, AvailableClasses.refusal(of: entry.rule.className) == nil {
                        messages.warn(child.line, "not available yet: \(entry.rule.className).\(rule.key)")
                    }
                    drop(child)
                    continue
                }
                for (position, object) in objects(in: child).enumerated() {
                    guard isFit(object, for: role, in: element) else {
                        drop(object)
                        continue
                    }
                    collect(object, parent: index, position: position)
                }
            case .ignored: drop(child)
            default: continue
            }
        }
    }

    /// Whether an object is compiled at its place. Constraints of the editor are not, and neither are objects of the
    /// wrong kind, which are reported.
    private func isFit(_ object: DocumentElement, for role: ElementRole, in element: DocumentElement) -> Bool {
        if object.name == "constraint", object["placeholder"] == "YES" { return false }
        guard let found = ElementTable.entries[object.name]?.rule.role, found != role else { return true }
        messages.refuse(object.line, "<\(object.name)> cannot be at this place of <\(element.name)>")
        return false
    }

    /// The elements of objects in a child element: the element itself, or those of the list that it is.
    func objects(in child: DocumentElement) -> [DocumentElement] {
        if ElementTable.entries[child.name] != nil || child.id != nil { return [child] }
        return child.children.filter { ElementTable.entries[$0.name] != nil || $0.id != nil }
    }

    /// Remembers the identifiers of objects that are left out.
    private func drop(_ element: DocumentElement) {
        if let id = element.id { dropped.insert(id) }
        element.children.forEach(drop)
    }

    // MARK: Objects

    /// The index of the object with an identifier. Reports an identifier that no object has.
    func index(of id: String, line: Int, for use: String) -> Int? {
        if let index = indices[id] { return index }
        if dropped.contains(id) {
            messages.warn(line, "\(use) is left out, because its object is left out")
        } else {
            messages.refuse(line, "\(use) refers to \"\(id)\", and no object has that id")
        }
        return nil
    }

    private func object(at index: Int) -> InterfaceObject {
        let (element, entry) = (items[index].element, items[index].entry)
        var result = InterfaceObject(id: element.id ?? "", line: element.line, className: entry.rule.className)
        if entry.rule.role == .placeholder {
            compilePlaceholder(element, into: &result)
        } else if entry.rule.className != InterfaceObject.storyboardReference {
            result.customClass = customClass(of: element)
        }
        noteUses(of: element)
        let context = context(of: element, at: index, result)
        result.properties += properties(of: element, entry.rules, context)
        finish(&result, element, index)
        result.runtimeAttributes = runtimeAttributes(of: element)
        result.connections = connections(of: element)
        result.variations = variations(of: element, entry.rules, context)
        return result
    }

    private func context(of element: DocumentElement, at index: Int, _ object: InterfaceObject) -> RuleContext {
        var context = RuleContext(id: object.id, className: object.className)
        context.isRefused = AvailableClasses.refusal(of: object.className) != nil
        if element.name == "segment", let parent = items[index].parent {
            context.id = items[parent].element.id ?? ""
            context.segment = items[index].position
        }
        return context
    }

    private func compilePlaceholder(_ element: DocumentElement, into object: inout InterfaceObject) {
        guard element.name == "placeholder" else { return }
        switch element["placeholderIdentifier"] {
        case InterfaceObject.filesOwner: object.className = InterfaceObject.filesOwner
        case InterfaceObject.firstResponder: object.className = InterfaceObject.firstResponder
        case let name: object.properties.append(InterfaceProperty("identifier", .string(name ?? "", key: nil)))
        }
    }

    /// The name of the app's class, with its module.
    func customClass(of element: DocumentElement) -> String? {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        if element["customModuleProvider"] == "target" { return "\(module).\(name)" }
        guard let module = element["customModule"], !module.isEmpty else { return name }
        return "\(module).\(name)"
    }

    /// Removes custom classes of constraints and of objects that UIKit creates itself, and warns of them.
    private func dropUnavailableClasses(in document: inout InterfaceDocument) {
        func drop(_ index: Int, _ use: String) {
            guard let name = document.objects[index].customClass else { return }
            messages.warn(document.objects[index].line, "a class of \(use) is not available yet: \(name)")
            document.objects[index].customClass = nil
        }
        for index in document.objects.indices {
            let object = document.objects[index]
            if object.className == "NSLayoutConstraint" { drop(index, "a constraint") }
            for property in object.properties {
                guard case .object(let part) = property.value else { continue }
                switch (property.key, object.className) {
                case ("navigationBar", "UINavigationController"): drop(part, "a navigation bar")
                case ("contentView", _): drop(part, "a content view")
                case ("textLabel", "UITableViewCell"), ("detailTextLabel", "UITableViewCell"):
                    drop(part, "a label of a cell's style")
                case ("imageView", "UITableViewCell"): drop(part, "the image view of a cell's style")
                default: continue
                }
            }
        }
    }

    /// Adds what depends on several attributes.
    private func finish(_ object: inout InterfaceObject, _ element: DocumentElement, _ index: Int) {
        switch element.name {
        case "constraint": compileConstraint(element, of: items[index].parent, into: &object)
        case "viewLayoutGuide", "viewControllerLayoutGuide": compileGuide(element, into: &object)
        case "label": compileSmallestFont(element, into: &object)
        default:
            if let inset = element.child(key: "frameInset") { compileFrame(inset, of: index, into: &object) }
        }
        // Views without constraints have this mark. They keep their frame, although the document says otherwise.
        if element["fixedFrame"] == "YES" {
            object.properties.removeAll { $0.key == "translatesAutoresizingMaskIntoConstraints" }
        }
    }

    private func compileGuide(_ element: DocumentElement, into object: inout InterfaceObject) {
        let kind: String
        switch element["type"] ?? element.key ?? "" {
        case "top": kind = "topLayoutGuide"
        case "bottom": kind = "bottomLayoutGuide"
        case "keyboard", "keyboardLayoutGuide": kind = "keyboard"
        case let key where ["safeArea", "contentLayoutGuide", "frameLayoutGuide"].contains(key): kind = key
        case let key: return messages.refuse(element.line, "the layout guide \"\(key)\" is unknown")
        }
        object.properties.append(InterfaceProperty("kind", .string(kind, key: nil)))
    }

    /// Turns the distances of a view from the edges of its superview into a frame. They are in place of a rectangle in
    /// some documents.
    private func compileFrame(_ inset: DocumentElement, of index: Int, into object: inout InterfaceObject) {
        let parent = items[index].parent.flatMap { items[$0].frame }
        func number(_ name: String) -> Double? { inset[name].flatMap(self.number) }
        func span(_ low: String, _ high: String, _ length: String) -> (Double, Double) {
            let whole = parent?[length].flatMap(self.number)
            let size = number(length) ?? whole.map { $0 - (number(low) ?? 0) - (number(high) ?? 0) } ?? 0
            if number(low) == nil, let high = number(high), let whole { return (whole - high - size, size) }
            return (number(low) ?? 0, size)
        }
        let (x, width) = span("minX", "maxX", "width")
        let (y, height) = span("minY", "maxY", "height")
        object.properties.insert(InterfaceProperty("frame", .rect(x, y, width, height)), at: 0)
    }

    /// Turns the smallest font size of a label into a scale, which is the property that labels have now.
    private func compileSmallestFont(_ element: DocumentElement, into object: inout InterfaceObject) {
        guard element["adjustsFontSizeToFit"] != "NO", element["minimumScaleFactor"] == nil,
            let smallest = element["minimumFontSize"].flatMap(Double.init), smallest > 0, smallest.isFinite,
            let size = element.child(key: "fontDescription")?["pointSize"].flatMap(Double.init), size > smallest
        else { return }
        object.properties.append(InterfaceProperty("minimumScaleFactor", .number(smallest / size)))
    }
}
