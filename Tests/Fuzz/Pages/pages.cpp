// Lays pages out that a fuzzer makes, with letters that are all of one width: what is looked for is in
// litehtml, gumbo and what stands between them and Swift. tools/fuzz/pages builds it.
#include <CPages.h>
#include <cstdlib>
#include <cstring>
#include <string>

namespace {

/// Elements inside each other that a page may have.
constexpr int depth = 256;
/// Pixels of the window, and of the letters in it.
constexpr int width = 400, height = 300, em = 16;

void need(bool condition) {
  if (!condition) std::abort();
}

void take_box(const telltale_box &box) {
  constexpr int most = 1 << 20;
  for (int number : {box.x, box.y, box.width, box.height}) need(number >= -most && number <= most);
}

int width_of(const char *text) { return static_cast<int>(std::strlen(text)) * em / 2; }

telltale_page_host plain_host() {
  telltale_page_host host = {};
  host.font = [](void *, const char *, int pixels, int, int, unsigned, telltale_metrics *metrics) {
    need(pixels > 0 && pixels <= 1024);
    *metrics = {pixels + pixels / 4, pixels, pixels / 4, pixels / 2};
    return uintptr_t(1);
  };
  host.text_width = [](void *, const char *text, uintptr_t) { return width_of(text); };
  host.split = [](void *, const char *text, void *taker, telltale_take word, telltale_take space) {
    std::string piece;
    for (const char *place = text; *place; place++) {
      if (*place != ' ') {
        piece += *place;
        continue;
      }
      if (!piece.empty()) word(taker, piece.c_str());
      piece.clear();
      space(taker, " ");
    }
    if (!piece.empty()) word(taker, piece.c_str());
  };
  host.may_break = [](void *, const char *, const char *) { return 1; };
  host.cut = [](void *, const char *text, uintptr_t, int room, void *taker, telltale_take part) {
    size_t count = static_cast<size_t>(room > em ? room * 2 / em : 1);
    std::string rest = text;
    for (size_t place = 0; place < rest.size(); place += count) {
      part(taker, rest.substr(place, count).c_str());
    }
  };
  host.image_size = [](void *, const char *, int *wide, int *high) { *wide = *high = 40; };
  host.direction = [](void *, const char *text) { return text[0] & 0x80 ? 1 : 0; };
  host.isolate = [](void *, int, int, int) {};
  host.said = [](void *, int, const char *) {};
  host.text = [](void *, const char *, uintptr_t, uint32_t, int, int, int, telltale_box box) {
    take_box(box);
  };
  host.fill = [](void *, telltale_box box, int, uint32_t) { take_box(box); };
  host.ring = [](void *, telltale_box box, int, int, uint32_t) { take_box(box); };
  host.image = [](void *, const char *, telltale_box box) { take_box(box); };
  host.marker = [](void *, telltale_marker, uint32_t, telltale_box box) { take_box(box); };
  host.push_clip = [](void *, telltale_box box) { take_box(box); };
  host.pop_clip = [](void *) {};
  host.anchor = [](void *, const char *, int) {};
  host.link = [](void *, const char *, int, telltale_box box) { take_box(box); };
  return host;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  std::string html(reinterpret_cast<const char *>(bytes), count);
  auto host = plain_host();
  telltale_page_size size = {};
  auto laid = telltale_lay_page(
      html.c_str(), "p { margin: 8px 0 } li { display: list-item }", "en", width, height, em, depth,
      &host, &size);
  if (laid != telltale_laid_nothing) need(size.width >= 0 && size.height >= 0);
  return 0;
}
