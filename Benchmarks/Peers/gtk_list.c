// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// The peer for lists: GTK's list view with a million rows of a bold title and wrapped text, in a window of 390 by 844.
//
//     gtk_list start      ends after its first frame has been painted
//     gtk_list scroll     moves by 37 points a frame
//     gtk_list fling      moves by 400 points a frame
//     gtk_list jump       scrolls to the last row and to the first in turn
//     gtk_list thumb      scrolls to random positions
//     gtk_list insert     inserts 10,000 rows at the beginning, while the middle is shown; GTK needs two frames for it
//     gtk_list delete     deletes 10,000 rows at the beginning, while the middle is shown; GTK needs two frames for it
//
//     gtk_list MODE grid     a grid of four columns of equal items, with a coloured square and a number
//     gtk_list MODE varying  a grid of three columns of items of different heights
//
// All modes except the first print "milliseconds", the median time from a frame's beginning to the end of its painting.
// They also print "first", "rows" and "checksum": the number of the topmost visible row, the number of visible rows,
// and 32 bits of FNV-1a of their titles and texts, or of the numbers in a grid.

#include <gtk/gtk.h>
#include <string.h>

#define ROW_COUNT 1000000
#define CHANGED 10000
#define WARM_UP 30
#define FRAMES 200
#define CHANGES 30

// MARK: Rows

// A row stores its number. Its text is made when it is shown.
#define BENCH_TYPE_ROW (bench_row_get_type())
G_DECLARE_FINAL_TYPE(BenchRow, bench_row, BENCH, ROW, GObject)
struct _BenchRow {
    GObject parent;
    guint number;
};
G_DEFINE_TYPE(BenchRow, bench_row, G_TYPE_OBJECT)
static void bench_row_init(BenchRow *row) { row->number = 0; }
static void bench_row_class_init(BenchRowClass *class) { (void)class; }

static BenchRow *make_numbered(guint number) {
    BenchRow *row = g_object_new(BENCH_TYPE_ROW, NULL);
    row->number = number;
    return row;
}

// A list model that makes its rows on demand, as an app with a large model would.
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
    return position < ROW_COUNT ? make_numbered(position) : NULL;
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

// 4 to 40 words, the same for the same row: Lehmer's generator (modulus 2^31 - 1, factor 16,807).
static void write_text(guint number, GString *text) {
    static const char *words[] = {"table", "swift",     "gesture", "scroll", "a",       "of",       "layer", "animation",
                                  "the",   "board",     "drop",    "in",     "reorder", "calendar", "view",  "to"};
    guint64 state = ((guint64)number * 40503 + 12345) % 2147483647;
    guint count = 4 + (guint)((guint64)number * 7919 % 37);
    g_string_truncate(text, 0);
    for (guint word = 0; word < count; word++) {
        state = state * 16807 % 2147483647;
        if (word > 0) g_string_append_c(text, ' ');
        g_string_append(text, words[(state >> 8) & 15]);
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

// MARK: Items of grids

// A square of 64 points in one colour.
#define BENCH_TYPE_SQUARE (bench_square_get_type())
G_DECLARE_FINAL_TYPE(BenchSquare, bench_square, BENCH, SQUARE, GtkWidget)
struct _BenchSquare {
    GtkWidget parent;
    guint color;
};
G_DEFINE_TYPE(BenchSquare, bench_square, GTK_TYPE_WIDGET)
static void bench_square_init(BenchSquare *square) { square->color = 0; }
static void draw_square(GtkWidget *widget, GtkSnapshot *snapshot) {
    static const GdkRGBA colors[] = {{1, .23, .19, 1}, {1, .58, 0, 1},   {1, .8, 0, 1},    {.2, .78, .35, 1},
                                     {.19, .69, .78, 1}, {0, .48, 1, 1}, {.35, .34, .84, 1}, {.69, .32, .87, 1}};
    gtk_snapshot_append_color(snapshot, &colors[BENCH_SQUARE(widget)->color],
                              &GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget)));
}
static void bench_square_class_init(BenchSquareClass *class) { GTK_WIDGET_CLASS(class)->snapshot = draw_square; }

