// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// An object of a project file: an entry of its `objects`, which refer to each other by identifiers.
struct XcodeObject: Sendable {
    let id: String
    /// The class of the object, such as `PBXNativeTarget`.
    let isa: String
    let node: PropertyListNode

    subscript(key: String) -> PropertyListNode? { node[key] }

    /// The text for a key.
    func string(_ key: String) -> String? { node[key]?.string }
}

/// The objects of a project file.
struct XcodeObjects: Sendable {
    private let objects: [String: XcodeObject]
    let root: XcodeObject

    /// - Throws: If the file is not a project file.
    init(_ node: PropertyListNode) throws(FileFault) {
        guard let entries = node["objects"]?.dictionary else {
            throw FileFault(line: node.line, reason: "this is not a project file: it has no “objects”")
        }
        var objects: [String: XcodeObject] = [:]
        for (id, entry) in entries {
            guard let isa = entry["isa"]?.string else {
                throw FileFault(line: entry.line, reason: "the object \(id) has no “isa”")
            }
            objects[id] = XcodeObject(id: id, isa: isa, node: entry)
        }
        guard let rootID = node["rootObject"], let id = rootID.string, let root = objects[id] else {
            throw FileFault(line: node["rootObject"]?.line ?? node.line, reason: "the project has no root object")
        }
        (self.objects, self.root) = (objects, root)
    }

    subscript(id: String) -> XcodeObject? { objects[id] }

    /// The objects of a class, in the order of their identifiers.
    func all(_ isa: String) -> [XcodeObject] {
        objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id }
    }

    /// The object to which a key of another object refers. Nil without the key, or if there is no such object.
    func object(_ key: String, of object: XcodeObject) -> XcodeObject? {
        object.string(key).flatMap { objects[$0] }
    }

    /// The objects to which the list for a key refers, and the references to objects that do not exist. Such references
    /// are left over by merges.
    func objects(_ key: String, of object: XcodeObject) -> (found: [XcodeObject], missing: [PropertyListNode]) {
        var found: [XcodeObject] = []
        var missing: [PropertyListNode] = []
        for node in object[key]?.array ?? [] {
            if let id = node.string, let object = objects[id] { found.append(object) } else { missing.append(node) }
        }
        return (found, missing)
    }
}
