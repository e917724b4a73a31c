# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Writes Documentation/Selectors.md: declarations that take a selector on Apple's platforms, and their form here."""

HEAD = """<!-- SPDX-FileCopyrightText: 2026 the Uplift authors -->
<!-- SPDX-License-Identifier: Apache-2.0 -->
<!-- Written by `make coverage`; do not edit. -->

# Selectors

Outside Apple's platforms, Swift has neither `@objc` nor `#selector`. The declarations that take a selector take one here too, and most also take the method itself, unapplied, with the same labels:

```swift
UITapGestureRecognizer(target: self, action: #selector(handleTap))       // on iOS
UITapGestureRecognizer(target: self, action: Board.handleTap)            // here
UITapGestureRecognizer(target: self, action: Selector("handleTap"))      // here, if the class registers the method
```

## Selectors

A `Selector` is the name of a method. A class registers the methods that are called by name, and the properties that are read and set by key, with `DynamicMembers`:

```swift
DynamicMembers.register(Board.self) { members in
    members.method("handleTap") { (board: Board) in board.handleTap() }
    members.property("title", get: { (board: Board) in board.title }, set: { $0.title = $1 })
}
```

`responds(to:)`, `perform(_:)`, actions, notifications, timers, `value(forKey:)` and `setValue(_:forKey:)` find them. Subclasses inherit them. A call of a method that is not registered ends the program with UIKit's message.

## Unapplied methods

* The compiler checks that the target has the method, and that the method takes the sender, a superclass of it, `Any`, or nothing. The method may be private.
* `Self.handleTap` does not compile; write the class's name.
* Targets are held weakly, except by `CADisplayLink` and `Timer`, which hold their targets strongly, as on iOS.
* With a nil target, the action goes to the first object of the method's class in the responder chain.
* On iOS, `Rearrange` has the same API for recognizers, controls, bar buttons and display links, so the same source compiles on both. On iOS, `removeTarget` does not remove actions that were added with it.
* Unapplied methods cannot be compared. `nil` for the selector removes all actions of a target, and a single one can only be removed if it was added with a selector.

## Declarations
"""


def write(entries, alone):
    """Returns the page: each of Apple's declarations that takes a selector and exists here, with the form here."""
    parts = [HEAD]
    missing = []
    for entry in entries:
        row, match = entry.match.row, entry.match
        if not row.takes_selector:
            continue
        if not match.symbols:
            missing.append(row)
            continue
        name = row.name if row.type == "(global)" else f"{row.type}.{row.name}"
        ours = "\n".join(symbol.text for symbol in match.symbols)
        parts.append(f"### {name}\n\nApple's:\n\n```swift\n{row.text}\n```\n\nHere:\n\n```swift\n{ours}\n```\n")
    parts.append(
        "## Foundation\n\nDeclarations of Apple's Foundation that take a selector. They are not in the list of Apple's "
        "declarations.\n"
    )
    for name in sorted({symbol.path for symbol in alone if "selector:" in symbol.name}):
        ours = "\n".join(symbol.text for symbol in alone if symbol.path == name)
        parts.append(f"### {name}\n\n```swift\n{ours}\n```\n")
    parts.append("## Missing\n")
    for row in missing:
        name = row.name if row.type == "(global)" else f"{row.type}.{row.name}"
        parts.append(f"* `{name}`" + (" (deprecated)" if row.deprecated else ""))
    return "\n".join(parts) + "\n"
