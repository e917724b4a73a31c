// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// The few lines that must be C. GTK's objects pass as `void *`: no GTK header is seen from here, so that Swift meets
// GTK's types in one module only.
#pragma once

/// Registers GSK's node types, so that nodes can be made before, or without, a display.
///
/// GTK registers them in `gtk_init`, which needs a display. Returns the number of types it knows,
/// so that the optimiser cannot drop the calls.
int uplift_register_node_types(void);

/// What a canvas asks and tells its owner. Every function gets `context`.
typedef struct {
    void *context;
    /// The `GskRenderNode` to show, which stays the owner's; or null for nothing.
    void *(*node)(void *context);
    /// The canvas has a size, in points. Called at every layout, with the same size too.
    void (*allocated)(void *context, int width, int height);
} UpliftCanvasOwner;

/// Makes an `UpliftCanvas`: a `GtkWidget` that shows its owner's node, and nothing else; nothing without an owner.
///
/// Returns a floating reference, as GTK's constructors do. Needs a display.
void *uplift_canvas_new(void);

/// Gives a canvas an owner, or, where all is null, none.
void uplift_canvas_set_owner(void *canvas, UpliftCanvasOwner owner);

/// Makes the default GLib main context serve libdispatch's main queue, and with it Swift's main actor.
///
/// Once in a process, from the main thread, and never in a test process: whoever calls it takes the main queue from
/// `dispatchMain()` and from Foundation's run loop. `priority` is a GLib priority.
void uplift_attach_main_queue(int priority);

/// Calls `handler` on the main loop at the first SIGINT or SIGTERM; a second one ends the process as usual.
///
/// Once at a time. `uplift_forget_termination` gives both signals back to the system.
void uplift_on_termination(void (*handler)(void *context), void *context);
void uplift_forget_termination(void);

/// Stops and resumes serving libdispatch's main queue: what is on it waits meanwhile.
void uplift_pause_main_queue(void);
void uplift_resume_main_queue(void);

/// Who makes the data of an offer. Every function gets `context`.
typedef struct {
    void *context;
    /// Somebody wants the data of a format: `uplift_offer_answer` is to be called with `request`, once, from the main
    /// thread.
    void (*wanted)(void *context, const char *format, void *request);
    /// The offer is gone: nobody can want anything any more.
    void (*released)(void *context);
} UpliftOfferOwner;

/// Makes a `GdkContentProvider` of data in some formats, named by MIME types; the caller has a reference.
void *uplift_offer_new(const char *const *formats, unsigned int count, UpliftOfferOwner owner);

/// Gives the data that was wanted, which is copied; null where there is none.
void uplift_offer_answer(void *request, const void *bytes, unsigned long count);

/// What another program says of a drop, in an event of X11: 1 that it took it, 0 that it did not; -1 for other events.
///
/// GDK 4.8 keeps that to itself. `event` is what the signal `xevent` of a `GdkX11Display` hands over.
int uplift_drop_outcome(void *display, const void *event);

/// Whether an X event is the press of the key with a number, wherever on the screen it was pressed.
///
/// GDK 4.8 grabs the keys that end a drag, and then takes them for nobody's. The arguments are those of
/// `uplift_drop_outcome`.
int uplift_presses_key(void *display, const void *event, int key_code);
