#pragma once
#include "stage.hpp"
#include <litehtml/litehtml.h>
#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <strings.h>

/// Numbers the items of lists, as their attributes `start`, `reversed`, `value` and `type` want it.
class Numbering {
 public:
  explicit Numbering(const litehtml::element::ptr &element) { walk(element); }

 private:
  /// Further nobody counts.
  static constexpr long most_ = 999'999'999;

  void walk(const litehtml::element::ptr &element) {
    auto tag = dynamic_cast<litehtml::html_tag *>(element.get());
    if (!tag) return;
    number(*tag);
    for (auto &child : tag->children()) walk(child);
  }

  static bool is_item(const litehtml::element &element) {
    return !strcasecmp(element.get_tagName(), "li");
  }

  static long value(const char *text) {
    return std::clamp(std::strtol(text, nullptr, 10), -most_, most_);
  }

  static void number(litehtml::html_tag &list) {
    auto &items = list.children();
    bool is_reversed = list.get_attr("reversed") != nullptr;
    long count = std::count_if(
        items.begin(), items.end(), [](auto &item) { return is_item(*item); });
    long next = is_reversed ? count : 1;
    if (const char *start = list.get_attr("start")) next = value(start);
    for (auto &item : items) {
      auto tag = dynamic_cast<litehtml::html_tag *>(item.get());
      if (!tag || !is_item(*item)) continue;
      if (const char *own = item->get_attr("value")) next = value(own);
      const char *type = item->get_attr("type", list.get_attr("type"));
      if (type) write_as(*tag, type);
      if (!has_letters(*tag, next)) Inside::list_type(*tag) = litehtml::list_style_type_decimal;
      item->set_attr("list_index", std::to_string(next).c_str());
      next = std::clamp(next + (is_reversed ? -1 : 1), -most_, most_);
    }
  }

  static void write_as(litehtml::html_tag &item, const std::string &type) {
    auto &own = Inside::list_type(item);
    if (type == "1") own = litehtml::list_style_type_decimal;
    if (type == "a") own = litehtml::list_style_type_lower_alpha;
    if (type == "A") own = litehtml::list_style_type_upper_alpha;
    if (type == "i") own = litehtml::list_style_type_lower_roman;
    if (type == "I") own = litehtml::list_style_type_upper_roman;
  }

  /// Letters begin with 1, and Roman numbers end before 4000.
  static bool has_letters(litehtml::html_tag &item, long number) {
    switch (Inside::list_type(item)) {
      case litehtml::list_style_type_lower_roman:
      case litehtml::list_style_type_upper_roman: return number > 0 && number < 4000;
      case litehtml::list_style_type_lower_alpha:
      case litehtml::list_style_type_upper_alpha:
      case litehtml::list_style_type_lower_latin:
      case litehtml::list_style_type_upper_latin:
      case litehtml::list_style_type_lower_greek: return number > 0;
      default: return true;
    }
  }
};

/// Sees how far what stands before the items of lists goes.
class MarkerRoom {
 public:
  /// - leftmost: tells where what a function draws begins.
  template <class Leftmost>
  MarkerRoom(const litehtml::element::ptr &root, Leftmost leftmost) {
    find(root, leftmost);
    for (auto &[list, room] : rooms_) give(*list, room);
  }

 private:
  template <class Leftmost>
  void find(const litehtml::element::ptr &element, Leftmost leftmost) {
    auto tag = dynamic_cast<litehtml::html_tag *>(element.get());
    if (!tag || element->get_display() == litehtml::display_none) return;
    auto list = dynamic_cast<litehtml::html_tag *>(element->parent().get());
    if (list && element->get_display() == litehtml::display_list_item && is_outside(*tag)) {
      int own = -leftmost([&] { Inside::draw_marker(*tag, litehtml::position()); });
      auto &room = rooms_[list];
      room = std::max(room, own - element->padding_left() - element->border_left());
    }
    for (auto &child : tag->children()) find(child, leftmost);
  }

  static bool is_outside(litehtml::html_tag &tag) {
    auto type = Inside::list_type(tag);
    return type != litehtml::list_style_type_none
        && Inside::list_position(tag) == litehtml::list_style_position_outside;
  }

  /// Indents a list whose numbers need more than its indent.
  static void give(litehtml::html_tag &list, int room) {
    auto &own = Inside::padding(list).left;
    if (own.units() == litehtml::css_units_percentage || own.val() >= float(room)) return;
    own.set_value(float(room), litehtml::css_units_px);
  }

  std::map<litehtml::html_tag *, int> rooms_;
};
