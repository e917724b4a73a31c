// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#include "CUplift.h"

#include <gtk/gtk.h>

typedef struct {
    GtkWidget parent;
    UpliftCanvasOwner owner;
} UpliftCanvas;

typedef struct {
    GtkWidgetClass parent;
} UpliftCanvasClass;

static GType uplift_canvas_get_type(void);
G_DEFINE_TYPE(UpliftCanvas, uplift_canvas, GTK_TYPE_WIDGET)

static void uplift_canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    UpliftCanvasOwner *owner = &((UpliftCanvas *)widget)->owner;
    GskRenderNode *node = owner->node ? owner->node(owner->context) : NULL;
    if (node)
        gtk_snapshot_append_node(snapshot, node);
}

static void uplift_canvas_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    (void)baseline;
    UpliftCanvasOwner *owner = &((UpliftCanvas *)widget)->owner;
    if (owner->allocated)
        owner->allocated(owner->context, width, height);
}

static void uplift_canvas_class_init(UpliftCanvasClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    widget_class->snapshot = uplift_canvas_snapshot;
    widget_class->size_allocate = uplift_canvas_size_allocate;
}

static void uplift_canvas_init(UpliftCanvas *canvas) {
    (void)canvas;
}

void *uplift_canvas_new(void) {
    return g_object_new(uplift_canvas_get_type(), NULL);
}

void uplift_canvas_set_owner(void *canvas, UpliftCanvasOwner owner) {
    ((UpliftCanvas *)canvas)->owner = owner;
}
