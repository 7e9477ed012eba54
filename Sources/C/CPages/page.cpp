// litehtml is C++: this is all of it that Swift sees.
#include "CPages.h"
#include <litehtml/litehtml.h>
#include <algorithm>
#include <stdexcept>
#include <string>
#include <strings.h>
#include "depth.hpp"
#include "direction.hpp"
#include "floats.hpp"
#include "lists.hpp"
#include "stage.hpp"
#include "tables.hpp"
#include "tags.hpp"
#include "words.hpp"

namespace {

/// Pixels that any length may have: no page that anybody reads is longer.
constexpr int length_limit = 1 << 20;

int bounded(int value) { return std::clamp(value, -length_limit, length_limit); }

telltale_box box_of(const litehtml::position &pos) {
  return {bounded(pos.x), bounded(pos.y), bounded(pos.width), bounded(pos.height)};
}

uint32_t word_of(const litehtml::web_color &color) {
  return uint32_t(color.alpha) << 24 | uint32_t(color.red) << 16 | uint32_t(color.green) << 8
      | color.blue;
}

class Container : public Stage {
 public:
  Container(const telltale_page_host &host, const char *language, int width, int height, int em)
      : host_(host), language_(language), width_(width), height_(height), em_(em) {}

  litehtml::uint_ptr create_font(
      const litehtml::tchar_t *families, int size, int weight, litehtml::font_style style,
      unsigned decoration,
      litehtml::font_metrics *metrics) override {
    telltale_metrics own = {};
    auto font = host_.font(
        host_.context, families ? families : "", std::clamp(size, 1, 1024), weight,
        style == litehtml::fontStyleItalic, decoration, &own);
    if (metrics) {
      metrics->height = own.height;
      metrics->ascent = own.ascent;
      metrics->descent = own.descent;
      metrics->x_height = own.x_height;
      metrics->draw_spaces = false;
    }
    return font;
  }
  void delete_font(litehtml::uint_ptr) override {}
  int text_width(const litehtml::tchar_t *text, litehtml::uint_ptr font) override {
    Budget::look();
    return host_.text_width(host_.context, text, font);
  }
  void draw_text(
      litehtml::uint_ptr, const litehtml::tchar_t *text, litehtml::uint_ptr font,
      litehtml::web_color color, const litehtml::position &pos) override {
    if (is_measuring_) return measure(pos);
    host_.text(
        host_.context, text, font, word_of(color), now.mirror.sign < 0, now.isolate, number,
        seen(pos));
  }
  int pt_to_px(int points) const override { return bounded(points) * 4 / 3 * em_ / 16; }
  int get_default_font_size() const override { return em_; }
  const litehtml::tchar_t *get_default_font_name() const override { return "sans-serif"; }

