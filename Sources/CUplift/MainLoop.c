// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#include "CUplift.h"

#include <errno.h>
#include <glib-unix.h>
#include <signal.h>
#include <stdint.h>
#include <unistd.h>

// libdispatch exports these functions for Foundation's run loop ("4CF"), but in no public header.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean drain_main_queue(int descriptor, GIOCondition condition, gpointer data) {
    (void)condition;
    (void)data;
    // Read the count first, because work that is queued during the callback signals the descriptor again.
    uint64_t count;
    while (read(descriptor, &count, sizeof count) < 0 && errno == EINTR) {
    }
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

static GSource *main_queue_source;
static int main_queue_priority;

void uplift_attach_main_queue(int priority) {
    main_queue_priority = priority;
    uplift_resume_main_queue();
}

void uplift_resume_main_queue(void) {
    // Without a priority, `uplift_attach_main_queue` has not been called.
    if (main_queue_source || !main_queue_priority)
        return;
    main_queue_source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN);
    g_source_set_static_name(main_queue_source, "libdispatch main queue");
    g_source_set_priority(main_queue_source, main_queue_priority);
    g_source_set_callback(main_queue_source, G_SOURCE_FUNC(drain_main_queue), NULL, NULL);
    g_source_attach(main_queue_source, NULL);
}

void uplift_pause_main_queue(void) {
    if (!main_queue_source)
        return;
    g_source_destroy(main_queue_source);
    g_clear_pointer(&main_queue_source, g_source_unref);
}

static void (*termination_handler)(void *context);
static void *termination_context;
static guint termination_sources[2];

static gboolean terminate(gpointer data) {
    (void)data;
    // Restore the default actions first, so that the next signal of either kind ends the process.
    uplift_forget_termination();
    termination_handler(termination_context);
    return G_SOURCE_CONTINUE;
}

void uplift_on_termination(void (*handler)(void *context), void *context) {
    termination_handler = handler;
    termination_context = context;
    termination_sources[0] = g_unix_signal_add(SIGINT, terminate, NULL);
    termination_sources[1] = g_unix_signal_add(SIGTERM, terminate, NULL);
}

void uplift_forget_termination(void) {
    for (int i = 0; i < 2; i++)
        g_clear_handle_id(&termination_sources[i], g_source_remove);
}
