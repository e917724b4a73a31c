// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Arrays and sets read and set the key of each object in them, and apply the operators of key paths, such as
/// `@sum.price`.
@section("uplift_classes") @used private let collectionMembers: @convention(c) () -> Void = {
    DynamicMembers.register(NSArray.self) { members in
        members.method("valueForKey:") { (array: NSArray, key: String) in values(Array(array), key) as NSArray }
        members.method("setValue:forKey:") { (array: NSArray, value: Any?, key: String) in
            for element in array { (element as AnyObject as? NSObject)?.setValue(value, forKey: key) }
        }
        members.keyPaths(get: { array, path in CollectionOperator.apply(path, to: Array(array)) })
    }
    DynamicMembers.register(NSSet.self) { members in
        members.method("valueForKey:") { (set: NSSet, key: String) in NSSet(array: values(set.allObjects, key)) }
        members.method("setValue:forKey:") { (set: NSSet, value: Any?, key: String) in
            for element in set { (element as AnyObject as? NSObject)?.setValue(value, forKey: key) }
        }
        members.keyPaths(get: { set, path in CollectionOperator.apply(path, to: set.allObjects) })
    }
}

/// Returns the values of each object at a key path. The value of a property that is nil is `NSNull`.
private func values(_ elements: [Any], _ path: String) -> [Any] {
    guard path != "self" else { return elements }
    return elements.map { element in
        guard !(element is NSNull) else { return element }
        return (element as AnyObject as? NSObject)?.value(forKeyPath: path) ?? NSNull()
    }
}

/// An operator of a key path, which makes one value of the values of several objects.
private enum CollectionOperator: String {
    case count, sum, avg, min, max
    case unionOfObjects, distinctUnionOfObjects, unionOfArrays, distinctUnionOfArrays

    /// Returns the value of a key path that begins with an operator; nil for another key path.
    static func apply(_ path: String, to elements: [Any]) -> Any?? {
        guard path.hasPrefix("@") else { return .none }
        let parts = path.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = parts.first, let operation = CollectionOperator(rawValue: name) else {
            misuse("-[NSArray valueForKeyPath:]: this class does not implement the \(path) operation.")
        }
        guard operation != .count else { return .some(NSNumber(value: elements.count)) }
        guard parts.count == 2 else {
            misuse("-[NSArray valueForKeyPath:]: the operator \(path) needs a key path after it.")
        }
        return .some(operation.result(values(elements, parts[1]).filter { !($0 is NSNull) }))
    }

    private func result(_ values: [Any]) -> Any? {
        switch self {
        case .count: return NSNumber(value: values.count)
        case .sum: return NSNumber(value: sum(values))
        case .avg: return NSNumber(value: values.isEmpty ? 0 : sum(values) / Double(values.count))
        case .min: return values.min(by: isLess)
        case .max: return values.max(by: isLess)
        case .unionOfObjects: return values as NSArray
        case .distinctUnionOfObjects: return distinct(values) as NSArray
        case .unionOfArrays: return joined(values) as NSArray
        case .distinctUnionOfArrays: return distinct(joined(values)) as NSArray
        }
    }

    private func joined(_ values: [Any]) -> [Any] {
        values.flatMap { value in (value as AnyObject as? NSArray)?.map { $0 } ?? [] }
    }

    private func distinct(_ values: [Any]) -> [Any] {
        var found: Set<NSObject> = []
        return values.filter { value in (value as AnyObject as? NSObject).map { found.insert($0).inserted } ?? true }
    }

    private func sum(_ values: [Any]) -> Double {
        values.reduce(0) { $0 + ((try? KeyValueConversion.convert($1, to: Double.self, key: "", of: NSNull())) ?? 0) }
    }

    private func isLess(_ first: Any, _ second: Any) -> Bool {
        switch (first as AnyObject, second as AnyObject) {
        case (let first as NSNumber, let second as NSNumber): first.compare(second) == .orderedAscending
        case (let first as NSString, let second as NSString): first.compare(second as String) == .orderedAscending
        case (let first as NSDate, let second as NSDate): first.compare(second as Date) == .orderedAscending
        default: false
        }
    }
}
