// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Of Apple's ObjectiveC module, what components use: Apple's documentation, Objective-C Runtime.

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
    public init(_ name: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
}

public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }

    public static var OBJC_ASSOCIATION_RETAIN_NONATOMIC: objc_AssociationPolicy { fatalError() }
    public static var OBJC_ASSOCIATION_RETAIN: objc_AssociationPolicy { fatalError() }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { fatalError() }

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { fatalError() }

/// Stands for the reference that `@NSCopying` and out parameters of Objective-C have.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    public var pointee: Pointee {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
}