  void draw_list_marker(
      litehtml::uint_ptr context, const litehtml::list_marker &marker) override {
    if (!is_sign(marker.marker_type)) return draw_number(context, marker);
    if (is_measuring_) return measure(marker.pos);
    host_.marker(host_.context, kind_of(marker.marker_type), word_of(marker.color), seen(marker.pos));
  }
  void load_image(const litehtml::tchar_t *, const litehtml::tchar_t *, bool) override {}
  void get_image_size(
      const litehtml::tchar_t *name, const litehtml::tchar_t *, litehtml::size &size) override {
    host_.image_size(host_.context, name ? name : "", &size.width, &size.height);
  }
  void draw_background(litehtml::uint_ptr, const litehtml::background_paint &paint) override {
    // The ground of the page itself is its window's.
    if (paint.color.alpha > 0) {
      auto box = paint.is_root ? paint.clip_box : paint.border_box;
      host_.fill(
          host_.context, seen(box), bounded(paint.border_radius.top_left_x),
          word_of(paint.color));
    }
    if (paint.image.empty()) return;
    litehtml::position place(
        paint.position_x, paint.position_y, paint.image_size.width, paint.image_size.height);
    host_.push_clip(host_.context, seen(paint.clip_box));
    host_.image(host_.context, paint.image.c_str(), seen(place));
    host_.pop_clip(host_.context);
  }
  void draw_borders(
      litehtml::uint_ptr, const litehtml::borders &borders, const litehtml::position &pos,
      bool) override {
    const auto &top = borders.top;
    bool is_ring = is_seen(top) && same(top, borders.left) && same(top, borders.right)
        && same(top, borders.bottom);
    if (is_ring) {
      host_.ring(
          host_.context, seen(pos), bounded(borders.radius.top_left_x), bounded(top.width),
          word_of(top.color));
      return;
    }
    side(top, {pos.x, pos.y, pos.width, top.width});
    side(borders.bottom,
         {pos.x, pos.bottom() - borders.bottom.width, pos.width, borders.bottom.width});
    side(borders.left, {pos.x, pos.y, borders.left.width, pos.height});
    side(borders.right,
         {pos.right() - borders.right.width, pos.y, borders.right.width, pos.height});
  }
  void set_caption(const litehtml::tchar_t *) override {}
  void set_base_url(const litehtml::tchar_t *) override {}
  void link(const std::shared_ptr<litehtml::document> &, const litehtml::element::ptr &) override {}
  void on_anchor_click(const litehtml::tchar_t *, const litehtml::element::ptr &) override {}
  void set_cursor(const litehtml::tchar_t *) override {}
  void transform_text(litehtml::tstring &text, litehtml::text_transform how) override {
    // Beyond ASCII it takes the language's rules, and most scripts have no capitals.
    bool starts = true;
    for (char &letter : text) {
      bool is_letter = isascii(letter) && isalpha(letter);
      if (how == litehtml::text_transform_uppercase && is_letter) letter = toupper(letter);
      if (how == litehtml::text_transform_lowercase && is_letter) letter = tolower(letter);
      if (how == litehtml::text_transform_capitalize && is_letter && starts) {
        letter = toupper(letter);
      }
      starts = isascii(letter) && !isalnum(letter);
    }
  }
  void import_css(
      litehtml::tstring &text, const litehtml::tstring &, litehtml::tstring &) override {
    text.clear();
  }
  void set_clip(
      const litehtml::position &pos, const litehtml::border_radiuses &, bool, bool) override {
    host_.push_clip(host_.context, seen(pos));
  }
  void del_clip() override { host_.pop_clip(host_.context); }
  void get_client_rect(litehtml::position &client) const override {
    client = litehtml::position(0, 0, width_, height_);
  }
  std::shared_ptr<litehtml::element> create_element(
      const litehtml::tchar_t *tag, const litehtml::string_map &,
      const std::shared_ptr<litehtml::document> &document) override {
    return make_tag(tag, document);
  }
  void get_media_features(litehtml::media_features &media) const override {
    media.type = litehtml::media_type_screen;
    media.width = media.device_width = width_;
    media.height = media.device_height = height_;
    media.color = 8;
    media.monochrome = 0;
    media.color_index = 0;
    media.resolution = 96;
  }
  void get_language(litehtml::tstring &language, litehtml::tstring &culture) const override {
    language = language_;
    culture = "";
  }
  void split_text(
      const char *text, const std::function<void(const litehtml::tchar_t *)> &on_word,
      const std::function<void(const litehtml::tchar_t *)> &on_space) override {
    Takers takers{on_word, on_space};
    host_.split(
        host_.context, text, &takers,
        [](void *taker, const char *piece) { static_cast<Takers *>(taker)->word(piece); },
        [](void *taker, const char *piece) { static_cast<Takers *>(taker)->space(piece); });
  }

  /// Where what stands before the item of a list begins, which begins itself at 0.
  template <class Draw>
  int leftmost(Draw draw) {
    is_measuring_ = true;
    leftmost_ = 0;
    draw();
    is_measuring_ = false;
    return leftmost_;
  }

 private:
  void measure(const litehtml::position &box) { leftmost_ = std::min(leftmost_, box.x); }
  telltale_box seen(const litehtml::position &box) const { return box_of(now.mirror.seen(box)); }

  struct Takers {
    const std::function<void(const litehtml::tchar_t *)> &word;
    const std::function<void(const litehtml::tchar_t *)> &space;
  };

  static bool is_seen(const litehtml::border &border) {
    return border.width > 0 && border.style != litehtml::border_style_none
        && border.style != litehtml::border_style_hidden && border.color.alpha > 0;
  }
  static bool same(const litehtml::border &left, const litehtml::border &right) {
    return is_seen(right) && left.width == right.width
        && word_of(left.color) == word_of(right.color);
  }
  void side(const litehtml::border &border, const litehtml::position &pos) {
    if (is_seen(border)) host_.fill(host_.context, seen(pos), 0, word_of(border.color));
  }
  static bool is_sign(litehtml::list_style_type type) {
    return type == litehtml::list_style_type_circle || type == litehtml::list_style_type_disc
        || type == litehtml::list_style_type_square;
  }
  static telltale_marker kind_of(litehtml::list_style_type type) {
    if (type == litehtml::list_style_type_circle) return telltale_circle;
    return type == litehtml::list_style_type_square ? telltale_square : telltale_disc;
  }
  /// Lists that litehtml has no digits for, such as Armenian ones, are numbered with ours.
  void draw_number(litehtml::uint_ptr context, const litehtml::list_marker &marker) {
    auto text = std::to_string(marker.index) + ".";
    auto box = marker.pos;
    box.width = text_width(text.c_str(), marker.font);
    box.x = marker.pos.right() - box.width;
    draw_text(context, text.c_str(), marker.font, marker.color, box);
  }

  const telltale_page_host &host_;
  std::string language_;
  int width_, height_, em_;
  bool is_measuring_ = false;
  int leftmost_ = 0;
};

/// Tells of the places that links lead to, and of the links.
class Links {
 public:
  explicit Links(const telltale_page_host &host) : host_(host) {}