// The cell of a grid has a padding of 3 points in GTK's theme, and the space between two items is 10 points.
#define PADDING 6
#define SPACE 10

static void make_item(GtkListItemFactory *factory, GtkListItem *item, gpointer varying) {
    (void)factory;
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *square = g_object_new(BENCH_TYPE_SQUARE, NULL);
    gtk_widget_set_halign(square, GTK_ALIGN_CENTER);
    gtk_widget_set_size_request(square, varying ? 20 : 64, varying ? 20 : 64);
    gtk_box_append(GTK_BOX(box), square);
    gtk_box_append(GTK_BOX(box), gtk_label_new(NULL));
    gtk_widget_set_size_request(box, 60, 120 + SPACE - PADDING);
    gtk_list_item_set_child(item, box);
}

static void bind_item(GtkListItemFactory *factory, GtkListItem *item, gpointer varying) {
    (void)factory;
    guint number = BENCH_ROW(gtk_list_item_get_item(item))->number;
    GtkWidget *box = gtk_list_item_get_child(item);
    GtkWidget *square = gtk_widget_get_first_child(box);
    BENCH_SQUARE(square)->color = number % 8;
    gtk_widget_queue_draw(square);
    char text[16];
    g_snprintf(text, sizeof text, "%u", number);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(square)), text);
    if (varying) gtk_widget_set_size_request(box, 60, 40 + number * 6007ul % 121 + SPACE - PADDING);
}

// MARK: The window

static const char *mode;
static gboolean is_grid;
static GMainLoop *loop;
static GtkWidget *list;
static GListStore *store;
static GRand *numbers;
static guint frame;
static gint64 begin;
static double times[FRAMES];

static GtkAdjustment *adjustment(void) { return gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(list)); }

static void insert_rows(void) {
    static gpointer rows[CHANGED];
    guint count = g_list_model_get_n_items(G_LIST_MODEL(store));
    for (guint row = 0; row < CHANGED; row++) rows[row] = make_numbered(count + CHANGED - 1 - row);
    g_list_store_splice(store, 0, 0, rows, CHANGED);
    for (guint row = 0; row < CHANGED; row++) g_object_unref(rows[row]);
}

static gboolean change(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    (void)widget;
    (void)clock;
    (void)data;
    GtkAdjustment *place = adjustment();
    double end = gtk_adjustment_get_upper(place) - gtk_adjustment_get_page_size(place);
    if (!strcmp(mode, "scroll")) {
        gtk_adjustment_set_value(place, gtk_adjustment_get_value(place) + 37);
    } else if (!strcmp(mode, "fling")) {
        gtk_adjustment_set_value(place, gtk_adjustment_get_value(place) + 400);
    } else if (!strcmp(mode, "thumb")) {
        gtk_adjustment_set_value(place, g_rand_double(numbers) * end);
    } else if (!strcmp(mode, "jump")) {
        gtk_widget_activate_action(list, "list.scroll-to-item", "u", frame % 2 ? 0 : ROW_COUNT - 1);
    } else if (frame == WARM_UP / 2) {
        gtk_widget_activate_action(list, "list.scroll-to-item", "u", ROW_COUNT / 2);
    } else if (frame >= WARM_UP && frame % 2 == 0) {
        if (!strcmp(mode, "insert")) insert_rows();
        else g_list_store_splice(store, 0, CHANGED, NULL, 0);
    }
    return G_SOURCE_CONTINUE;
}

// MARK: Results

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static guint32 added(guint32 sum, const char *line) {
    for (; *line; line++) sum = (sum ^ (guint8)*line) * 16777619u;
    return (sum ^ '\n') * 16777619u;
}

