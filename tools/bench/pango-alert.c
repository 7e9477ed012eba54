// The alert of alert-en.yaml and alert-ja.yaml, drawn by pango and cairo: the peer that Telltale is
// timed against. Same texts, fonts, sizes and geometry, same output lines as telltale bench-probe.
//
// usage: pango-alert en|ja WIDTH HEIGHT ROUNDS [FILE.png]
#include "median.h"
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CARD_WIDTH = 420, SIDE = 16, TOP = 24, GAP = 8, TEXT_INSET = 32 };
enum { BUTTON_WIDTH = 186, BUTTON_HEIGHT = 56, BUTTON_GAP = 16, RADIUS = 24 };

struct words {
  const char *family, *title, *message, *cancel, *remove;
};

static const struct words english = {
  "Inter", "Delete This Route?", "The saved stops and your notes on them will be lost.", "Cancel",
  "Delete"};
static const struct words japanese = {
  "Inter, Noto Sans CJK JP", "このルートを削除しますか？", "保存した経由地と、そのメモも失われます。",
  "キャンセル", "削除"};

struct scene {
  const struct words *words;
  int width, height, focus;
  cairo_surface_t *surface;
  cairo_t *cairo;
  PangoContext *context;
  PangoLayout *title, *message, *cancel, *remove;
};

static PangoLayout *lay_out(
  struct scene *scene, const char *text, int pixels, PangoWeight weight, int width
) {
  PangoLayout *layout = pango_layout_new(scene->context);
  PangoFontDescription *font = pango_font_description_from_string(scene->words->family);
  pango_font_description_set_absolute_size(font, pixels * PANGO_SCALE);
  pango_font_description_set_weight(font, weight);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_width(layout, width * PANGO_SCALE);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER);
  pango_layout_set_text(layout, text, -1);
  return layout;
}

static void lay_out_texts(struct scene *scene, const char *title, const char *message) {
  int width = CARD_WIDTH - 2 * TEXT_INSET;
  if (scene->title) {
    g_object_unref(scene->title);
    g_object_unref(scene->message);
    g_object_unref(scene->cancel);
    g_object_unref(scene->remove);
  }
  const struct words *words = scene->words;
  scene->title = lay_out(scene, title, 30, PANGO_WEIGHT_SEMIBOLD, width);
  scene->message = lay_out(scene, message, 22, PANGO_WEIGHT_NORMAL, width);
  scene->cancel = lay_out(scene, words->cancel, 24, PANGO_WEIGHT_SEMIBOLD, BUTTON_WIDTH);
  scene->remove = lay_out(scene, words->remove, 24, PANGO_WEIGHT_NORMAL, BUTTON_WIDTH);
}

static int text_height(PangoLayout *layout) {
  int height;
  pango_layout_get_pixel_size(layout, NULL, &height);
  return height;
}

