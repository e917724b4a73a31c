// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#include "CUplift.h"

#include <gtk/gtk.h>

typedef struct {
    GdkContentProvider parent;
    GdkContentFormats *formats;
    UpliftOfferOwner owner;
} UpliftOffer;

typedef struct {
    GdkContentProviderClass parent;
} UpliftOfferClass;

static GType uplift_offer_get_type(void);
G_DEFINE_TYPE(UpliftOffer, uplift_offer, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *uplift_offer_ref_formats(GdkContentProvider *provider) {
    return gdk_content_formats_ref(((UpliftOffer *)provider)->formats);
}

static void uplift_offer_write(GdkContentProvider *provider, const char *format, GOutputStream *stream, int priority,
                               GCancellable *cancellable, GAsyncReadyCallback done, gpointer data) {
    UpliftOffer *offer = (UpliftOffer *)provider;
    GTask *task = g_task_new(provider, cancellable, done, data);
    g_task_set_priority(task, priority);
    g_task_set_task_data(task, g_object_ref(stream), g_object_unref);
    if (offer->owner.wanted)
        offer->owner.wanted(offer->owner.context, format, task);
    else
        uplift_offer_answer(task, NULL, 0);
}

static gboolean uplift_offer_write_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
    (void)provider;
    return g_task_propagate_boolean(G_TASK(result), error);
}

static void uplift_offer_finalize(GObject *object) {
    UpliftOffer *offer = (UpliftOffer *)object;
    if (offer->owner.released)
        offer->owner.released(offer->owner.context);
    gdk_content_formats_unref(offer->formats);
    G_OBJECT_CLASS(uplift_offer_parent_class)->finalize(object);
}

static void uplift_offer_class_init(UpliftOfferClass *class) {
    GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS(class);
    provider_class->ref_formats = uplift_offer_ref_formats;
    provider_class->write_mime_type_async = uplift_offer_write;
    provider_class->write_mime_type_finish = uplift_offer_write_finish;
    G_OBJECT_CLASS(class)->finalize = uplift_offer_finalize;
}

static void uplift_offer_init(UpliftOffer *offer) {
    (void)offer;
}

void *uplift_offer_new(const char *const *formats, unsigned int count, UpliftOfferOwner owner) {
    UpliftOffer *offer = g_object_new(uplift_offer_get_type(), NULL);
    GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new();
    for (unsigned int i = 0; i < count; i++)
        gdk_content_formats_builder_add_mime_type(builder, formats[i]);
    offer->formats = gdk_content_formats_builder_free_to_formats(builder);
    offer->owner = owner;
    return offer;
}

static void written(GObject *stream, GAsyncResult *result, gpointer data) {
    GTask *task = data;
    GError *error = NULL;
    if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error))
        g_task_return_boolean(task, TRUE);
    else
        g_task_return_error(task, error);
    g_object_unref(task);
}

void uplift_offer_answer(void *request, const void *bytes, unsigned long count) {
    GTask *task = request;
    if (!bytes) {
        g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "The data could not be made");
        g_object_unref(task);
        return;
    }
    GOutputStream *stream = g_task_get_task_data(task);
    void *copy = g_memdup2(bytes, count);
    // The task owns the copy.
    g_object_set_data_full(G_OBJECT(task), "uplift-data", copy, g_free);
    g_output_stream_write_all_async(stream, copy, count, g_task_get_priority(task), g_task_get_cancellable(task),
                                    written, task);
}
