// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime
import Testing

private final class Listener: NSObject {
    var names: [String] = []

    func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
    func called() { names.append("called") }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(Listener.self) { members in
            members.method("heard:") { (listener: Listener, notification: Notification) in listener.heard(notification)
            }
            members.method("called") { (listener: Listener) in listener.called() }
        }
    }
}

extension Notification.Name {
    fileprivate static let opened = Notification.Name("opened")
    fileprivate static let closed = Notification.Name("closed")
}

@Suite
struct NotificationSelectorTests {
    private let center = NotificationCenter()
    private let listener = Listener()

    @Test
    func `a method is called with the notification, or without an argument`() {
        center.addObserver(listener, selector: "heard:", name: .opened, object: nil)
        center.addObserver(listener, selector: "called", name: .opened, object: nil)
        center.post(name: .opened, object: nil)
        center.post(name: .closed, object: nil)
        #expect(listener.names.sorted() == ["called", "opened"])
    }

    @Test
    func `only notifications of the given sender are observed`() {
        let (door, window) = (NSObject(), NSObject())
        center.addObserver(listener, selector: "heard:", name: .opened, object: door)
        center.post(name: .opened, object: window)
        #expect(listener.names.isEmpty)
        center.post(name: .opened, object: door)
        #expect(listener.names == ["opened"])
    }

    @Test
    func `all observations of an object are removed`() {
        center.addObserver(listener, selector: "heard:", name: .opened, object: nil)
        center.addObserver(listener, selector: "heard:", name: nil, object: nil)
        center.removeObserver(listener)
        center.post(name: .opened, object: nil)
        #expect(listener.names.isEmpty)
    }

    @Test
    func `the observation of one name is removed, and others stay`() {
        center.addObserver(listener, selector: "heard:", name: .opened, object: nil)
        center.addObserver(listener, selector: "heard:", name: .closed, object: nil)
        center.removeObserver(listener, name: .opened, object: nil)
        center.post(name: .opened, object: nil)
        center.post(name: .closed, object: nil)
        #expect(listener.names == ["closed"])
    }

    @Test
    func `the observation by a closure is removed with what was returned for it`() {
        let names = NSMutableArray()
        nonisolated(unsafe) let list = names
        let token = center.addObserver(forName: .opened, object: nil, queue: nil) { _ in list.add("opened") }
        center.post(name: .opened, object: nil)
        center.removeObserver(token)
        center.post(name: .opened, object: nil)
        #expect(names.count == 1)
    }

    @Test
    func `a released observer is not called`() {
        var other: Listener? = Listener()
        weak let released = other
        other.map { center.addObserver($0, selector: "heard:", name: .opened, object: nil) }
        other = nil
        #expect(released == nil)
        center.post(name: .opened, object: nil)
    }

    @Test
    func `observers that other threads release can end their observations`() async {
        final class Leaving: NSObject, @unchecked Sendable {
            deinit { NotificationCenter.default.removeObserver(self) }
        }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<200 {
                        let observer = Leaving()
                        NotificationCenter.default.addObserver(observer, selector: "x", name: .opened, object: nil)
                    }
                }
            }
        }
        // The class has no method x, so a call of an observer that is left would end the program.
        #expect(!Leaving().responds(to: "x"))
        NotificationCenter.default.post(name: .opened, object: nil)
    }
}
