// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

/// Creates the objects of a compiled storyboard or nib.
///
/// It is the coder that their `init(coder:)` gets. A class of UIKit passes its new object to ``configure(_:)``, which
/// sets the properties and creates the objects in them, such as subviews.
final class NibDecoder: NSCoder {
    let source: NibSource
    /// The objects by their indices, without those that have not been created.
    private(set) var objects: [Int: AnyObject]
    /// The indices of the objects that this decoder has created, in the order of creation.
    private(set) var created: [Int] = []
    /// The scene of which the objects are part; nil for those of a nib.
    let scene: StoryboardScene?
    /// The constraints of subviews that are not installed now.
    private(set) var detachedConstraints: [NSLayoutConstraint] = []
    private var creations: [Creation] = []

    /// An object whose `init(coder:)` is running.
    private struct Creation {
        let index: Int
        let type: AnyClass
        /// Whether the object may be one of a subclass, because the app creates it.
        var isMadeByApp = false
        /// Whether the object was configured.
        var isConfigured = false
    }

    /// - Parameter objects: objects that exist already, by their indices.
    @MainActor
    init(_ source: NibSource, scene: StoryboardScene?, objects known: [Int: AnyObject]) {
        self.source = source
        self.scene = scene
        objects = known
        super.init()
    }

    // MARK: Creating

    /// Returns an object, which is created if it does not exist yet; nil if the app's `init(coder:)` returned nil, or
    /// if the object is being created and contains itself.
    @MainActor @discardableResult
    func object(at index: Int) -> AnyObject? {
        if let object = objects[index] { return object }
        let description = source.document.objects[index]
        guard let type = NibClasses.type(of: description), !creations.contains(where: { $0.index == index }) else {
            return nil
        }
        return create(Creation(index: index, type: type)) {
            switch type {
            case let type as UIView.Type: type.init(coder: self)
            case let type as UIViewController.Type: type.init(coder: self)
            case let type as UIBarItem.Type: type.init(coder: self)
            case let type as UINavigationItem.Type: type.init(coder: self)
            case let type as UICollectionViewLayout.Type: type.init(coder: self)
            case let type as NSObject.Type: make(type)
            default: nil
            }
        }
    }

    /// Returns a view controller that the app creates, or nil if the app's function returns nil.
    @MainActor
    func controller(at index: Int, creator: (NSCoder) -> UIViewController?) -> UIViewController? {
        guard let type = NibClasses.type(of: source.document.objects[index]) else { return nil }
        let creation = Creation(index: index, type: type, isMadeByApp: true)
        guard let made = create(creation, { creator(self) }) as? UIViewController else { return nil }
        guard made.isKind(of: type) else {
            misuse(
                "Custom instantiated <\(messageName(of: made, separator: ": "))> must be kind of class "
                    + NSStringFromClass(type))
        }
        guard made === objects[index] else {
            misuse("Custom instantiated view controller must call -[super initWithCoder:]")
        }
        return made
    }

    @MainActor
    private func create(_ creation: Creation, _ make: () -> AnyObject?) -> AnyObject? {
        creations.append(creation)
        defer { creations.removeLast() }
        guard let object = make() else {
            objects[creation.index] = nil
            return nil
        }
        // An object whose initializer does not read the coder is connected nevertheless.
        if objects[creation.index] == nil, !creation.isMadeByApp, let object = object as? NSObject {
            add(object, at: creation.index)
        }
        return object
    }

    /// Creates an object of a class that is not created by `init(coder:)`, with `init()`.
    @MainActor
    private func make(_ type: NSObject.Type) -> AnyObject {
        let object = type.makeOfDelegateClass()
        configure(object)
        return object
    }

    /// Sets the properties of an object that is being created. Called by the `init(coder:)` of UIKit's classes.
    @MainActor
    func configure(_ object: NSObject) {
        guard let creation = creations.last, !creation.isConfigured else { return }
        let isExpected = type(of: object) == creation.type || creation.isMadeByApp && object.isKind(of: creation.type)
        guard isExpected else { return }
        creations[creations.count - 1].isConfigured = true
        adopt(object, at: creation.index)
    }

    /// Uses an object that exists already as that of an index, and sets its properties. UIKit creates, for example, the
    /// content views of cells.
    @MainActor
    func adopt(_ object: NSObject, at index: Int) {
        guard objects[index] == nil else { return }
        objects[index] = object
        created.append(index)
        if let view = object as? UIView, scene?.description.view == index { addControllerGuides(to: view) }
        set(source.document.objects[index].properties, of: object)
    }

    /// Uses an object as that of an index, without setting its properties.
    func add(_ object: NSObject, at index: Int) {
        objects[index] = object
        created.append(index)
    }

    /// Keeps a constraint until its subview is installed.
    func addDetached(_ constraint: NSLayoutConstraint) { detachedConstraints.append(constraint) }

    // MARK: Values for `init(coder:)`

    /// The properties of the object whose `init(coder:)` is running.
    private var currentProperties: [InterfaceProperty] {
        creations.last.map { source.document.objects[$0.index].properties } ?? []
    }

    /// Returns a number that the `init(coder:)` of a class of UIKit needs before the object exists, such as a style.
    func number(_ key: String) -> Int? {
        guard case .number(let number)? = value(key) else { return nil }
        return Int(clamping: number)
    }

    /// Returns a text that the `init(coder:)` of a class of UIKit needs before the object exists.
    func text(_ key: String) -> String? {
        guard case .string(let text, _)? = value(key) else { return nil }
        return text
    }

    private func value(_ key: String) -> InterfaceValue? {
        currentProperties.first { $0.key == key }?.value
    }

    // MARK: NSCoder

    override var allowsKeyedCoding: Bool { true }

    /// Whether the object whose `init(coder:)` is running has a value for a key: that of a property of UIKit, as it is
    /// or with the prefix of UIKit's archives, as in `UIText`.
    override func containsValue(forKey key: String) -> Bool { value(NibDecoder.property(key)) != nil }

    override func decodeObject(forKey key: String) -> Any? {
        guard let value = value(NibDecoder.property(key)) else { return nil }
        nonisolated(unsafe) let decoder = self
        nonisolated(unsafe) var object: Any?
        MainActor.assumeIsolated { object = decoder.object(for: value) }
        return object
    }

    override func decodeBool(forKey key: String) -> Bool {
        switch value(NibDecoder.property(key)) {
        case .bool(let bool): bool
        case .number(let number): number != 0
        default: false
        }
    }

    override func decodeDouble(forKey key: String) -> Double {
        switch value(NibDecoder.property(key)) {
        case .bool(let bool): bool ? 1 : 0
        case .number(let number): number
        default: 0
        }
    }

    override func decodeInteger(forKey key: String) -> Int { Int(clamping: decodeDouble(forKey: key)) }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInteger(forKey: key)) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    /// Returns the name of a property for a key of UIKit's archives: `text` for `UIText`.
    private static func property(_ key: String) -> String {
        guard key.hasPrefix("UI"), key.dropFirst(2).first?.isUppercase == true else { return key }
        let name = key.dropFirst(2)
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
