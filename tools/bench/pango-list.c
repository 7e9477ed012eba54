// The screens of list-1000.yaml and list-100000.yaml, drawn by pango and cairo: the peer for lists,
// tabs and pushes. Same texts, font, sizes and geometry, same output line as telltale bench-probe.
//
// Layouts of rows in sight are kept, the quickest way that pango has; a row that scrolls in gets its
// texts then.
//
// usage: pango-list ROWS WIDTH HEIGHT ROUNDS [FILE.png]
#include "median.h"
#include <pango/pangocairo.h>
#include <stdio.h>

enum { BAR = 64, ROW = 74, INSET = 24, KEPT = 32 };

struct row {
  int number;
  PangoLayout *title, *detail;
};

struct scene {
  int rows, width, height, offset;
  cairo_surface_t *surface;
  cairo_t *cairo;
  PangoContext *context;
  struct row kept[KEPT];
  PangoLayout *tabs[2], *chevron, *bar_title, *recent[2], *facts[4];
};

static PangoLayout *lay_out(struct scene *scene, const char *text, int pixels, PangoWeight weight) {
  PangoLayout *layout = pango_layout_new(scene->context);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, pixels * PANGO_SCALE);
  pango_font_description_set_weight(font, weight);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_single_paragraph_mode(layout, TRUE);
  pango_layout_set_text(layout, text, -1);
  return layout;
}

