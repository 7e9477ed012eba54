#pragma once
#include <litehtml/litehtml.h>
#include <stdexcept>

/// litehtml knows one direction, so that everything is laid out from left to right; what is written from
/// right to left is turned over where it is drawn: a place between how a page is laid out and how it
/// is seen.
struct Mirror {
  int sign = 1, offset = 0;

  litehtml::position seen(litehtml::position box) const {
    box.x = sign > 0 ? box.x + offset : offset - box.right();
    return box;
  }

  /// What is inside of such a box turned over in it, too.
  Mirror turned(int left, int right) const { return {-sign, sign * (left + right) + offset}; }
};

/// Where an element stands on the page. That of rows of tables does not count: their cells are placed in
/// the table, and litehtml moves rows anew for captions each time that a page is laid out.
inline litehtml::position place_of(litehtml::element &element) {
  auto place = element.get_position();
  for (auto outer = element.parent(); outer; outer = outer->parent()) {
    if (outer->get_display() == litehtml::display_table_row) continue;
    place.x += outer->get_position().x;
    place.y += outer->get_position().y;
  }
  return place;
}

/// What an element has beside its style.
class Directed {
 public:
  Mirror mirror;
  /// The part of a line that is ordered by itself (`dir` of an inline element), 0 for none, and -1 for
  /// what stands before an item of a list.
  int isolate = 0;
};

/// Draws what the elements say, turned as the innermost one is.
class Stage : public litehtml::document_container {
 public:
  Directed now;

  /// To be called for each box that is laid out. Tables are laid out several times for each that they
  /// stand in, so that a few nested ones would take for ever: such a page is
  /// laid out without its tables.
  void count() {
    if (++boxes_ > most_) throw std::length_error("too many boxes");
  }

 protected:
  ~Stage() = default;

 private:
  static constexpr int most_ = 1 << 19;
  int boxes_ = 0;
};

/// Any element, drawn as its direction wants it.
template <class Base>
class Tag : public Base, public Directed {
 public:
  using Base::Base;
  int render(int x, int y, int width, bool is_second = false) override {
    static_cast<Stage *>(this->get_document()->container())->count();
    return Base::render(x, y, width, is_second);
  }
  void draw(litehtml::uint_ptr context, int x, int y, const litehtml::position *clip) override {
    Turn turn(*this);
    turn.write_marker();
    Base::draw(context, x, y, clip);
  }
  void draw_background(
      litehtml::uint_ptr context, int x, int y, const litehtml::position *clip) override {
    Turn turn(*this);
    Base::draw_background(context, x, y, clip);
  }
  void draw_children(
      litehtml::uint_ptr context, int x, int y, const litehtml::position *clip,
      litehtml::draw_flag flag, int level) override {
    Turn turn(*this);
    Base::draw_children(context, x, y, clip, flag, level);
  }

 private:
  class Turn {
   public:
    explicit Turn(const Tag &tag)
        : stage_(*static_cast<Stage *>(tag.get_document()->container())), before_(stage_.now) {
      stage_.now = tag;
    }
    Turn(const Turn &) = delete;
    ~Turn() { stage_.now = before_; }
    /// Text that an element draws itself is what stands before it: its own is drawn by its words.
    void write_marker() { stage_.now.isolate = -1; }

   private:
    Stage &stage_;
    Directed before_;
  };
};

/// What litehtml keeps to itself.
struct Inside : litehtml::html_tag {
  static auto &margins(html_tag &tag) { return tag.*(&Inside::m_css_margins); }
  static auto &padding(html_tag &tag) { return tag.*(&Inside::m_css_padding); }
  static auto &borders(html_tag &tag) { return tag.*(&Inside::m_css_borders); }
  static auto &offsets(html_tag &tag) { return tag.*(&Inside::m_css_offsets); }
  static auto &align(html_tag &tag) { return tag.*(&Inside::m_text_align); }
  static auto &side(html_tag &tag) { return tag.*(&Inside::m_float); }
  static auto &clear(html_tag &tag) { return tag.*(&Inside::m_clear); }
  static auto &list_type(html_tag &tag) { return tag.*(&Inside::m_list_style_type); }
  static auto list_position(html_tag &tag) { return tag.*(&Inside::m_list_style_position); }
  static auto *grid(html_tag &tag) { return (tag.*(&Inside::m_grid)).get(); }
  static void draw_marker(html_tag &tag, const litehtml::position &place) {
    (tag.*(&Inside::draw_list_marker))(0, place);
  }
};
