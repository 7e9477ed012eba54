// Only the agent of polkit speaks over D-Bus, and a library less for the loader makes every start quicker: libsystemd is
// found at run time. These functions have been the same since version 221 of systemd.
#include "CSystemd.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static struct telltale_systemd library;
static int is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// Places and not pointers: the loader would have to set each of these at every start.
static const struct {
  unsigned short place;
  char name[36];
} functions[] = {
  {offsetof(struct telltale_systemd, open_system), "sd_bus_open_system"},
  {offsetof(struct telltale_systemd, flush_close_unref), "sd_bus_flush_close_unref"},
  {offsetof(struct telltale_systemd, get_fd), "sd_bus_get_fd"},
  {offsetof(struct telltale_systemd, get_events), "sd_bus_get_events"},
  {offsetof(struct telltale_systemd, get_timeout), "sd_bus_get_timeout"},
  {offsetof(struct telltale_systemd, process), "sd_bus_process"},
  {offsetof(struct telltale_systemd, send), "sd_bus_send"},
  {offsetof(struct telltale_systemd, new_method_call), "sd_bus_message_new_method_call"},
  {offsetof(struct telltale_systemd, new_method_return), "sd_bus_message_new_method_return"},
  {offsetof(struct telltale_systemd, new_method_error), "sd_bus_message_new_method_error"},
  {offsetof(struct telltale_systemd, message_unref), "sd_bus_message_unref"},
  {offsetof(struct telltale_systemd, append_basic), "sd_bus_message_append_basic"},
  {offsetof(struct telltale_systemd, open_container), "sd_bus_message_open_container"},
  {offsetof(struct telltale_systemd, close_container), "sd_bus_message_close_container"},
  {offsetof(struct telltale_systemd, read_basic), "sd_bus_message_read_basic"},
  {offsetof(struct telltale_systemd, enter_container), "sd_bus_message_enter_container"},
  {offsetof(struct telltale_systemd, exit_container), "sd_bus_message_exit_container"},
  {offsetof(struct telltale_systemd, skip), "sd_bus_message_skip"},
  {offsetof(struct telltale_systemd, get_type), "sd_bus_message_get_type"},
  {offsetof(struct telltale_systemd, get_reply_cookie), "sd_bus_message_get_reply_cookie"},
  {offsetof(struct telltale_systemd, get_error), "sd_bus_message_get_error"},
  {offsetof(struct telltale_systemd, get_sender), "sd_bus_message_get_sender"},
  {offsetof(struct telltale_systemd, get_path), "sd_bus_message_get_path"},
  {offsetof(struct telltale_systemd, get_interface), "sd_bus_message_get_interface"},
  {offsetof(struct telltale_systemd, get_member), "sd_bus_message_get_member"},
  {offsetof(struct telltale_systemd, pid_get_session), "sd_pid_get_session"},
  {offsetof(struct telltale_systemd, pid_get_owner_uid), "sd_pid_get_owner_uid"},
  {offsetof(struct telltale_systemd, uid_get_display), "sd_uid_get_display"},
  {offsetof(struct telltale_systemd, session_get_state), "sd_session_get_state"},
};

static void load(void) {
  void *handle = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  for (unsigned index = 0; index < sizeof functions / sizeof *functions; index++) {
    void *function = dlsym(handle, functions[index].name);
    if (!function) return;
    *(void **)((char *)&library + functions[index].place) = function;
  }
  is_there = 1;
}

const struct telltale_systemd *telltale_systemd(void) {
  pthread_once(&once, load);
  return is_there ? &library : 0;
}
