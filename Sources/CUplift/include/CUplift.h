// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// The functions that must be written in C. GTK's objects are `void *` here, so that this header includes no GTK header,
// and Swift imports GTK's types from one module only.
#pragma once

/// Registers GSK's node types, so that nodes can be created without a display.
///
/// GTK registers them in `gtk_init`, which needs a display. The function returns the number of types, so that the
/// optimiser cannot remove the calls.
int uplift_register_node_types(void);

/// The callbacks of a canvas. Every function gets `context`.
typedef struct {
    void *context;
    /// Returns the `GskRenderNode` to show, or null for none. The owner keeps its reference.
    void *(*node)(void *context);
    /// Called at each layout with the size of the canvas in points, also if the size is unchanged.
    void (*allocated)(void *context, int width, int height);
} UpliftCanvasOwner;

/// Creates an `UpliftCanvas`: a `GtkWidget` that shows its owner's node, or nothing without an owner.
///
/// Returns a floating reference, as GTK's constructors do. It needs a display.
void *uplift_canvas_new(void);

/// Sets the owner of a canvas. An owner whose members are all null removes the previous one.
void uplift_canvas_set_owner(void *canvas, UpliftCanvasOwner owner);

/// Makes the default GLib main context serve libdispatch's main queue, and with it Swift's main actor.
///
/// It is called once in a process, from the main thread, and never in a test process: afterwards `dispatchMain()` and
/// Foundation's run loop no longer serve the main queue. `priority` is a GLib priority.
void uplift_attach_main_queue(int priority);

/// Calls `handler` on the main loop at the first SIGINT or SIGTERM; a second one ends the process as usual.
///
/// Only one handler can be set. `uplift_forget_termination` removes it and restores the default actions of the signals.
void uplift_on_termination(void (*handler)(void *context), void *context);
void uplift_forget_termination(void);

/// Stops and resumes serving libdispatch's main queue. Until then, blocks on the queue wait.
void uplift_pause_main_queue(void);
void uplift_resume_main_queue(void);

/// The callbacks of an offer of data. Every function gets `context`.
typedef struct {
    void *context;
    /// Called if another app requests the data of a format. The owner must call `uplift_offer_answer` with `request` once,
    /// from the main thread.
    void (*wanted)(void *context, const char *format, void *request);
    /// Called when the offer is deallocated, after which no data is requested.
    void (*released)(void *context);
} UpliftOfferOwner;

/// Creates a `GdkContentProvider` for data in some formats, which are MIME types. The caller owns the reference.
void *uplift_offer_new(const char *const *formats, unsigned int count, UpliftOfferOwner owner);

/// Answers a request with data, which is copied, or with null if there is none.
void uplift_offer_answer(void *request, const void *bytes, unsigned long count);

/// The outcome of a drop in another app, from an X11 event: 1 if accepted, 0 if refused, -1 for other events.
///
/// GDK 4.8 does not report it. `event` is the argument of the signal `xevent` of a `GdkX11Display`.
int uplift_drop_outcome(void *display, const void *event);

/// Whether an X11 event is the press of a key, anywhere on the screen.
///
/// GDK 4.8 grabs the keys that end a drag, and then does not recognise their events. The arguments `display` and `event`
/// are those of `uplift_drop_outcome`.
int uplift_presses_key(void *display, const void *event, int key_code);

/// Calls the functions whose addresses are in the section `uplift_classes` of the program. With them the files of an app
/// register the members of their classes.
void uplift_call_class_registrars(void);