static void color(cairo_t *cairo, unsigned rgb) {
  cairo_set_source_rgb(
    cairo, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

static void box(cairo_t *cairo, int x, int y, int width, int height, unsigned rgb) {
  color(cairo, rgb);
  cairo_rectangle(cairo, x, y, width, height);
  cairo_fill(cairo);
}

static void text(cairo_t *cairo, PangoLayout *layout, int x, int y, unsigned rgb) {
  color(cairo, rgb);
  cairo_move_to(cairo, x, y);
  pango_cairo_show_layout(cairo, layout);
}

static struct row *row(struct scene *scene, int number) {
  struct row *row = &scene->kept[number % KEPT];
  if (row->title && row->number == number) return row;
  char title[64], detail[64];
  snprintf(title, sizeof title, "Station %d", number);
  snprintf(detail, sizeof detail, "Highway Radio %d", number % 17);
  if (!row->title) {
    row->title = lay_out(scene, title, 26, PANGO_WEIGHT_NORMAL);
    row->detail = lay_out(scene, detail, 20, PANGO_WEIGHT_NORMAL);
  } else {
    pango_layout_set_text(row->title, title, -1);
    pango_layout_set_text(row->detail, detail, -1);
  }
  row->number = number;
  return row;
}

static void paint_row(
  struct scene *scene, PangoLayout *title, PangoLayout *detail, int y, int opens
) {
  text(scene->cairo, title, INSET, y + 9, 0x000000);
  text(scene->cairo, detail, INSET, y + 41, 0x5B5B60);
  if (opens) text(scene->cairo, scene->chevron, scene->width - 34, y + 20, 0x5B5B60);
  box(scene->cairo, INSET, y + ROW - 1, scene->width - INSET, 1, 0xC6C6CA);
}

static void paint_list(struct scene *scene) {
  cairo_t *cairo = scene->cairo;
  cairo_save(cairo);
  cairo_rectangle(cairo, 0, BAR, scene->width, scene->height - BAR);
  cairo_clip(cairo);
  box(cairo, 0, BAR, scene->width, scene->height - BAR, 0xF2F2F7);
  int first = scene->offset / ROW;
  for (int number = first; number < scene->rows; number++) {
    int y = BAR + number * ROW - scene->offset;
    if (y >= scene->height) break;
    struct row *seen = row(scene, number);
    paint_row(scene, seen->title, seen->detail, y, 1);
  }
  cairo_restore(cairo);
}

static void paint_tabs(struct scene *scene, int selected) {
  box(scene->cairo, 0, 0, scene->width, BAR, 0xF2F2F7);
  box(scene->cairo, 0, BAR - 1, scene->width, 1, 0xC6C6CA);
  for (int tab = 0; tab < 2; tab++) {
    int width, middle = scene->width * (2 * tab + 1) / 4;
    pango_layout_get_pixel_size(scene->tabs[tab], &width, NULL);
    text(scene->cairo, scene->tabs[tab], middle - width / 2, 18, tab == selected ? 0x0067D6 : 0x5B5B60);
  }
  box(scene->cairo, selected * scene->width / 2 + 15, BAR - 4, scene->width / 2 - 30, 4, 0x0067D6);
}

static void scroll(struct scene *scene, int round) {
  scene->offset = 60 + 7 * round;
  paint_list(scene);
  cairo_surface_flush(scene->surface);
}

static void select_tab(struct scene *scene, int round) {
  paint_tabs(scene, 1 - round % 2);
  if (round % 2) {
    paint_list(scene);
  } else {
    box(scene->cairo, 0, BAR, scene->width, scene->height - BAR, 0xF2F2F7);
    paint_row(scene, scene->recent[0], scene->recent[1], BAR, 1);
  }
  cairo_surface_flush(scene->surface);
}

static void push(struct scene *scene, int round) {
  if (round % 2) {
    paint_tabs(scene, 0);
    paint_list(scene);
  } else {
    box(scene->cairo, 0, 0, scene->width, scene->height, 0xF2F2F7);
    text(scene->cairo, scene->chevron, INSET, 18, 0x0067D6);
    text(scene->cairo, scene->tabs[0], INSET + 20, 18, 0x0067D6);
    text(scene->cairo, scene->bar_title, scene->width / 2 - 40, 18, 0x000000);
    for (int fact = 0; fact < 2; fact++) {
      paint_row(scene, scene->facts[2 * fact], scene->facts[2 * fact + 1], BAR + fact * ROW, 0);
    }
  }
  cairo_surface_flush(scene->surface);
}

int main(int count, char **arguments) {
  if (count < 5) {
    fprintf(stderr, "usage: pango-list ROWS WIDTH HEIGHT ROUNDS [FILE.png]\n");
    return 64;
  }
  struct scene scene = {
    .rows = atoi(arguments[1]), .width = atoi(arguments[2]), .height = atoi(arguments[3])};
  int rounds = atoi(arguments[4]);
  scene.surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, scene.width, scene.height);
  scene.cairo = cairo_create(scene.surface);
  scene.context = pango_cairo_create_context(scene.cairo);
  scene.tabs[0] = lay_out(&scene, "Stations", 20, PANGO_WEIGHT_SEMIBOLD);
  scene.tabs[1] = lay_out(&scene, "Recent", 20, PANGO_WEIGHT_NORMAL);
  scene.chevron = lay_out(&scene, "›", 26, PANGO_WEIGHT_SEMIBOLD);
  scene.bar_title = lay_out(&scene, "Station", 26, PANGO_WEIGHT_SEMIBOLD);
  const char *texts[] = {"Harbour FM", "Yesterday", "Frequency", "98.2 MHz", "Genre", "Jazz"};
  for (int index = 0; index < 6; index++) {
    PangoLayout *layout = lay_out(&scene, texts[index], index % 2 ? 20 : 26, PANGO_WEIGHT_NORMAL);
    if (index < 2) scene.recent[index] = layout;
    else scene.facts[index - 2] = layout;
  }
  paint_tabs(&scene, 0);
  paint_list(&scene);
  cairo_surface_flush(scene.surface);
  if (count > 5) cairo_surface_write_to_png(scene.surface, arguments[5]);
  if (rounds > 0) {
    long long moved = median(&scene, rounds, scroll);
    long long pushed = median(&scene, rounds, push);
    long long chosen = median(&scene, rounds, select_tab);
    printf("{\"scroll\":%lld,\"push\":%lld,\"tab\":%lld}\n", moved, pushed, chosen);
  }
  return 0;
}
