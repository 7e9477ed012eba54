#pragma once
#include "CPages.h"
#include "tables.hpp"
#include <litehtml/litehtml.h>
#include <litehtml/el_space.h>
#include <algorithm>
#include <map>
#include <string>
#include <strings.h>
#include <typeinfo>
#include <utility>
#include <vector>

/// A piece of text between places where lines may be broken. litehtml breaks lines between any two
/// elements and puts all text on one baseline; this piece knows better.
class Word : public litehtml::el_text {
 public:
  using el_text::el_text;

  /// Finds its size and its height over the baseline, once it has a parent.
  void dress(bool is_transformed) {
    parse_styles(false);
    if (is_transformed && m_use_transformed) {
      m_use_transformed = false;
      m_size.width = get_document()->container()->text_width(
          m_text.c_str(), parent()->get_font());
    }
    claim(m_size.width);
    raise_ = raise();
  }

  /// The number of the text that it is of.
  int number = 0;

  void draw(litehtml::uint_ptr context, int x, int y, const litehtml::position *clip) override {
    auto &stage = *static_cast<Stage *>(get_document()->container());
    stage.number = number;
    el_text::draw(context, x, y, clip);
    stage.number = 0;
  }

  const std::string &shown() const { return m_use_transformed ? m_transformed_text : m_text; }
  int own_width() const { return m_size.width; }

  /// What the tags that begin before it and end behind it add to its width.
  int padding() { return get_inline_shift_left() + get_inline_shift_right(); }

  /// The width that it asks for on its line.
  void claim(int width) { claim_ = width; }

  bool is_on_line_of(const Word &other) const { return m_box == other.m_box; }

  /// Takes its own width, so much further to the left than it was put.
  void settle(int surplus) {
    m_pos.width = m_size.width;
    m_pos.x -= surplus;
  }

  litehtml::uint_ptr get_font(litehtml::font_metrics *metrics = nullptr) override {
    auto font = el_text::get_font(metrics);
    // The line puts the text's top so far above its baseline.
    if (metrics) metrics->ascent += raise_;
    return font;
  }

 protected:
  void get_content_size(litehtml::size &size, int) override {
    size = m_size;
    size.width = claim_;
  }

 private:
  /// Above the baseline for `super`, below it for `sub`. Children have their parent's word for it, so
  /// that only the outermost counts.
  int raise() const {
    int sum = 0;
    auto element = parent();
    while (element && element->get_display() == litehtml::display_inline) {
      auto outer = element->parent();
      auto own = element->get_vertical_align();
      if (outer && own != outer->get_vertical_align()) {
        if (own == litehtml::va_super) sum += outer->get_font_size() / 3;
        if (own == litehtml::va_sub) sum -= outer->get_font_size() / 5;
      }
      element = outer;
    }
    return sum;
  }

  int claim_ = 0;
  int raise_ = 0;
};

/// The words of a page, in chunks that no line may be broken in, whatever elements their parts are of.
class Words {
 public:
  explicit Words(const telltale_page_host &host) : host_(host) {}

  /// Takes the place of the page's text.
  void take(const litehtml::element::ptr &root) {
    dress(root);
    collect(root);
    close();
    part();
    for (auto &chunk : chunks_) claim(chunk);
  }

  /// The widths of the longest number in each cell of a table.
  std::map<const litehtml::element *, int> numbers() const {
    std::map<const litehtml::element *, int> numbers;
    for (auto &chunk : chunks_) {
      std::string text;
      for (auto &word : chunk) text += word->shown();
      if (!is_number(text)) continue;
      auto element = chunk.front()->parent();
      while (element && element->get_display() != litehtml::display_table_cell) {
        element = element->parent();
      }
      if (!element) continue;
      auto &longest = numbers[element.get()];
      longest = std::max(longest, width(chunk));
    }
    return numbers;
  }