static void color(cairo_t *cairo, unsigned rgb) {
  cairo_set_source_rgb(
    cairo, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

static void round_box(cairo_t *cairo, double x, double y, double width, double height, double r) {
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x + width - r, y + r, r, -G_PI / 2, 0);
  cairo_arc(cairo, x + width - r, y + height - r, r, 0, G_PI / 2);
  cairo_arc(cairo, x + r, y + height - r, r, G_PI / 2, G_PI);
  cairo_arc(cairo, x + r, y + r, r, G_PI, 1.5 * G_PI);
  cairo_close_path(cairo);
}

static int card_height(struct scene *scene) {
  return TOP + text_height(scene->title) + GAP + text_height(scene->message) + 24 + BUTTON_HEIGHT
    + SIDE;
}

static void paint_button(struct scene *scene, int index, int x, int y) {
  cairo_t *cairo = scene->cairo;
  PangoLayout *text = index == 0 ? scene->cancel : scene->remove;
  int has_focus = scene->focus == index;
  round_box(cairo, x, y, BUTTON_WIDTH, BUTTON_HEIGHT, BUTTON_HEIGHT / 2);
  color(cairo, has_focus ? 0x0067D6 : 0xEEEEF3);
  cairo_fill(cairo);
  if (has_focus) {
    round_box(cairo, x - 4, y - 4, BUTTON_WIDTH + 8, BUTTON_HEIGHT + 8, BUTTON_HEIGHT / 2 + 4);
    color(cairo, 0x003A7A);
    cairo_set_line_width(cairo, 4);
    cairo_stroke(cairo);
  }
  color(cairo, has_focus ? 0xFFFFFF : index == 0 ? 0x000000 : 0xD70015);
  cairo_move_to(cairo, x, y + (BUTTON_HEIGHT - text_height(text)) / 2);
  pango_cairo_show_layout(cairo, text);
}

// The card; `whole` for the screen behind it as well, else only what a moved focus changes.
static void paint(struct scene *scene, int whole) {
  cairo_t *cairo = scene->cairo;
  int height = card_height(scene);
  int left = (scene->width - CARD_WIDTH) / 2, top = (scene->height - height) / 2;
  int button_top = top + height - SIDE - BUTTON_HEIGHT;
  if (whole) {
    color(cairo, 0xF2F2F7);
    cairo_paint(cairo);
    cairo_set_source_rgba(cairo, 0, 0, 0, 0.5);
    cairo_paint(cairo);
    round_box(cairo, left, top, CARD_WIDTH, height, RADIUS);
    color(cairo, 0xFFFFFF);
    cairo_fill(cairo);
    color(cairo, 0);
    cairo_move_to(cairo, left + TEXT_INSET, top + TOP);
    pango_cairo_show_layout(cairo, scene->title);
    cairo_move_to(cairo, left + TEXT_INSET, top + TOP + text_height(scene->title) + GAP);
    pango_cairo_show_layout(cairo, scene->message);
  } else {
    cairo_rectangle(cairo, left + 8, button_top - 8, CARD_WIDTH - 16, BUTTON_HEIGHT + 16);
    color(cairo, 0xFFFFFF);
    cairo_fill(cairo);
  }
  paint_button(scene, 0, left + SIDE, button_top);
  paint_button(scene, 1, left + SIDE + BUTTON_WIDTH + BUTTON_GAP, button_top);
  cairo_surface_flush(scene->surface);
}

static void repaint(struct scene *scene, int round) {
  (void)round;
  paint(scene, 1);
}

static void turn(struct scene *scene, int round) {
  scene->focus = 1 - round % 2;
  paint(scene, 0);
}

static void ask_anew(struct scene *scene, int round) {
  char title[256], message[256];
  snprintf(title, sizeof title, "%s %d", scene->words->title, round);
  snprintf(message, sizeof message, "%d %s", round, scene->words->message);
  lay_out_texts(scene, title, message);
  paint(scene, 1);
}

int main(int count, char **arguments) {
  if (count < 5) {
    fprintf(stderr, "usage: pango-alert en|ja WIDTH HEIGHT ROUNDS [FILE.png]\n");
    return 64;
  }
  struct scene scene = {
    .words = strcmp(arguments[1], "ja") == 0 ? &japanese : &english,
    .width = atoi(arguments[2]),
    .height = atoi(arguments[3]),
  };
  int rounds = atoi(arguments[4]);
  scene.surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, scene.width, scene.height);
  scene.cairo = cairo_create(scene.surface);
  scene.context = pango_cairo_create_context(scene.cairo);
  pango_context_set_language(scene.context, pango_language_from_string(arguments[1]));
  lay_out_texts(&scene, scene.words->title, scene.words->message);
  paint(&scene, 1);
  printf("{\"frame\":%lld}\n", now());
  fflush(stdout);
  if (count > 5) cairo_surface_write_to_png(scene.surface, arguments[5]);
  if (rounds > 0) {
    long long full = median(&scene, rounds, repaint);
    long long highlight = median(&scene, rounds, turn);
    long long alert = median(&scene, rounds, ask_anew);
    printf("{\"full\":%lld,\"highlight\":%lld,\"alert\":%lld}\n", full, highlight, alert);
  }
  return 0;
}
