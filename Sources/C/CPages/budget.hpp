#pragma once
#include "CPages.h"
#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>

/// Thrown where the styles of a page cost more than is given to one.
struct CostlyStyles : std::runtime_error {
  CostlyStyles() : runtime_error("costly styles") {}
};

/// Thrown where nobody waits for the page any more.
struct GivenUp {};

/// What litehtml's loops over a page may take together, counted in steps of some ten nanoseconds rather
/// than in time, so that a page is laid out alike on every machine and in every run. One at a time in a
/// thread.
class Budget {
 public:
  explicit Budget(const telltale_page_host &host) : host_(host), outer_(current_) { current_ = this; }
  Budget(const Budget &) = delete;
  ~Budget() { current_ = outer_; }

  /// To be called wherever the number of calls grows faster than the page.
  static void spend(size_t steps) {
    if (!current_) return;
    current_->spent_ += steps;
    if (current_->spent_ > most_) throw CostlyStyles();
    if (current_->spent_ - current_->looked_ < often_) return;
    current_->looked_ = current_->spent_;
    look();
  }

  /// To be called wherever much is done that is not counted.
  static void look() {
    if (!current_) return;
    const auto &host = current_->host_;
    if (host.is_given_up && host.is_given_up(host.context)) throw GivenUp();
  }

 private:
  static constexpr size_t most_ = 1 << 23;
  /// Steps of less than a millisecond.
  static constexpr size_t often_ = 1 << 14;
  static inline thread_local Budget *current_ = nullptr;
  const telltale_page_host &host_;
  Budget *outer_;
  size_t spent_ = 0, looked_ = 0;
};

/// What makes a style sheet cost more than its length: litehtml copies what is inside of braces once for each
/// pair around it, keeps each part of a selector by itself, and holds all of them against each element.
class StyleCost {
 public:
  static constexpr size_t selector_bytes = 512, all_selector_bytes = 1 << 15, selectors = 1000;
  static constexpr int depth = 4;

  /// True for a sheet of more selectors, longer ones, or more braces inside each other than that.
  static bool is_too_high(const std::string &sheet) {
    // Of the selectors that may be read now: bytes of the last one and of all, and how many.
    size_t length = 0, longest = 0, together = 0, commas = 0;
    size_t all = 0, count = 0;
    int open = 0;
    auto begin = [&] { length = longest = together = commas = 0; };
    for (size_t i = 0; i < sheet.size(); i++) {
      if (sheet.compare(i, 2, "/*") == 0) {
        size_t end = sheet.find("*/", i + 2);
        if (end == std::string::npos) break;
        i = end + 1;
        continue;
      }
      switch (sheet[i]) {
        case '{':
          all += together;
          count += commas + 1;
          if (++open > depth || longest > selector_bytes || all > all_selector_bytes
              || count > selectors) {
            return true;
          }
          begin();
          break;
        case '}':
          if (open > 0) open--;
          begin();
          break;
        case ';':
          begin();
          break;
        case ',':
          commas++;
          length = 0;
          break;
        default:
          together++;
          longest = std::max(longest, ++length);
      }
    }
    // What is never opened may be read as a selector all the same.
    return together > all_selector_bytes;
  }
};