  void walk(const litehtml::element::ptr &element) {
    bool is_link = !strcasecmp(element->get_tagName(), "a");
    if (const char *name = element->get_attr("id")) anchor(name, element);
    const char *own = is_link ? element->get_attr("name") : nullptr;
    if (own) anchor(own, element);
    const char *target = is_link ? element->get_attr("href") : nullptr;
    if (target && target[0] == '#') {
      auto directed = dynamic_cast<const Directed *>(element.get());
      for (const auto &box : boxes(element)) {
        auto place = directed ? directed->mirror.seen(box) : box;
        host_.link(host_.context, target + 1, count_, box_of(place));
      }
      count_++;
    }
    for (size_t i = 0; i < element->get_children_count(); i++) {
      walk(element->get_child(static_cast<int>(i)));
    }
  }

 private:
  void anchor(const char *name, const litehtml::element::ptr &element) {
    auto places = boxes(element);
    auto parent = element->parent();
    int y = !places.empty() ? places[0].y : parent ? place_of(*parent).y : 0;
    host_.anchor(host_.context, name, bounded(y));
  }

  /// The boxes of an element on the page; of an inline one, a box a line.
  static litehtml::position::vector boxes(const litehtml::element::ptr &element) {
    litehtml::position::vector found;
    if (element->get_display() != litehtml::display_inline) {
      found.push_back(place_of(*element));
      return found;
    }
    element->get_inline_boxes(found);
    auto parent = element->parent();
    auto origin = parent ? place_of(*parent) : litehtml::position();
    for (auto &box : found) box.move_to(box.x + origin.x, box.y + origin.y);
    return found;
  }

  const telltale_page_host &host_;
  int count_ = 0;
};

/// Puts everything in its place, again and again: what is too wide is known only afterwards.
void lay(litehtml::document &document, const telltale_page_host &host, int width) {
  Words words(host);
  CellRoom cells;
  words.take(document.root());
  document.render(width);
  if (words.cut(cells)) document.render(width);
  // A table gives its spaces, then its words; one inside of it may have to give once more.
  for (int i = 0; i < 5; i++) {
    if (!Columns(cells, words.numbers()).narrow(document.root())) break;
    words.cut(cells);
    document.render(width);
  }
  for (int i = 0; i < 3 && Floats(document.root()).clear(); i++) document.render(width);
  if (words.loosen()) document.render(width);
  words.settle();
}

/// Puts everything in its place, and then draws it. Throws `length_error` for tables and `CostlyStyles` for
/// anything else that takes too long, before anything is drawn.
bool lay_page(
    const char *html, const std::string &style, const char *language, int width, int height,
    int em, const telltale_page_host &host, telltale_page_size &size, bool takes_styles = true) {
  Budget budget(host);
  Container container(host, language, width, height, em);
  container.takes_styles = takes_styles;
  litehtml::context context;
  context.load_master_stylesheet(style.c_str());
  auto document = litehtml::document::createFromUTF8(html, &container, &context);
  if (!document || !document->root()) return false;
  auto root = document->root();
  Directions directions(host);
  size.is_right_to_left = directions.resolve(root, size.is_right_to_left);
  Numbering numbering(root);
  MarkerRoom(root, [&](auto draw) { return container.leftmost(draw); });
  lay(*document, host, width);
  size.width = bounded(document->width());
  size.height = bounded(document->height());
  directions.place(root, std::max(width, size.width));
  litehtml::position all(0, 0, length_limit, length_limit);
  document->draw(0, 0, 0, &all);
  Links(host).walk(root);
  return true;
}

/// With this, tables take no longer than their text.
constexpr char tables_apart[] =
    "\ntable, caption, thead, tbody, tfoot, tr, td, th { display: block !important }"
    "\n[hidden] { display: none !important }";

/// With this, nothing has to find its place beside anything else, whatever an element says of itself.
constexpr char nothing_aside[] = "\n* { float: none !important }";

/// The page as far as it can be had: whole, else without its tables.
enum telltale_laid lay_styled(
    const char *html, const std::string &style, const char *language, int width, int height,
    int em, const telltale_page_host &host, telltale_page_size &size) {
  const telltale_page_size asked = size;
  try {
    bool is_laid = lay_page(html, style, language, width, height, em, host, size);
    return is_laid ? telltale_laid_whole : telltale_laid_nothing;
  } catch (const std::length_error &) {
    size = asked;
  }
  bool is_laid = lay_page(html, style + tables_apart, language, width, height, em, host, size);
  return is_laid ? telltale_laid_without_tables : telltale_laid_nothing;
}

}  // namespace

enum telltale_laid telltale_lay_page(
    const char *html, const char *style, const char *language, int width, int height, int em,
    int depth, const telltale_page_host *host, telltale_page_size *size) {
  try {
    if (PageTree(html).is_deeper_than(depth)) return telltale_laid_nothing;
    const telltale_page_size asked = *size;
    try {
      return lay_styled(html, style, language, width, height, em, *host, *size);
    } catch (const CostlyStyles &) {
      *size = asked;
    }
    auto plain = std::string(style) + tables_apart + nothing_aside;
    bool is_laid = lay_page(html, plain, language, width, height, em, *host, *size, false);
    return is_laid ? telltale_laid_without_styles : telltale_laid_nothing;
  } catch (...) {
    return telltale_laid_nothing;
  }
}
