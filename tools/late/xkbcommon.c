// Layouts of keyboards: wanted where there is a keyboard, or one is shown on the screen.
#include "late.h"
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon.h>
#define LIBRARY "libxkbcommon.so.0"

LATE(struct xkb_context *, NULL, xkb_context_new, (enum xkb_context_flags flags), flags)
LATE_VOID(xkb_context_set_log_level, (struct xkb_context *context, enum xkb_log_level level), context,
          level)
LATE(unsigned int, 0, xkb_context_num_include_paths, (struct xkb_context *context), context)
LATE(const char *, NULL, xkb_context_include_path_get, (struct xkb_context *context, unsigned int index),
     context, index)
LATE_VOID(xkb_context_unref, (struct xkb_context *context), context)
LATE(struct xkb_keymap *, NULL, xkb_keymap_new_from_names,
     (struct xkb_context *context, const struct xkb_rule_names *names,
      enum xkb_keymap_compile_flags flags),
     context, names, flags)
LATE(int, 0, xkb_keymap_key_get_syms_by_level,
     (struct xkb_keymap *keymap, xkb_keycode_t key, xkb_layout_index_t layout, xkb_level_index_t level,
      const xkb_keysym_t **symbols),
     keymap, key, layout, level, symbols)
LATE_VOID(xkb_keymap_unref, (struct xkb_keymap *keymap), keymap)
LATE(xkb_layout_index_t, 0, xkb_keymap_num_layouts, (struct xkb_keymap *keymap), keymap)
LATE(uint32_t, 0, xkb_keysym_to_utf32, (xkb_keysym_t symbol), symbol)
LATE(struct xkb_state *, NULL, xkb_state_new, (struct xkb_keymap *keymap), keymap)
LATE(enum xkb_state_component, 0, xkb_state_update_key,
     (struct xkb_state *state, xkb_keycode_t key, enum xkb_key_direction direction), state, key,
     direction)
LATE(xkb_keysym_t, 0, xkb_state_key_get_one_sym, (struct xkb_state *state, xkb_keycode_t key), state, key)
LATE(int, 0, xkb_state_key_get_utf8,
     (struct xkb_state *state, xkb_keycode_t key, char *buffer, size_t size), state, key, buffer, size)
LATE(int, 0, xkb_state_mod_name_is_active,
     (struct xkb_state *state, const char *name, enum xkb_state_component kind), state, name, kind)
LATE_VOID(xkb_state_unref, (struct xkb_state *state), state)
LATE(struct xkb_compose_table *, NULL, xkb_compose_table_new_from_locale,
     (struct xkb_context *context, const char *locale, enum xkb_compose_compile_flags flags), context,
     locale, flags)
LATE_VOID(xkb_compose_table_unref, (struct xkb_compose_table *table), table)
LATE(struct xkb_compose_state *, NULL, xkb_compose_state_new,
     (struct xkb_compose_table *table, enum xkb_compose_state_flags flags), table, flags)
LATE(enum xkb_compose_feed_result, 0, xkb_compose_state_feed,
     (struct xkb_compose_state *state, xkb_keysym_t symbol), state, symbol)
LATE(enum xkb_compose_status, 0, xkb_compose_state_get_status, (struct xkb_compose_state *state), state)
LATE(int, 0, xkb_compose_state_get_utf8, (struct xkb_compose_state *state, char *buffer, size_t size),
     state, buffer, size)
LATE_VOID(xkb_compose_state_reset, (struct xkb_compose_state *state), state)
LATE_VOID(xkb_compose_state_unref, (struct xkb_compose_state *state), state)
