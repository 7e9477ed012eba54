#pragma once
#include "CPages.h"
#include "stage.hpp"
#include <litehtml/litehtml.h>
#include <string>
#include <strings.h>
#include <utility>

/// Finds the direction of every element, from CSS or from its attribute `dir`, and turns what has sides.
class Directions {
 public:
  explicit Directions(const telltale_page_host &host) : host_(host) {}

  /// To be called before a page is laid out. True where it goes from right to left as a whole.
  bool resolve(const litehtml::element::ptr &root, bool is_right_to_left) {
    auto body = this->body(root);
    bool whole = own(*root, is_right_to_left);
    if (body) whole = own(*body, whole);
    resolve(root, {whole, false, 0});
    return whole;
  }

  /// To be called when everything has its place, on a page of that width.
  void place(const litehtml::element::ptr &root, int width) {
    place(root, Mirror(), width);
  }

 private:
  using Element = litehtml::element;
  struct Context {
    /// The direction that is inherited, and that of the block that an element stands in.
    bool is_right_to_left, is_block_right_to_left;
    int isolate;
  };

  static Element::ptr body(const Element::ptr &root) {
    for (size_t i = 0; i < root->get_children_count(); i++) {
      auto child = root->get_child(static_cast<int>(i));
      if (child->is_body()) return child;
    }
    return nullptr;
  }

  static bool is(const char *value, const char *wanted) {
    return value && !strcasecmp(value, wanted);
  }

  static bool has_direction(const Element &element) {
    const char *dir = element.get_attr("dir");
    return is(dir, "rtl") || is(dir, "ltr") || is(dir, "auto");
  }

  static bool is_isolated(const Element &element) {
    const char *tag = element.get_tagName();
    const char *style = element.get_style_property("unicode-bidi", false, "normal");
    return has_direction(element) || is(tag, "bdi") || is(tag, "bdo") || !is(style, "normal");
  }

  bool own(const Element &element, bool inherited) const {
    const char *style = element.get_style_property("direction", false, nullptr);
    if (is(style, "rtl")) return true;
    if (is(style, "ltr")) return false;
    const char *dir = element.get_attr("dir");
    if (is(dir, "rtl")) return true;
    if (is(dir, "ltr")) return false;
    bool is_natural = is(dir, "auto") || is(element.get_tagName(), "bdi")
        || is(element.get_style_property("unicode-bidi", false, nullptr), "plaintext");
    if (!is_natural) return inherited;
    return first(element) > 0;
  }

  /// The direction of the first letter that has one: -1 where there is none.
  int first(const Element &element) const {
    for (size_t i = 0; i < element.get_children_count(); i++) {
      auto child = element.get_child(static_cast<int>(i));
      if (child->get_display() == litehtml::display_none) continue;
      int found = -1;
      if (child->get_display() == litehtml::display_inline_text) {
        std::string text;
        child->get_text(text);
        found = host_.direction(host_.context, text.c_str());
      } else if (!has_direction(*child) && !is(child->get_tagName(), "bdi")) {
        found = first(*child);
      }
      if (found >= 0) return found;
    }
    return -1;
  }

  void resolve(const Element::ptr &element, Context context) {
    auto tag = dynamic_cast<litehtml::html_tag *>(element.get());
    if (!tag || element->get_display() == litehtml::display_none) return;
    bool is_inline = element->get_display() == litehtml::display_inline;
    bool is_root = !element->have_parent() || element->is_body();
    bool own = is_root ? context.is_right_to_left : this->own(*element, context.is_right_to_left);
    if (is_inline && is_isolated(*element)) {
      host_.isolate(host_.context, ++count_, context.isolate, own);
      context.isolate = count_;
    }
    bool outer = context.is_block_right_to_left;
    bool inner = is_inline ? outer : own;
    settle_logical(*tag, own);
    if (outer) turn_outside(*tag);
    if (inner) turn_inside(*tag);
    align(*tag, own);
    if (!is_inline) context.isolate = 0;
    context.is_right_to_left = own;
    context.is_block_right_to_left = inner;
    if (auto directed = dynamic_cast<Directed *>(tag)) {
      directed->isolate = context.isolate;
      // The sign stands for the direction until there are places.
      directed->mirror.sign = inner ? -1 : 1;
    }
    for (auto &child : tag->children()) resolve(child, context);
  }

  /// `padding-inline-start` and the like are the sides that the direction makes them, where no side
  /// is given by its own name.
  static void settle_logical(litehtml::html_tag &tag, bool is_right_to_left) {
    bool is_changed = false;
    for (const char *what : {"padding", "margin", "border"}) {
      for (bool is_start : {true, false}) {
        std::string name = std::string(what) + (is_start ? "-inline-start" : "-inline-end");
        const char *value = tag.get_style_property(name.c_str(), false, nullptr);
        if (!value) continue;
        std::string side = std::string(what) + (is_start == is_right_to_left ? "-right" : "-left");
        std::string known = *what == 'b' ? side + "-style" : side;
        if (tag.get_style_property(known.c_str(), false, nullptr)) continue;
        tag.add_style(side + ": " + value, "");
        is_changed = true;
      }
    }
    if (is_changed) tag.parse_styles(true);
  }

  static void turn_outside(litehtml::html_tag &tag) {
    std::swap(Inside::margins(tag).left, Inside::margins(tag).right);
    std::swap(Inside::offsets(tag).left, Inside::offsets(tag).right);
    auto &side = Inside::side(tag);
    if (side != litehtml::float_none) {
      side = side == litehtml::float_left ? litehtml::float_right : litehtml::float_left;
    }
    auto &clear = Inside::clear(tag);
    if (clear == litehtml::clear_left || clear == litehtml::clear_right) {
      clear = clear == litehtml::clear_left ? litehtml::clear_right : litehtml::clear_left;
    }
  }

  static void turn_inside(litehtml::html_tag &tag) {
    std::swap(Inside::padding(tag).left, Inside::padding(tag).right);
    std::swap(Inside::borders(tag).left, Inside::borders(tag).right);
  }

  /// The side that lines begin at, as they are laid out.
  static void align(litehtml::html_tag &tag, bool is_right_to_left) {
    const char *value = tag.get_style_property("text-align", true, "start");
    auto &align = Inside::align(tag);
    if (is(value, "center") || is(value, "justify")) return;
    bool is_end = is(value, "end") || is(value, is_right_to_left ? "left" : "right");
    align = is_end ? litehtml::text_align_right : litehtml::text_align_left;
  }

  void place(const Element::ptr &element, Mirror outer, int width) {
    auto tag = dynamic_cast<litehtml::html_tag *>(element.get());
    if (!tag || element->get_display() == litehtml::display_none) return;
    if (auto directed = dynamic_cast<Directed *>(tag)) {
      if (directed->mirror.sign != outer.sign) outer = turned(*element, outer, width);
      directed->mirror = outer;
    }
    for (auto &child : tag->children()) place(child, outer, width);
  }

  /// The page as a whole is turned in all of its width.
  static Mirror turned(Element &element, Mirror outer, int width) {
    if (!element.have_parent()) return outer.turned(0, width);
    auto place = place_of(element);
    return outer.turned(
        place.left() - element.padding_left() - element.border_left(),
        place.right() + element.padding_right() + element.border_right());
  }

  const telltale_page_host &host_;
  int count_ = 0;
};
