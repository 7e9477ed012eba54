#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A rectangle in pixels of the page, which are those of CSS.
typedef struct {
  int x, y, width, height;
} telltale_box;

/// Measures of a font in pixels; its height is from line to line.
typedef struct {
  int height, ascent, descent, x_height;
} telltale_metrics;

/// Takes the pieces of a text, as UTF-8.
typedef void (*telltale_take)(void *taker, const char *piece);

/// What lists put before items that they do not number.
enum telltale_marker {
  telltale_disc,
  telltale_circle,
  telltale_square,
};

/// What a page needs to be laid out, and what takes it apart. Nothing else is asked for: no file, no
/// address, no clock. Colours are 0xAARRGGBB.
typedef struct {
  void *context;
  /// Not 0 where nobody waits for the page any more, which then is not laid out; may be absent.
  int (*is_given_up)(void *context);
  /// A number for a font, from 1 on; families are those of CSS, parted by commas.
  uintptr_t (*font)(
      void *context, const char *families, int pixels, int weight, int is_italic,
      unsigned decoration, telltale_metrics *);
  int (*text_width)(void *context, const char *text, uintptr_t font);
  /// Gives the parts of a text between which lines may be broken, and each white space by itself.
  void (*split)(
      void *context, const char *text, void *taker, telltale_take word, telltale_take space);
  /// Not 0 where a line may be broken between two texts that touch.
  int (*may_break)(void *context, const char *before, const char *after);
  /// Gives the parts of a word that is wider than a line, each no wider than that.
  void (*cut)(
      void *context, const char *text, uintptr_t font, int width, void *taker, telltale_take part);
  void (*image_size)(void *context, const char *name, int *width, int *height);

  /// The direction of the first letter of a text that has one: 1 from right to left, 0 from left to
  /// right, -1 where there is none.
  int (*direction)(void *context, const char *text);

  /// Tells of a part of a sentence that is ordered by itself: its number, from 1 on, and that of the
  /// part which it stands in, or 0.
  void (*isolate)(void *context, int number, int parent, int is_right_to_left);
  /// Tells what is one text for its reader, in whatever looks and on whatever lines: its number, from 1 on.
  void (*said)(void *context, int number, const char *text);
  /// A piece of the text of that number, or of none (0), in a block of that direction, and in such a part of a
  /// sentence; 0 for none, and -1 for what stands before an item of a list.
  void (*text)(
      void *context, const char *text, uintptr_t font, uint32_t color, int is_right_to_left,
      int isolate, int number, telltale_box);
  void (*fill)(void *context, telltale_box, int radius, uint32_t color);
  void (*ring)(void *context, telltale_box, int radius, int width, uint32_t color);
  void (*image)(void *context, const char *name, telltale_box);
  void (*marker)(void *context, enum telltale_marker, uint32_t color, telltale_box);
  /// From here on nothing outside of the box is seen, until the clip is dropped.
  void (*push_clip)(void *context, telltale_box);
  void (*pop_clip)(void *context);
  /// A place that links lead to.
  void (*anchor)(void *context, const char *name, int y);
  /// A part of a link to such a place, by the number of the link.
  void (*link)(void *context, const char *name, int number, telltale_box);
} telltale_page_host;

typedef struct {
  int width, height;
  int is_right_to_left;
} telltale_page_size;

/// How far it went with a page.
enum telltale_laid {
  telltale_laid_whole,
  /// Its tables take too long: their cells stand below each other.
  telltale_laid_without_tables,
  /// What its styles, its floats or its tables ask for takes too long: it is set as plain text.
  telltale_laid_without_styles,
  /// Not at all: too deep, too long, or out of memory.
  telltale_laid_nothing,
};

/// Lays a page of static HTML out.
///
/// - html, style: UTF-8; `style` comes before the styles of the page.
/// - width, height: pixels of the window that it is seen through.
/// - em: pixels of the default font.
/// - depth: elements inside each other, and the text in them, at most.
enum telltale_laid telltale_lay_page(
    const char *html, const char *style, const char *language, int width, int height, int em,
    int depth, const telltale_page_host *host, telltale_page_size *size);

#ifdef __cplusplus
}
#endif
