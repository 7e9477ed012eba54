#pragma once
#include <stdint.h>

/// What sd-bus calls them; their insides are its own.
struct sd_bus;
struct sd_bus_message;

/// An error of a method, as sd-bus has it.
struct sd_bus_error {
  const char *_Nullable name;
  const char *_Nullable message;
  int needs_free;
};

/// Functions of libsystemd, each under the last words of its name; sd-bus(3) and sd-login(3) say what they do. None of
/// them takes a varying number of arguments, so that Swift can call all of them.
struct telltale_systemd {
  int (*_Nonnull open_system)(struct sd_bus *_Nullable *_Nonnull bus);
  struct sd_bus *_Nullable (*_Nonnull flush_close_unref)(struct sd_bus *_Nullable bus);
  int (*_Nonnull get_fd)(struct sd_bus *_Nonnull bus);
  int (*_Nonnull get_events)(struct sd_bus *_Nonnull bus);
  int (*_Nonnull get_timeout)(struct sd_bus *_Nonnull bus, uint64_t *_Nonnull moment);
  int (*_Nonnull process)(
      struct sd_bus *_Nonnull bus, struct sd_bus_message *_Nullable *_Nonnull message);
  int (*_Nonnull send)(
      struct sd_bus *_Nonnull bus, struct sd_bus_message *_Nonnull message,
      uint64_t *_Nullable cookie);

  int (*_Nonnull new_method_call)(
      struct sd_bus *_Nonnull bus, struct sd_bus_message *_Nullable *_Nonnull message,
      const char *_Nonnull destination, const char *_Nonnull path,
      const char *_Nonnull interface, const char *_Nonnull member);
  int (*_Nonnull new_method_return)(
      struct sd_bus_message *_Nonnull call, struct sd_bus_message *_Nullable *_Nonnull message);
  int (*_Nonnull new_method_error)(
      struct sd_bus_message *_Nonnull call, struct sd_bus_message *_Nullable *_Nonnull message,
      const struct sd_bus_error *_Nonnull error);
  struct sd_bus_message *_Nullable (*_Nonnull message_unref)(
      struct sd_bus_message *_Nullable message);

  int (*_Nonnull append_basic)(
      struct sd_bus_message *_Nonnull message, char type, const void *_Nonnull value);
  int (*_Nonnull open_container)(
      struct sd_bus_message *_Nonnull message, char type, const char *_Nonnull contents);
  int (*_Nonnull close_container)(struct sd_bus_message *_Nonnull message);

  int (*_Nonnull read_basic)(
      struct sd_bus_message *_Nonnull message, char type, void *_Nonnull value);
  int (*_Nonnull enter_container)(
      struct sd_bus_message *_Nonnull message, char type, const char *_Nonnull contents);
  int (*_Nonnull exit_container)(struct sd_bus_message *_Nonnull message);
  int (*_Nonnull skip)(struct sd_bus_message *_Nonnull message, const char *_Nonnull types);

  int (*_Nonnull get_type)(struct sd_bus_message *_Nonnull message, uint8_t *_Nonnull type);
  int (*_Nonnull get_reply_cookie)(
      struct sd_bus_message *_Nonnull message, uint64_t *_Nonnull cookie);
  const struct sd_bus_error *_Nullable (*_Nonnull get_error)(
      struct sd_bus_message *_Nonnull message);
  const char *_Nullable (*_Nonnull get_sender)(struct sd_bus_message *_Nonnull message);
  const char *_Nullable (*_Nonnull get_path)(struct sd_bus_message *_Nonnull message);
  const char *_Nullable (*_Nonnull get_interface)(struct sd_bus_message *_Nonnull message);
  const char *_Nullable (*_Nonnull get_member)(struct sd_bus_message *_Nonnull message);

  int (*_Nonnull pid_get_session)(int process, char *_Nullable *_Nonnull session);
  int (*_Nonnull pid_get_owner_uid)(int process, uint32_t *_Nonnull user);
  int (*_Nonnull uid_get_display)(uint32_t user, char *_Nullable *_Nonnull session);
  int (*_Nonnull session_get_state)(
      const char *_Nonnull session, char *_Nullable *_Nonnull state);
};

/// The functions, loaded with the first call; null where the library is not installed, or lacks one of them.
const struct telltale_systemd *_Nullable telltale_systemd(void);
