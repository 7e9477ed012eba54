#include "CHTML.h"
#include <setjmp.h>
#include <stdlib.h>

enum { CHUNK = 1 << 18, ALIGNMENT = 16 };

typedef struct chunk {
  struct chunk *next;
  // Keeps what follows aligned.
  char *padding;
} chunk;

struct telltale_page {
  chunk *chunks;
  char *free;
  size_t left;
  size_t taken;
  size_t limit;
  jmp_buf full;
  GumboOutput *output;
};

static void *take(void *userdata, size_t size) {
  telltale_page *page = userdata;
  if (size > page->limit) longjmp(page->full, 1);
  size = (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
  if (size > page->left) {
    size_t room = size > CHUNK ? size : CHUNK;
    if (page->taken + room > page->limit) longjmp(page->full, 1);
    chunk *new = malloc(sizeof(chunk) + room);
    if (!new) longjmp(page->full, 1);
    new->next = page->chunks;
    page->chunks = new;
    page->free = (char *)(new + 1);
    page->left = room;
    page->taken += room;
  }
  void *result = page->free;
  page->free += size;
  page->left -= size;
  return result;
}

static void give_back(void *userdata, void *pointer) {
  (void)userdata;
  (void)pointer;
}

telltale_page *telltale_page_read(const char *html, size_t length, size_t limit) {
  telltale_page *page = calloc(1, sizeof(telltale_page));
  if (!page) return NULL;
  page->limit = limit;
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = take;
  options.deallocator = give_back;
  options.userdata = page;
  options.tab_stop = 1;
  options.max_errors = 0;
  if (setjmp(page->full)) {
    telltale_page_free(page);
    return NULL;
  }
  page->output = gumbo_parse_with_options(&options, html, length);
  return page;
}

const GumboOutput *telltale_page_tree(const telltale_page *page) { return page->output; }

void telltale_page_free(telltale_page *page) {
  chunk *next = page ? page->chunks : NULL;
  while (next) {
    chunk *current = next;
    next = current->next;
    free(current);
  }
  free(page);
}
