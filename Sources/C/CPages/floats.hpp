#pragma once
#include "stage.hpp"
#include <litehtml/litehtml.h>
#include <cstddef>
#include <vector>

/// Lines that may not be broken (`pre`, `nowrap`) run on beside what floats, and over it.
class Floats {
 public:
  explicit Floats(const litehtml::element::ptr &root) { collect(root); }

  /// Puts blocks of such lines below what they would run over. True where there were any: the page
  /// then has to be laid out again.
  bool clear() {
    if (floats_.size() * lines_.size() > most_) return false;
    bool is_changed = false;
    for (auto &word : lines_) {
      auto box = place_of(*word);
      for (auto &side : floats_) {
        if (overlap(side.box, box) || is_driven(*word, box, side)) is_changed |= clear(*word, side);
      }
    }
    return is_changed;
  }

 private:
  using Element = litehtml::element;
  struct Float {
    Element::ptr element;
    litehtml::position box;
  };

  /// Of hostile pages, pairs that are looked at.
  static constexpr size_t most_ = 1 << 22;

  void collect(const Element::ptr &element) {
    auto display = element->get_display();
    if (display == litehtml::display_none) return;
    if (display == litehtml::display_inline_text) {
      auto space = element->get_white_space();
      bool is_whole = space == litehtml::white_space_pre || space == litehtml::white_space_nowrap;
      if (is_whole && !element->is_white_space() && !element->skip()) lines_.push_back(element);
      return;
    }
    if (element->get_float() != litehtml::float_none) {
      auto box = place_of(*element);
      box += element->get_paddings();
      box += element->get_borders();
      floats_.push_back({element, box});
    }
    for (size_t i = 0; i < element->get_children_count(); i++) {
      collect(element->get_child(static_cast<int>(i)));
    }
  }

  static bool overlap(const litehtml::position &one, const litehtml::position &other) {
    return one.left() < other.right() && other.left() < one.right()
        && one.top() < other.bottom() && other.top() < one.bottom();
  }

  /// True where a line that begins beside a float goes out of what it stands in.
  static bool is_driven(const Element &word, const litehtml::position &box, const Float &side) {
    auto block = block_of(word);
    if (!block || box.left() < side.box.right()) return false;
    return box.top() < side.box.bottom() && side.box.top() < box.bottom()
        && box.right() > place_of(*block).right();
  }

  static Element::ptr block_of(const Element &word) {
    auto block = word.parent();
    while (block && block->get_display() == litehtml::display_inline) block = block->parent();
    return block;
  }

  static bool contains(const Element::ptr &outer, Element::ptr inner) {
    while (inner && inner != outer) inner = inner->parent();
    return inner != nullptr;
  }

  static bool clear(const Element &word, const Float &side) {
    auto block = block_of(word);
    auto tag = dynamic_cast<litehtml::html_tag *>(block.get());
    bool is_beside = tag && !contains(block, side.element) && !contains(side.element, block)
        && !block->is_positioned() && block->get_float() == litehtml::float_none;
    if (!is_beside) return false;
    auto &clear = Inside::clear(*tag);
    bool is_left = side.element->get_float() == litehtml::float_left;
    auto wanted = is_left ? litehtml::clear_left : litehtml::clear_right;
    if (clear == wanted || clear == litehtml::clear_both) return false;
    clear = clear == litehtml::clear_none ? wanted : litehtml::clear_both;
    return true;
  }

  std::vector<Float> floats_;
  std::vector<Element::ptr> lines_;
};
