#pragma once
#include "stage.hpp"
#include <litehtml/el_anchor.h>
#include <litehtml/el_body.h>
#include <litehtml/el_break.h>
#include <litehtml/el_div.h>
#include <litehtml/el_font.h>
#include <litehtml/el_image.h>
#include <litehtml/el_para.h>
#include <litehtml/el_table.h>
#include <litehtml/el_td.h>
#include <litehtml/el_tr.h>
#include <litehtml/litehtml.h>
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <strings.h>

/// A cell that cannot make a table of a million columns.
class Cell : public litehtml::el_td {
 public:
  using el_td::el_td;
  void set_attr(const litehtml::tchar_t *name, const litehtml::tchar_t *value) override {
    bool is_span = !strcasecmp(name, "colspan") || !strcasecmp(name, "rowspan");
    if (is_span && value) {
      long span = std::clamp(std::strtol(value, nullptr, 10), 1L, limit_);
      el_td::set_attr(name, std::to_string(span).c_str());
    } else {
      el_td::set_attr(name, value);
    }
  }

 private:
  /// Columns and rows that one cell may take.
  static constexpr long limit_ = 100;
};

/// The styles of a page, where they do not cost too much.
class Sheet : public litehtml::element {
 public:
  using element::element;
  bool appendChild(const ptr &child) override {
    m_children.push_back(child);
    return true;
  }
  const litehtml::tchar_t *get_tagName() const override { return "style"; }
  void parse_attributes() override {
    auto document = get_document();
    if (!static_cast<Stage *>(document->container())->takes_styles) return;
    std::string text;
    for (const auto &child : m_children) child->get_text(text);
    if (StyleCost::is_too_high(text)) throw CostlyStyles();
    document->add_stylesheet(text.c_str(), nullptr, nullptr);
  }
};

/// The elements that litehtml would make of tags, drawn in their direction. Absent for those that are
/// never drawn.
inline litehtml::element::ptr make_tag(
    const char *name, const std::shared_ptr<litehtml::document> &document) {
  auto is = [name](const char *wanted) { return !strcasecmp(name, wanted); };
  if (is("style")) return std::make_shared<Sheet>(document);
  for (const char *unseen : {"link", "title", "script", "base"}) {
    if (is(unseen)) return nullptr;
  }
  if (is("td") || is("th")) return std::make_shared<Tag<Cell>>(document);
  if (is("br")) return std::make_shared<Tag<litehtml::el_break>>(document);
  if (is("p")) return std::make_shared<Tag<litehtml::el_para>>(document);
  if (is("img")) return std::make_shared<Tag<litehtml::el_image>>(document);
  if (is("table")) return std::make_shared<Tag<litehtml::el_table>>(document);
  if (is("a")) return std::make_shared<Tag<litehtml::el_anchor>>(document);
  if (is("tr")) return std::make_shared<Tag<litehtml::el_tr>>(document);
  if (is("body")) return std::make_shared<Tag<litehtml::el_body>>(document);
  if (is("div")) return std::make_shared<Tag<litehtml::el_div>>(document);
  if (is("font")) return std::make_shared<Tag<litehtml::el_font>>(document);
  return std::make_shared<Tag<litehtml::html_tag>>(document);
}
