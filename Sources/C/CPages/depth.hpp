#pragma once
#include <gumbo.h>
#include <cstring>

/// Looks at a page before litehtml does, which goes down the tree by recursion.
class PageTree {
 public:
  explicit PageTree(const char *html) {
    GumboOptions options = kGumboDefaultOptions;
    options.max_errors = 0;
    length_ = std::strlen(html);
    output_ = gumbo_parse_with_options(&options, html, length_);
  }
  PageTree(const PageTree &) = delete;
  ~PageTree() { gumbo_destroy_output(&kGumboDefaultOptions, output_); }

  /// True where elements are nested deeper than that.
  bool is_deeper_than(int limit) const {
    int depth = 0;
    const GumboNode *node = output_->root;
    while (true) {
      const GumboVector *children = children_of(node);
      if (children && children->length > 0) {
        if (++depth > limit) return true;
        node = static_cast<const GumboNode *>(children->data[0]);
        continue;
      }
      while (node != output_->root && !next(node)) {
        node = node->parent;
        --depth;
      }
      if (node == output_->root) return false;
      node = next(node);
    }
  }

 private:
  static const GumboVector *children_of(const GumboNode *node) {
    bool is_element = node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE;
    return is_element ? &node->v.element.children : nullptr;
  }

  static const GumboNode *next(const GumboNode *node) {
    const GumboVector *siblings = node->parent ? children_of(node->parent) : nullptr;
    unsigned index = static_cast<unsigned>(node->index_within_parent) + 1;
    return siblings && index < siblings->length
        ? static_cast<const GumboNode *>(siblings->data[index])
        : nullptr;
  }

  GumboOutput *output_;
  size_t length_;
};
