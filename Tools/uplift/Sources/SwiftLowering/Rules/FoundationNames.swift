// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The modules of types and functions that are part of Foundation on Apple's platforms, and of other modules here.
enum FoundationModules {
    static let module: [String: String] = Dictionary(
        uniqueKeysWithValues: [
            "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
            "URLSessionConfiguration", "URLSessionDelegate", "URLSessionDataDelegate", "URLSessionTaskDelegate",
            "URLSessionDownloadDelegate", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache",
            "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
            "HTTPCookie", "HTTPCookieStorage", "CachedURLResponse",
        ].map { ($0, "FoundationNetworking") }
            + ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"].map { ($0, "FoundationXML") }
            + [
                "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects",
                "objc_AssociationPolicy", "objc_sync_enter", "objc_sync_exit", "NSInteger",
                "NSUInteger",
            ].map { ($0, "ObjectiveCRuntime") })
}

/// Names of Foundation and of the Objective-C runtime that mean something else here, or nothing.
enum FoundationNames {
    /// The functions about names of classes, with those that replace them.
    static let classNames = [
        "NSClassFromString": "ObjectiveCRuntime.ClassNames.type",
        "NSStringFromClass": "ObjectiveCRuntime.ClassNames.name",
    ]

    /// Classes and functions that Foundation does not have outside Apple's platforms.
    static let missing: Set<String> = [
        "NSException", "NSExceptionName", "NSGetUncaughtExceptionHandler", "NSSetUncaughtExceptionHandler",
        "NSProtocolFromString", "NSStringFromProtocol", "NSInvocation", "NSMethodSignature", "NSProxy",
        "NSUbiquitousKeyValueStore", "NSMetadataQuery", "NSFileCoordinator", "NSLinguisticTagger",
    ]

    /// Methods of `NSObject` that classes cannot override here, because it does not have them or declares them in
    /// extensions.
    static let fixedMethods: Set<String> = [
        "perform(_:)", "perform(_:with:)", "perform(_:with:with:)", "doesNotRecognizeSelector(_:)",
        "forwardingTarget(for:)", "resolveInstanceMethod(_:)", "resolveClassMethod(_:)", "instancesRespond(to:)",
        "conforms(to:)", "addObserver(_:forKeyPath:options:context:)", "removeObserver(_:forKeyPath:)",
        "removeObserver(_:forKeyPath:context:)", "willChangeValue(forKey:)", "didChangeValue(forKey:)",
        "automaticallyNotifiesObservers(forKey:)",
        "setNilValueForKey(_:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)", "setValuesForKeys(_:)",
        "dictionaryWithValues(forKeys:)", "replacementObject(for:)", "awakeAfter(using:)",
    ]

    /// Functions that read or change classes while a program runs.
    static let runtimeFunctions: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
        "method_getTypeEncoding", "method_getName", "class_addMethod", "class_addProperty", "class_addIvar",
        "class_replaceMethod", "class_getInstanceMethod", "class_getClassMethod", "class_getMethodImplementation",
        "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList", "class_getProperty",
        "class_getInstanceVariable", "class_getName", "class_getSuperclass", "class_createInstance",
        "object_getClass", "object_setClass", "object_getClassName", "object_getIvar", "object_setIvar",
        "objc_getClass", "objc_getClassList", "objc_copyClassList", "objc_lookUpClass", "objc_allocateClassPair",
        "objc_registerClassPair", "objc_getProtocol", "property_getName", "property_getAttributes", "ivar_getName",
        "imp_implementationWithBlock", "protocol_getMethodDescription", "sel_getName", "sel_registerName",
        "detachNewThreadSelector",
    ]
}