  /// Breaks chunks that are wider than what they stand in. True where there were any: the page then
  /// has to be laid out again.
  bool cut(const CellRoom &cells) {
    bool is_cut = false;
    std::vector<Chunk> chunks;
    for (auto &chunk : chunks_) {
      int width = cells.of(block(*chunk.front()));
      if (width <= 0 || this->width(chunk) <= width) {
        chunks.push_back(chunk);
        continue;
      }
      is_cut = true;
      chunks.emplace_back();
      int filled = 0;
      for (size_t i = 0; i < chunk.size(); i++) {
        // A comma is not left alone: some letters go down to it.
        int following = this->following(chunk, i, width);
        int own = breadth(*chunk[i]);
        if (filled > 0 && own > width / 4 && own + following <= width
            && filled + own + following > width) {
          chunks.emplace_back();
          filled = 0;
        }
        for (auto &piece : pieces(chunk[i], width, following)) {
          if (filled > 0 && filled + breadth(*piece) > width) {
            chunks.emplace_back();
            filled = 0;
          }
          chunks.back().push_back(piece);
          filled += breadth(*piece);
        }
      }
    }
    if (!is_cut) return false;
    chunks_ = std::move(chunks);
    for (auto &chunk : chunks_) claim(chunk);
    return true;
  }

  /// Gives up chunks that did not find room on one line all the same, beside an indent. True where
  /// there were any: the page then has to be laid out again.
  bool loosen() {
    bool is_loose = false;
    std::vector<Chunk> chunks;
    for (auto &chunk : chunks_) {
      bool is_whole = std::all_of(chunk.begin(), chunk.end(), [&](auto &word) {
        return word->is_on_line_of(*chunk.front());
      });
      if (is_whole) {
        chunks.push_back(chunk);
        continue;
      }
      is_loose = true;
      for (auto &word : chunk) chunks.push_back({word});
    }
    chunks_ = std::move(chunks);
    for (auto &chunk : chunks_) claim(chunk);
    return is_loose;
  }

  /// To be called when all lines are filled.
  void settle() {
    for (auto &chunk : chunks_) {
      int surplus = 0;
      for (auto word = chunk.rbegin(); word != chunk.rend(); word++) {
        bool is_first = *word == chunk.front();
        if (!is_first) surplus += breadth(**word);
        (*word)->settle(is_first ? 0 : surplus);
      }
    }
  }

 private:
  using Chunk = std::vector<std::shared_ptr<Word>>;

  static litehtml::elements_vector *children(const litehtml::element::ptr &element) {
    auto tag = dynamic_cast<litehtml::html_tag *>(element.get());
    return tag ? &tag->children() : nullptr;
  }

  static std::shared_ptr<Word> word(
      const std::string &text, const litehtml::element::ptr &parent, bool is_transformed) {
    auto word = std::make_shared<Word>(text.c_str(), parent->get_document());
    word->parent(parent);
    word->dress(is_transformed);
    return word;
  }

  void dress(const litehtml::element::ptr &element) {
    auto own = children(element);
    if (!own) return;
    for (auto &child : *own) {
      const auto &known = *child;
      if (typeid(known) == typeid(litehtml::el_text)) {
        std::string text;
        child->get_text(text);
        child = word(text, element, false);
      } else {
        dress(child);
      }
    }
  }

  /// Whatever is no word parts the words at its sides, but for the tags that it is dressed with.
  void collect(const litehtml::element::ptr &element) {
    if (auto word = std::dynamic_pointer_cast<Word>(element)) return add(word);
    auto display = element->get_display();
    if (display == litehtml::display_none) return;
    auto own = children(element);
    bool is_dress = own && display == litehtml::display_inline && !element->is_replaced()
        && !element->is_break();
    bool is_apart = parts_texts(*element, is_dress);
    if (!is_dress) close();
    if (is_apart) part();
    if (is_space(*element)) said_ += ' ';
    if (own) {
      for (auto &child : *own) collect(child);
    }
    if (!is_dress) close();
    if (is_apart) part();
  }

  static bool is_space(const litehtml::element &element) {
    return element.is_break() || typeid(element) == typeid(litehtml::el_space);
  }

  /// Blocks and links hold texts of their own; what stands in a line of text does not end it.
  static bool parts_texts(const litehtml::element &element, bool is_dress) {
    if (is_dress) return !strcasecmp(element.get_tagName(), "a") && element.get_attr("href");
    return !is_space(element) && !element.is_replaced()
        && element.get_display() != litehtml::display_inline_block;
  }

  /// Ends what is one text for its reader.
  void part() {
    if (!said_.empty()) host_.said(host_.context, number_, said_.c_str());
    said_.clear();
    number_++;
  }

  void add(const std::shared_ptr<Word> &word) {
    said_ += word->shown();
    word->number = number_;
    if (!open_.empty()) {
      bool breaks = host_.may_break(
          host_.context, open_.back()->shown().c_str(), word->shown().c_str());
      if (breaks) close();
    }
    open_.push_back(word);
  }

