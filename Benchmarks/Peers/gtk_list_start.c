// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// The peer for start-up: GTK's own list view with a million rows of a bold title and wrapped text, in a window of
// 390 by 844. Ends after its first frame has been painted.

#include <gtk/gtk.h>

#define ROW_COUNT 1000000

// A row is its number; its text is made when it is shown.
#define BENCH_TYPE_ROW (bench_row_get_type())
G_DECLARE_FINAL_TYPE(BenchRow, bench_row, BENCH, ROW, GObject)
struct _BenchRow {
    GObject parent;
    guint number;
};
G_DEFINE_TYPE(BenchRow, bench_row, G_TYPE_OBJECT)
static void bench_row_init(BenchRow *row) { row->number = 0; }
static void bench_row_class_init(BenchRowClass *class) { (void)class; }

// A list that makes its rows as they are asked for, as an app with a large model would.
#define BENCH_TYPE_MODEL (bench_model_get_type())
G_DECLARE_FINAL_TYPE(BenchModel, bench_model, BENCH, MODEL, GObject)
struct _BenchModel {
    GObject parent;
};
static GType model_item_type(GListModel *model) {
    (void)model;
    return BENCH_TYPE_ROW;
}
static guint model_count(GListModel *model) {
    (void)model;
    return ROW_COUNT;
}
static gpointer model_item(GListModel *model, guint position) {
    (void)model;
    if (position >= ROW_COUNT) return NULL;
    BenchRow *row = g_object_new(BENCH_TYPE_ROW, NULL);
    row->number = position;
    return row;
}
static void model_interface(GListModelInterface *interface) {
    interface->get_item_type = model_item_type;
    interface->get_n_items = model_count;
    interface->get_item = model_item;
}
G_DEFINE_TYPE_WITH_CODE(BenchModel, bench_model, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_interface))
static void bench_model_init(BenchModel *model) { (void)model; }
static void bench_model_class_init(BenchModelClass *class) { (void)class; }

// 4 to 40 words, the same for the same row.
static void write_text(guint number, GString *text) {
    static const char *words[] = {"table", "swift",     "gesture", "scroll", "a",       "of",       "layer", "move",
                                  "the",   "animation", "board",   "drop",   "reorder", "calendar", "view",  "to"};
    guint64 state = number * G_GUINT64_CONSTANT(2654435761) + 12345;
    guint count = 4 + (number * 7919u) % 37u;
    g_string_truncate(text, 0);
    for (guint word = 0; word < count; word++) {
        state = state * G_GUINT64_CONSTANT(6364136223846793005) + G_GUINT64_CONSTANT(1442695040888963407);
        if (word > 0) g_string_append_c(text, ' ');
        g_string_append(text, words[(state >> 40) & 15]);
    }
}

static void make_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory;
    (void)data;
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    GtkWidget *title = gtk_label_new(NULL);
    GtkWidget *body = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(title), 0);
    gtk_label_set_xalign(GTK_LABEL(body), 0);
    gtk_label_set_wrap(GTK_LABEL(body), TRUE);
    PangoAttrList *bold = pango_attr_list_new();
    pango_attr_list_insert(bold, pango_attr_weight_new(PANGO_WEIGHT_BOLD));
    gtk_label_set_attributes(GTK_LABEL(title), bold);
    pango_attr_list_unref(bold);
    gtk_box_append(GTK_BOX(box), title);
    gtk_box_append(GTK_BOX(box), body);
    gtk_list_item_set_child(item, box);
}

static void bind_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory;
    (void)data;
    BenchRow *row = gtk_list_item_get_item(item);
    GtkWidget *title = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    g_autoptr(GString) text = g_string_new(NULL);
    g_string_printf(text, "Row %u", row->number);
    gtk_label_set_text(GTK_LABEL(title), text->str);
    write_text(row->number, text);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(title)), text->str);
}

static void after_paint(GdkFrameClock *clock, gpointer loop) {
    (void)clock;
    g_main_loop_quit(loop);
}

int main(void) {
    gtk_init();
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(make_row), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
    GListModel *model = g_object_new(BENCH_TYPE_MODEL, NULL);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory);
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect_after(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), loop);
    g_main_loop_run(loop);
    return 0;
}
