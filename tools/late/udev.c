// Devices that come and go: only a live screen looks for them.
#include "late.h"
#include <libudev.h>
#define LIBRARY "libudev.so.1"

LATE(struct udev *, NULL, udev_new, (void))
LATE(struct udev *, NULL, udev_unref, (struct udev *udev), udev)
LATE(const char *, NULL, udev_device_get_action, (struct udev_device *device), device)
LATE(const char *, NULL, udev_device_get_sysname, (struct udev_device *device), device)
LATE(struct udev_device *, NULL, udev_device_new_from_devnum,
     (struct udev *udev, char kind, dev_t number), udev, kind, number)
LATE(const char *, NULL, udev_device_get_property_value,
     (struct udev_device *device, const char *key), device, key)
LATE(struct udev_device *, NULL, udev_device_unref, (struct udev_device *device), device)
LATE(struct udev_monitor *, NULL, udev_monitor_new_from_netlink, (struct udev *udev, const char *name),
     udev, name)
LATE(int, -1, udev_monitor_filter_add_match_subsystem_devtype,
     (struct udev_monitor *monitor, const char *subsystem, const char *kind), monitor, subsystem, kind)
LATE(int, -1, udev_monitor_enable_receiving, (struct udev_monitor *monitor), monitor)
LATE(int, -1, udev_monitor_get_fd, (struct udev_monitor *monitor), monitor)
LATE(struct udev_device *, NULL, udev_monitor_receive_device, (struct udev_monitor *monitor), monitor)
LATE(struct udev_monitor *, NULL, udev_monitor_unref, (struct udev_monitor *monitor), monitor)