  void close() {
    if (!open_.empty()) chunks_.push_back(std::move(open_));
    open_.clear();
  }

  static int breadth(Word &word) { return word.own_width() + word.padding(); }

  static int width(const Chunk &chunk) {
    int sum = 0;
    for (auto &word : chunk) sum += breadth(*word);
    return sum;
  }

  /// The width of what is to stay with a word: the rest of its chunk, or the next part of it, if little.
  static int following(const Chunk &chunk, size_t index, int width) {
    if (index + 1 == chunk.size()) return 0;
    int rest = 0;
    for (size_t i = index + 1; i < chunk.size() && rest <= width; i++) {
      rest += breadth(*chunk[i]);
    }
    if (rest > width / 2) rest = breadth(*chunk[index + 1]);
    return rest <= width / 2 ? rest : 0;
  }

  /// The first asks for the room of all, and the others for none, so that they find it on its line.
  static void claim(const Chunk &chunk) {
    int all = width(chunk);
    for (auto &word : chunk) {
      bool is_first = word == chunk.front();
      word->claim(is_first ? all - word->padding() : -word->padding());
    }
  }

  /// What a word stands in.
  static litehtml::element::ptr block(const Word &word) {
    auto element = word.parent();
    while (element && element->get_display() == litehtml::display_inline) {
      element = element->parent();
    }
    return element;
  }

  /// Amounts, times, measures: more digits than letters.
  static bool is_number(const std::string &text) {
    int digits = 0, letters = 0;
    for (size_t i = 0; i < text.size(); i++) {
      unsigned char byte = text[i], next = i + 1 < text.size() ? text[i + 1] : 0;
      // U+0660 to U+0669 and U+06F0 to U+06F9.
      bool is_arabic = (byte == 0xD9 && next >= 0xA0 && next <= 0xA9)
          || (byte == 0xDB && next >= 0xB0 && next <= 0xB9);
      if (isdigit(byte) || is_arabic) {
        digits++;
      } else if (isalpha(byte) || byte >= 0xC0) {
        letters++;
      }
    }
    return digits > 0 && digits >= letters;
  }

  /// A word as parts of at most a width, in its place in the page; the last one leaves room for what
  /// follows.
  Chunk pieces(const std::shared_ptr<Word> &whole, int width, int following) {
    auto parent = whole->parent();
    following += whole->padding();
    if (whole->own_width() + following <= width || !parent) return {whole};
    Chunk pieces = cut(*whole, parent, width);
    if (pieces.back()->own_width() + following > width) {
      pieces = cut(*whole, parent, std::max(1, width - following));
    }
    if (pieces.size() < 2) return {whole};
    for (auto &piece : pieces) piece->number = whole->number;
    auto &own = *children(parent);
    auto place = std::find(own.begin(), own.end(), whole);
    if (place != own.end()) {
      place = own.erase(place);
      own.insert(place, pieces.begin(), pieces.end());
    }
    return pieces;
  }

  /// No letter is left alone at the end, where the lines before have some to spare.
  Chunk cut(const Word &whole, const litehtml::element::ptr &parent, int width) {
    auto texts = this->texts(whole, parent, width);
    Chunk pieces = words(texts, parent);
    if (pieces.size() < 2 || pieces.back()->own_width() >= width / 3) return pieces;
    int even = whole.own_width() / static_cast<int>(texts.size());
    for (int part : {8, 4, 2}) {
      int spare = parent->get_font_size() / part;
      auto balanced = this->texts(whole, parent, std::min(width, even + spare));
      if (balanced.size() == texts.size()) return words(balanced, parent);
    }
    return pieces;
  }

  using Texts = std::vector<std::string>;

  Texts texts(const Word &whole, const litehtml::element::ptr &parent, int width) {
    Texts texts;
    host_.cut(
        host_.context, whole.shown().c_str(), parent->get_font(), width, &texts,
        [](void *taker, const char *text) { static_cast<Texts *>(taker)->push_back(text); });
    if (texts.empty()) texts.push_back(whole.shown());
    return texts;
  }

  static Chunk words(const Texts &texts, const litehtml::element::ptr &parent) {
    Chunk pieces;
    for (auto &text : texts) pieces.push_back(word(text, parent, true));
    return pieces;
  }

  const telltale_page_host &host_;
  std::vector<Chunk> chunks_;
  Chunk open_;
  /// The text that is being collected, and its number.
  std::string said_;
  int number_ = 1;
};
