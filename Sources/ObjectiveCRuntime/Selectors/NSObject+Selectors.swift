// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The protocol whose extensions declare the methods of `NSObject` that call by name and by key.
///
/// A class can declare such a method itself, which hides the one of the extension. It registers its method as well, so
/// that calls by name and by key find it.
public protocol _ObjectiveCObject: NSObjectProtocol {}

extension NSObject: _ObjectiveCObject {}

// These are members of the protocol, because an object is often known only as one of `any SomeDelegate`.
extension NSObjectProtocol {
    /// Whether the object has a method with this name: one that its class or a superclass registered.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        let answer: Selector = "respondsToSelector:"
        return MethodCall.isPossible(answer, on: self)
            ? MethodCall.send(answer, to: self, with: aSelector) as? Bool ?? false
            : _original_responds(to: aSelector)
    }

    /// Whether the object has a method with this name, without asking a method of its class that hides
    /// ``responds(to:)``. Such a method calls this one in place of that of its superclass.
    public func _original_responds(to aSelector: Selector!) -> Bool {
        aSelector.map { MethodCall.isPossible($0, on: self) } ?? false
    }

    /// Whether objects of this class have a method with this name.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { ClassRegistry.shared.method($0, of: self) != nil } ?? false
    }

    /// Calls the method with this name. The program ends with a message if there is none.
    ///
    /// - Returns: what the method returns, or nil. The object is valid until the thread calls a method by name again.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        PerformResult.keep(MethodCall.send(aSelector, to: self))
    }

    /// Calls the method with this name with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        PerformResult.keep(MethodCall.send(aSelector, to: self, with: object))
    }

    /// Calls the method with this name with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        PerformResult.keep(MethodCall.send(aSelector, to: self, with: object1, object2))
    }

    /// Ends the program with the message for a method that the object does not have.
    public func doesNotRecognizeSelector(_ aSelector: Selector!) -> Never {
        MethodCall.stopWithUnrecognized(aSelector, self)
    }
}

extension _ObjectiveCObject {
    /// Called after the object of a storyboard or nib has got its outlets, if its class registered the method.
    public func awakeFromNib() {}
}

/// Calls of methods by name.
package enum MethodCall {
    /// Whether an object has a method with this name.
    package static func isPossible(_ name: Selector, on object: AnyObject) -> Bool {
        ClassRegistry.shared.method(name, of: type(of: object)) != nil
    }

    /// Calls a method by name, and returns what it returns. The program ends with a message if the object has no such
    /// method. A method with fewer parameters than there are arguments gets the first ones.
    @discardableResult
    package static func send(_ name: Selector, to object: AnyObject, with arguments: Any?...) -> Any? {
        guard let call = ClassRegistry.shared.method(name, of: type(of: object))?.call else {
            stopWithUnrecognized(name, object)
        }
        return call(object, arguments)
    }

    /// Ends the program with the message for a method that an object does not have.
    package static func stopWithUnrecognized(_ name: Selector, _ object: AnyObject) -> Never {
        misuse(
            "-[\(ClassNames.name(type(of: object))) \(name)]: unrecognized selector sent to instance \(messageAddress(of: object))"
        )
    }
}

/// The object that the last call of a method by name on a thread returned, which has no other owner.
private enum PerformResult {
    private static let key = "Uplift.PerformResult"

    static func keep(_ value: Any?) -> Unmanaged<AnyObject>? {
        let object = value.map { $0 as AnyObject }
        Thread.current.threadDictionary[key] = object
        return object.map { Unmanaged.passUnretained($0) }
    }
}
