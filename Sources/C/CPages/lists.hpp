#pragma once
#include "direction.hpp"
#include <litehtml/litehtml.h>
#include <algorithm>
#include <map>

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