static void report(guint count) {
    qsort(times, count, sizeof(double), ascending);
    guint32 sum = 2166136261u;
    guint rows = 0;
    const char *first = "-";
    for (GtkWidget *row = gtk_widget_get_first_child(list); row; row = gtk_widget_get_next_sibling(row)) {
        graphene_rect_t frame;
        if (!gtk_widget_get_mapped(row) || !gtk_widget_compute_bounds(row, list, &frame)) continue;
        if (frame.origin.y + frame.size.height <= 0 || frame.origin.y >= gtk_widget_get_height(list)) continue;
        GtkWidget *title = gtk_widget_get_first_child(gtk_widget_get_first_child(row));
        if (is_grid) title = gtk_widget_get_next_sibling(title);
        const char *name = gtk_label_get_text(GTK_LABEL(title));
        if (rows++ == 0) first = name + (is_grid ? 0 : strlen("Row "));
        sum = added(sum, name);
        if (!is_grid) sum = added(sum, gtk_label_get_text(GTK_LABEL(gtk_widget_get_next_sibling(title))));
    }
    printf("milliseconds %f\nfirst %s\nrows %u\nchecksum %u\n", times[count / 2], first, rows, sum);
}

static void before_paint(GdkFrameClock *clock, gpointer data) {
    (void)clock;
    (void)data;
    begin = g_get_monotonic_time();
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
    (void)clock;
    (void)data;
    if (!strcmp(mode, "start")) return g_main_loop_quit(loop);
    guint each = store ? 2 : 1, count = store ? CHANGES : FRAMES;
    if (frame >= WARM_UP) times[(frame - WARM_UP) / each] += (double)(g_get_monotonic_time() - begin) / 1000;
    if (++frame < WARM_UP + count * each) return;
    report(count);
    g_main_loop_quit(loop);
}

// GListStore suits an app whose rows are inserted and deleted; it holds all rows from the beginning.
static GListModel *make_store(void) {
    store = g_list_store_new(BENCH_TYPE_ROW);
    g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func(g_object_unref);
    for (guint number = 0; number < ROW_COUNT; number++) g_ptr_array_add(rows, make_numbered(number));
    g_list_store_splice(store, 0, 0, rows->pdata, ROW_COUNT);
    return G_LIST_MODEL(store);
}

int main(int count, char **arguments) {
    mode = count > 1 ? arguments[1] : "start";
    gtk_init();
    loop = g_main_loop_new(NULL, FALSE);
    numbers = g_rand_new_with_seed(7);
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    is_grid = count > 2;
    gpointer varying = is_grid && !strcmp(arguments[2], "varying") ? factory : NULL;
    g_signal_connect(factory, "setup", is_grid ? G_CALLBACK(make_item) : G_CALLBACK(make_row), varying);
    g_signal_connect(factory, "bind", is_grid ? G_CALLBACK(bind_item) : G_CALLBACK(bind_row), varying);
    gboolean changes = !strcmp(mode, "insert") || !strcmp(mode, "delete");
    GListModel *model = changes ? make_store() : g_object_new(BENCH_TYPE_MODEL, NULL);
    GtkSelectionModel *items = GTK_SELECTION_MODEL(gtk_no_selection_new(model));
    list = is_grid ? gtk_grid_view_new(items, factory) : gtk_list_view_new(items, factory);
    if (is_grid) {
        gtk_grid_view_set_min_columns(GTK_GRID_VIEW(list), varying ? 3 : 4);
        gtk_grid_view_set_max_columns(GTK_GRID_VIEW(list), varying ? 3 : 4);
    }
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    gtk_window_present(GTK_WINDOW(window));
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    g_signal_connect(clock, "before-paint", G_CALLBACK(before_paint), NULL);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(after_paint), NULL);
    if (strcmp(mode, "start")) gtk_widget_add_tick_callback(list, change, NULL, NULL);
    g_main_loop_run(loop);
    return 0;
}
