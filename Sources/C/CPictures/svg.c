// librsvg and what it needs (cairo, GLib, Pango) take 20 ms and 10 MB to load, which only scenes with
// SVG pictures should pay. So it is no library of the program, but found at run time; of its
// interface these functions are needed, which have been the same since librsvg 2.46.
#include "CPictures.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

struct rectangle {
  double x, y, width, height;
};

struct problem {
  uint32_t domain;
  int code;
  char *message;
};

static struct {
  int is_there;
  /// Not 0 where it is installed, and there was no room to map it.
  int lacks_memory;
  void *(*read)(const uint8_t *, size_t, struct problem **);
  int (*draw)(void *, void *, const struct rectangle *, struct problem **);
  void (*release)(void *);
  void (*forget)(struct problem *);
  void *(*surface)(unsigned char *, int, int, int, int);
  void (*flush)(void *);
  int (*status)(void *);
  void (*drop_surface)(void *);
  void *(*pen)(void *);
  void (*drop_pen)(void *);
} library;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *handle = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    // Of this library, or of one that it needs. The loader tells the reason in words only.
    const char *reason = dlerror();
    library.lacks_memory =
        reason && (strstr(reason, "failed to map") || strstr(reason, "annot allocate memory"));
    return;
  }
  // Libraries that it needs are searched along with it.
  *(void **)&library.read = dlsym(handle, "rsvg_handle_new_from_data");
  *(void **)&library.draw = dlsym(handle, "rsvg_handle_render_document");
  *(void **)&library.release = dlsym(handle, "g_object_unref");
  *(void **)&library.forget = dlsym(handle, "g_error_free");
  *(void **)&library.surface = dlsym(handle, "cairo_image_surface_create_for_data");
  *(void **)&library.flush = dlsym(handle, "cairo_surface_flush");
  *(void **)&library.status = dlsym(handle, "cairo_surface_status");
  *(void **)&library.drop_surface = dlsym(handle, "cairo_surface_destroy");
  *(void **)&library.pen = dlsym(handle, "cairo_create");
  *(void **)&library.drop_pen = dlsym(handle, "cairo_destroy");
  library.is_there = library.read && library.draw && library.release && library.forget
      && library.surface && library.flush && library.status && library.drop_surface
      && library.pen && library.drop_pen;
}

int telltale_svg_load(void) {
  pthread_once(&once, load);
  return library.is_there ? 0 : library.lacks_memory ? -2 : -1;
}

static int explain(struct problem *problem, char *message) {
  snprintf(
      message, TELLTALE_PICTURE_MESSAGE, "%s",
      problem && problem->message ? problem->message : "it cannot be drawn");
  if (problem) library.forget(problem);
  return -1;
}

int telltale_svg_draw(
    const uint8_t *bytes, size_t count, int width, int height, uint32_t *words, char *message) {
  enum { argb32 = 0 };
  message[0] = 0;
  if (telltale_svg_load()) return -1;
  struct problem *problem = NULL;
  // Without an address of its own a file can refer to no other.
  void *file = library.read(bytes, count, &problem);
  if (!file) return explain(problem, message);
  void *surface =
      library.surface((unsigned char *)words, argb32, width, height, width * (int)sizeof *words);
  void *pen = library.pen(surface);
  struct rectangle place = {0, 0, width, height};
  int done = library.draw(file, pen, &place, &problem);
  library.flush(surface);
  int failed = library.status(surface);
  library.drop_pen(pen);
  library.drop_surface(surface);
  library.release(file);
  return done && !failed ? 0 : explain(problem, message);
}
