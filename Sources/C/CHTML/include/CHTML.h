#pragma once
#include <gumbo.h>
#include <stddef.h>

/// A page read by gumbo, with all the memory that the tree takes.
typedef struct telltale_page telltale_page;

/// Reads a page; null where it would take more than `limit` bytes of memory.
///
/// gumbo neither bounds what a page costs nor checks whether memory was given, and frees a tree by
/// calling itself for each level. So all of its memory comes from one arena, which ends the parse
/// when it is full and is freed as a whole.
telltale_page *telltale_page_read(const char *html, size_t length, size_t limit);
/// The tree; it points into `html`, which has to outlive it.
const GumboOutput *telltale_page_tree(const telltale_page *page);
void telltale_page_free(telltale_page *page);
