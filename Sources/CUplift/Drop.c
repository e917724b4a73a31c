// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#include "CUplift.h"

#include <gtk/gtk.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#include <X11/extensions/XInput2.h>
#endif

int uplift_drop_outcome(void *display, const void *event) {
#ifdef GDK_WINDOWING_X11
    const XEvent *x_event = event;
    if (!GDK_IS_X11_DISPLAY(display) || x_event->type != ClientMessage)
        return -1;
    if (x_event->xclient.message_type != gdk_x11_get_xatom_by_name_for_display(display, "XdndFinished"))
        return -1;
    return x_event->xclient.data.l[1] & 1;
#else
    (void)display;
    (void)event;
    return -1;
#endif
}

int uplift_presses_key(void *display, const void *event, int key_code) {
#ifdef GDK_WINDOWING_X11
    const XEvent *x_event = event;
    if (!GDK_IS_X11_DISPLAY(display) || x_event->type != GenericEvent)
        return 0;
    const XGenericEventCookie *cookie = &x_event->xcookie;
    if (cookie->evtype != XI_KeyPress || cookie->data == NULL)
        return 0;
    /* Events of other extensions may have the same number, but no root window in this field. */
    const XIDeviceEvent *pressed = cookie->data;
    return pressed->root == gdk_x11_display_get_xrootwindow(display) && pressed->detail == key_code;
#else
    (void)display;
    (void)event;
    (void)key_code;
    return 0;
#endif
}
