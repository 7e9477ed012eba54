#pragma once
#include <litehtml/litehtml.h>
#include <algorithm>
#include <stdexcept>
#include "budget.hpp"

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
  /// Before all rows of a table (-1) or behind them (1): the place of heads and feet.
  int end = 0;
};

/// Draws what the elements say, turned as the innermost one is.
class Stage : public litehtml::document_container {
 public:
  Directed now;
  /// The number of the text whose words are drawn, 0 for what is of none.
  int number = 0;
  /// False where the page is shown without the styles that its author gave it.
  bool takes_styles = true;

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

  void parse_styles(bool is_second = false) override {
    Base::parse_styles(is_second);
    nothing_hidden_();
    take_end_();
  }
  // The rows of a table are counted here.
  void init() override {
    bool is_table = this->m_display == litehtml::display_table
        || this->m_display == litehtml::display_inline_table;
    if (is_table) order_ends_();
    Base::init();
  }

  // Each rule is held against each element, and looks at what is around it.
  void apply_stylesheet(const litehtml::css &sheet) override {
    Budget::spend(sheet.selectors().size());
    Base::apply_stylesheet(sheet);
  }
  int select(const litehtml::css_selector &selector, bool apply_pseudo = true) override {
    Budget::spend(2);
    int found = Base::select(selector, apply_pseudo);
    // What fits is kept with the element, which takes memory.
    if (found) Budget::spend(20);
    return found;
  }
  int select(const litehtml::css_element_selector &selector, bool apply_pseudo = true) override {
    Budget::spend(1 + selector.m_attrs.size());
    return Base::select(selector, apply_pseudo);
  }
  litehtml::element::ptr find_ancestor(
      const litehtml::css_selector &selector, bool apply_pseudo = true,
      bool *is_pseudo = nullptr) override {
    Budget::spend(2);
    return Base::find_ancestor(selector, apply_pseudo, is_pseudo);
  }
  litehtml::element::ptr find_adjacent_sibling(
      const litehtml::element::ptr &element, const litehtml::css_selector &selector,
      bool apply_pseudo = true, bool *is_pseudo = nullptr) override {
    Budget::spend(this->m_children.size());
    return Base::find_adjacent_sibling(element, selector, apply_pseudo, is_pseudo);
  }
  litehtml::element::ptr find_sibling(
      const litehtml::element::ptr &element, const litehtml::css_selector &selector,
      bool apply_pseudo = true, bool *is_pseudo = nullptr) override {
    Budget::spend(this->m_children.size());
    return Base::find_sibling(element, selector, apply_pseudo, is_pseudo);
  }
  bool is_nth_child(
      const litehtml::element::ptr &element, int step, int offset, bool of_type) const override {
    Budget::spend(this->m_children.size());
    return Base::is_nth_child(element, bounded_(step), bounded_(offset), of_type);
  }
  bool is_nth_last_child(
      const litehtml::element::ptr &element, int step, int offset, bool of_type) const override {
    Budget::spend(this->m_children.size());
    return Base::is_nth_last_child(element, bounded_(step), bounded_(offset), of_type);
  }
  bool is_only_child(const litehtml::element::ptr &element, bool of_type) const override {
    Budget::spend(this->m_children.size());
    return Base::is_only_child(element, of_type);
  }

  // Each line, and each float, looks at all floats beside it.
  void get_line_left_right(
      int y, int default_right, int &left, int &right) override {
    Budget::spend(1 + floats_());
    Base::get_line_left_right(y, default_right, left, right);
  }
  int get_line_left(int y) override {
    Budget::spend(1 + floats_());
    return Base::get_line_left(y);
  }
  int get_line_right(int y, int default_right) override {
    Budget::spend(1 + floats_());
    return Base::get_line_right(y, default_right);
  }
  int find_next_line_top(int top, int width, int default_right) override {
    Budget::spend(1 + 4 * floats_());
    return Base::find_next_line_top(top, width, default_right);
  }
  void add_float(const litehtml::element::ptr &element, int x, int y) override {
    Budget::spend(1 + floats_());
    Base::add_float(element, x, y);
  }
  // Items of lists count those before them.
  litehtml::element::ptr get_child(int index) const override {
    Budget::spend(1);
    return Base::get_child(index);
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
  /// Styles say where text stands, never that it is not seen where it stands: nothing is laid upon
  /// anything else, moved out of the page, or cut.
  void nothing_hidden_() {
    this->m_el_position = litehtml::element_position_static;
    auto &own = this->m_css_margins;
    auto &margins = this->m_margins;
    forward_(own.left, margins.left);
    forward_(own.right, margins.right);
    forward_(own.top, margins.top);
    forward_(own.bottom, margins.bottom);
    // An indent to the left may take what was left free for it.
    auto &indent = this->m_css_text_indent;
    if (!indent.is_predefined() && indent.val() < 0) {
      const auto &padding = this->m_padding;
      float room = std::max(
          {0, padding.left + margins.left, padding.right + margins.right});
      bool is_share = indent.units() == litehtml::css_units_percentage;
      indent = is_share ? 0 : std::max(indent.val(), -room);
    }
    bool is_shifted = this->m_vertical_align == litehtml::va_sub
        || this->m_vertical_align == litehtml::va_super;
    if (!this->m_lh_predefined && !is_shifted) {
      this->m_line_height = std::max(this->m_line_height, this->m_font_size);
    }
    if (!this->is_replaced()) grow_();
  }
  /// litehtml knows one kind of groups of rows, and loses the others.
  void take_end_() {
    auto &display = this->m_display;
    bool is_head = display == litehtml::display_table_header_group;
    bool is_foot = display == litehtml::display_table_footer_group;
    end = is_head ? -1 : is_foot ? 1 : 0;
    if (end != 0) display = litehtml::display_table_row_group;
  }
  /// The first head of a table is before its rows and the first foot behind them, wherever their author wrote
  /// them (CSS 2.1, 17.2); others are rows.
  void order_ends_() {
    auto &children = this->m_children;
    Budget::spend(children.size());
    auto place = [&](int end) {
      return std::find_if(children.begin(), children.end(), [&](const litehtml::element::ptr &child) {
        auto directed = dynamic_cast<const Directed *>(child.get());
        return directed && directed->end == end;
      });
    };
    auto head = place(-1);
    if (head != children.end()) std::rotate(children.begin(), head, head + 1);
    auto foot = place(1);
    if (foot != children.end()) std::rotate(foot, foot + 1, children.end());
  }
  static void forward_(litehtml::css_length &length, int &pixels) {
    if (!length.is_predefined() && length.val() < 0) length = 0;
    pixels = std::max(pixels, 0);
  }
  /// A height is the least: what needs more takes it.
  void grow_() {
    auto &height = this->m_css_height;
    if (!height.is_predefined() && height.units() != litehtml::css_units_percentage) {
      auto &least = this->m_css_min_height;
      bool has_least = !least.is_predefined() && least.units() != litehtml::css_units_percentage;
      if (!has_least || least.val() < height.val()) least = height;
      height.predef(0);
    }
    this->m_css_max_height.predef(0);
  }
  /// No page has more children; and sums of such numbers are numbers.
  static int bounded_(int number) { return std::clamp(number, -(1 << 20), 1 << 20); }
  size_t floats_() const { return this->m_floats_left.size() + this->m_floats_right.size(); }

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
