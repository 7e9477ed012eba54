"""Leaves a picture on the screen as a boot splash does, runs in the guest until it is killed.

It gives up being the master and keeps its buffer, so whoever shows something over it has a picture
to put back; nobody else will. Prints a line when the picture is up.

With --cursor it lights the cursor plane too. With --planes it changes nothing and prints each lit
plane with the number of its framebuffer.
"""

import ctypes
import mmap
import os
import sys
import time

CONNECTED = 1
CLIENT_CAP_UNIVERSAL_PLANES = 2
ARGB8888 = int.from_bytes(b"AR24", "little")
CURSOR_SIDE = 64


class Connector(ctypes.Structure):
    """The head of drmModeConnector in xf86drmMode.h."""

    _fields_ = [(name, ctypes.c_uint32) for name in (
        "connector_id", "encoder_id", "connector_type", "connector_type_id", "connection",
        "millimetres_wide", "millimetres_high", "subpixel")] + [
        ("count_modes", ctypes.c_int), ("modes", ctypes.c_void_p)]


class Resources(ctypes.Structure):
    """drmModeRes in xf86drmMode.h."""

    _fields_ = [
        ("count_fbs", ctypes.c_int), ("fbs", ctypes.POINTER(ctypes.c_uint32)),
        ("count_crtcs", ctypes.c_int), ("crtcs", ctypes.POINTER(ctypes.c_uint32)),
        ("count_connectors", ctypes.c_int), ("connectors", ctypes.POINTER(ctypes.c_uint32))]


class Planes(ctypes.Structure):
    """drmModePlaneRes in xf86drmMode.h."""

    _fields_ = [("count", ctypes.c_uint32), ("planes", ctypes.POINTER(ctypes.c_uint32))]


class Plane(ctypes.Structure):
    """The head of drmModePlane in xf86drmMode.h."""

    _fields_ = [
        ("count_formats", ctypes.c_uint32), ("formats", ctypes.POINTER(ctypes.c_uint32)),
        ("plane_id", ctypes.c_uint32), ("crtc_id", ctypes.c_uint32), ("fb_id", ctypes.c_uint32)]


def check(result, what):
    if result != 0:
        raise SystemExit(f"splash: {what}: {os.strerror(-result)}")


def connected(drm, card, resources):
    for at in range(resources.count_connectors):
        connector = drm.drmModeGetConnector(card, resources.connectors[at]).contents
        if connector.connection == CONNECTED and connector.count_modes:
            return connector
    raise SystemExit("splash: no connected connector")


def paint(card, drm, handle, size):
    offset = ctypes.c_uint64()
    check(drm.drmModeMapDumbBuffer(card, handle, ctypes.byref(offset)), "map")
    with mmap.mmap(card, size, offset=offset.value) as memory:
        memory[:] = (b"\x20\x60\xa0\0" * 64 + b"\xa0\x60\x20\0" * 64) * (size // 512) \
            + bytes(size % 512)


def all_planes(drm, card):
    check(drm.drmSetClientCap(card, ctypes.c_uint64(CLIENT_CAP_UNIVERSAL_PLANES),
                              ctypes.c_uint64(1)), "universal planes")
    found = drm.drmModeGetPlaneResources(card).contents
    return [drm.drmModeGetPlane(card, found.planes[at]).contents for at in range(found.count)]


def light_cursor(drm, card, crtc):
    """On the plane that takes no opaque pixels, which on the tests' cards is the cursor's."""
    plane = next(each for each in all_planes(drm, card)
                 if ARGB8888 in each.formats[:each.count_formats] and not each.fb_id)
    handle, pitch, frame = (ctypes.c_uint32() for _ in range(3))
    size = ctypes.c_uint64()
    check(drm.drmModeCreateDumbBuffer(card, CURSOR_SIDE, CURSOR_SIDE, 32, 0, ctypes.byref(handle),
                                      ctypes.byref(pitch), ctypes.byref(size)), "create cursor")
    four = ctypes.c_uint32 * 4
    check(drm.drmModeAddFB2(card, CURSOR_SIDE, CURSOR_SIDE, ARGB8888, four(handle.value),
                            four(pitch.value), four(), ctypes.byref(frame), 0), "add cursor")
    whole = CURSOR_SIDE << 16
    check(drm.drmModeSetPlane(card, plane.plane_id, crtc, frame, 0, 40, 30, CURSOR_SIDE,
                              CURSOR_SIDE, 0, 0, whole, whole), "light cursor")


def main():
    drm = ctypes.CDLL("libdrm.so.2")
    drm.drmModeGetResources.restype = ctypes.POINTER(Resources)
    drm.drmModeGetConnector.restype = ctypes.POINTER(Connector)
    drm.drmModeGetPlaneResources.restype = ctypes.POINTER(Planes)
    drm.drmModeGetPlane.restype = ctypes.POINTER(Plane)
    card = os.open("/dev/dri/card0", os.O_RDWR | os.O_CLOEXEC)
    if "--planes" in sys.argv:
        for plane in all_planes(drm, card):
            if plane.fb_id:
                print(plane.plane_id, plane.fb_id)
        return
    resources = drm.drmModeGetResources(card).contents
    connector = connected(drm, card, resources)
    # struct _drmModeModeInfo: clock, then hdisplay and, four fields on, vdisplay.
    mode = (ctypes.c_uint16 * 34).from_address(connector.modes)
    width, height = mode[2], mode[7]
    handle, pitch, frame = (ctypes.c_uint32() for _ in range(3))
    size = ctypes.c_uint64()
    check(drm.drmModeCreateDumbBuffer(card, width, height, 32, 0, ctypes.byref(handle),
                                      ctypes.byref(pitch), ctypes.byref(size)), "create")
    check(drm.drmModeAddFB(card, width, height, 24, 32, pitch, handle, ctypes.byref(frame)), "add")
    paint(card, drm, handle, size.value)
    identifier = ctypes.c_uint32(connector.connector_id)
    check(drm.drmModeSetCrtc(card, resources.crtcs[0], frame, 0, 0, ctypes.byref(identifier), 1,
                             ctypes.c_void_p(connector.modes)), "set")
    if "--cursor" in sys.argv:
        light_cursor(drm, card, resources.crtcs[0])
    check(drm.drmDropMaster(card), "drop master")
    print("up", flush=True)
    while True:
        time.sleep(60)


if __name__ == "__main__":
    sys.exit(main())
