#pragma once
#include "stage.hpp"
#include <litehtml/litehtml.h>
#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <vector>

/// The widths that are left for what stands in a cell of a table that was wider than its place.
class CellRoom {
 public:
  /// The width of what a word in this block may take. Of what surrounds a table inside of a cell its
  /// words know nothing: the table itself gives first.
  int of(const litehtml::element::ptr &block) const {
    if (!block) return 0;
    int width = block->get_position().width;
    for (auto element = block; element; element = element->parent()) {
      auto known = rooms_.find(element.get());
      if (known != rooms_.end()) {
        return std::min(width, known->second + width - element->get_position().width);
      }
      if (element->get_display() == litehtml::display_table_cell) return width;
    }
    return width;
  }

  void set(const litehtml::element::ptr &cell, int width) { rooms_[cell.get()] = width; }

  /// True the first time.
  bool tighten(const litehtml::element *table) { return tight_.insert(table).second; }

 private:
  std::set<const litehtml::element *> tight_;
  std::map<const litehtml::element *, int> rooms_;
};

/// Makes columns of tables narrower until the tables fit, the widest ones first: long words in them are
/// then broken. Columns of numbers stay whole as long as others can give.
class Columns {
 public:
  /// - numbers: the widths of the longest number of each cell.
  Columns(CellRoom &room, const std::map<const litehtml::element *, int> &numbers)
      : room_(room), numbers_(numbers) {}

  /// True where any table was too wide.
  bool narrow(const litehtml::element::ptr &element) {
    auto tag = dynamic_cast<litehtml::html_tag *>(element.get());
    if (!tag || element->get_display() == litehtml::display_none) return false;
    auto *grid = Inside::grid(*tag);
    bool is_table = grid && grid->cols_count() > 0;
    bool is_changed = is_table && narrow(*tag, *grid);
    for (auto &child : tag->children()) is_changed |= narrow(child);
    return is_changed;
  }

 private:
  using Grid = litehtml::table_grid;
  using Widths = std::vector<int>;

  bool narrow(litehtml::html_tag &table, Grid &grid) {
    auto block = table.parent();
    while (block && block->get_display() == litehtml::display_inline) block = block->parent();
    int room = room_.of(block);
    if (room <= 0 || table.width() <= room) return false;
    if (release(table, grid, room) || tighten(table, grid)) return true;
    int columns = 0;
    for (int i = 0; i < grid.cols_count(); i++) columns += grid.column(i).width;
    auto wanted = this->wanted(grid);
    auto given = shared(grid, wanted, room - (table.width() - columns));
    if (given == wanted) return false;
    give(grid, wanted, given);
    return true;
  }

  /// A width that an author wrote for a larger screen is not kept.
  static bool release(litehtml::html_tag &table, Grid &grid, int room) {
    bool is_released = false;
    auto width = table.get_css_width();
    if (!width.is_predefined() && width.units() != litehtml::css_units_percentage
        && width.val() > float(room)) {
      width.set_value(100, litehtml::css_units_percentage);
      table.set_css_width(width);
      is_released = true;
    }
    for (int i = 0; i < grid.cols_count(); i++) {
      auto &own = grid.column(i).css_width;
      if (own.is_predefined() || own.units() == litehtml::css_units_percentage) continue;
      own.predef(0);
      is_released = true;
    }
    return is_released;
  }

  /// Before words are broken the space at the sides of cells is halved.
  bool tighten(const litehtml::html_tag &table, Grid &grid) {
    if (!room_.tighten(&table)) return false;
    for (int row = 0; row < grid.rows_count(); row++) {
      for (int column = 0; column < grid.cols_count(); column++) {
        auto *cell = grid.cell(column, row);
        auto tag = cell ? dynamic_cast<litehtml::html_tag *>(cell->el.get()) : nullptr;
        if (!tag) continue;
        auto &padding = Inside::padding(*tag);
        for (auto *side : {&padding.left, &padding.right}) {
          side->set_value(side->val() / 2, side->units());
        }
      }
    }
    return true;
  }

  /// What each column needs for its longest words.
  static Widths wanted(Grid &grid) {
    Widths widths(grid.cols_count());
    for (int i = 0; i < grid.cols_count(); i++) widths[i] = grid.column(i).min_width;
    return widths;
  }

  /// Numbers stay whole if words of a few letters are then still left of the other columns, else all
  /// give. Where a table does not fit even so, and has to be scrolled, its words stay readable.
  Widths shared(Grid &grid, const Widths &wanted, int width) const {
    for (double ems : {2.0, 1.75}) {
      auto least = this->least(grid, wanted, ems, true);
      if (sum(least) <= width) return shared(wanted, least, width);
    }
    auto least = this->least(grid, wanted, 2, false);
    if (sum(least) > width) least = this->least(grid, wanted, 3.5, true);
    return shared(wanted, least, width);
  }

  /// So many ems of every column, and its longest number.
  Widths least(Grid &grid, const Widths &wanted, double ems, bool keeps_numbers) const {
    Widths least(wanted.size());
    for (int column = 0; column < grid.cols_count(); column++) {
      for (int row = 0; row < grid.rows_count(); row++) {
        auto *cell = grid.cell(column, row);
        if (!cell || !cell->el || cell->colspan > 1) continue;
        int own = static_cast<int>(ems * cell->el->get_font_size());
        auto number = numbers_.find(cell->el.get());
        if (keeps_numbers && number != numbers_.end()) own = std::max(own, number->second);
        least[column] = std::max(least[column], own + cell->el->content_margins_width());
      }
      least[column] = std::min(least[column], wanted[column]);
    }
    return least;
  }

  static int sum(const Widths &widths) { return std::accumulate(widths.begin(), widths.end(), 0); }

  /// The wanted widths cut off at one length, so that they take no more than a width together.
  static Widths shared(const Widths &wanted, const Widths &least, int width) {
    auto cut = [&](int length) {
      Widths widths(wanted);
      for (size_t i = 0; i < widths.size(); i++) {
        widths[i] = std::max(least[i], std::min(wanted[i], length));
      }
      return widths;
    };
    int low = 0, high = std::max(0, width);
    while (low < high) {
      int middle = low + (high - low + 1) / 2;
      if (sum(cut(middle)) <= width) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return cut(low);
  }

  void give(Grid &grid, const Widths &wanted, const Widths &given) {
    for (int row = 0; row < grid.rows_count(); row++) {
      for (int column = 0; column < grid.cols_count(); column++) {
        auto *cell = grid.cell(column, row);
        if (!cell || !cell->el) continue;
        int end = std::min(grid.cols_count(), column + std::max(1, cell->colspan));
        int width = std::accumulate(given.begin() + column, given.begin() + end, 0);
        int before = std::accumulate(wanted.begin() + column, wanted.begin() + end, 0);
        if (width < before) {
          room_.set(cell->el, std::max(1, width - cell->el->content_margins_width()));
        }
      }
    }
  }

  CellRoom &room_;
  const std::map<const litehtml::element *, int> &numbers_;
};
