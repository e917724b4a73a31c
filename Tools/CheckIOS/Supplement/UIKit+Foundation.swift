// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Of Apple's Foundation, what the toolchain's has not. Written by hand: Apple's documentation of UndoManager,
// NotificationCenter and Timer has them all.

@MainActor @objc open class UndoManager: NSObject {
    public override init() { fatalError() }
    open func beginUndoGrouping() { fatalError() }
    open func endUndoGrouping() { fatalError() }
    open var groupingLevel: Int { fatalError() }
    open var groupsByEvent: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open func disableUndoRegistration() { fatalError() }
    open func enableUndoRegistration() { fatalError() }
    open var isUndoRegistrationEnabled: Bool { fatalError() }
    open var levelsOfUndo: Int {
        get { fatalError() }
        set { fatalError() }
    }
    open var canUndo: Bool { fatalError() }
    open var canRedo: Bool { fatalError() }
    open var isUndoing: Bool { fatalError() }
    open var isRedoing: Bool { fatalError() }
    open func undo() { fatalError() }
    open func undoNestedGroup() { fatalError() }
    open func redo() { fatalError() }
    open func removeAllActions() { fatalError() }
    open func removeAllActions(withTarget target: Any) { fatalError() }
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) { fatalError() }
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) { fatalError() }
    open func setActionName(_ actionName: String) { fatalError() }
    open var undoActionName: String { fatalError() }
    open var redoActionName: String { fatalError() }
    open var undoMenuItemTitle: String { fatalError() }
    open var redoMenuItemTitle: String { fatalError() }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { fatalError() }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { fatalError() }
    open func setActionIsDiscardable(_ discardable: Bool) { fatalError() }
    open var undoActionIsDiscardable: Bool { fatalError() }
    open var redoActionIsDiscardable: Bool { fatalError() }
}

extension NSNotification.Name {
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}

extension NotificationCenter {
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        fatalError()
    }
}

extension Timer {
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer { fatalError() }
}
