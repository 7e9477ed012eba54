SUMMARY = "Asks the person in front of a screen, without X11 and Wayland"
HOMEPAGE = "https://telltale.io"
LICENSE = "Apache-2.0"
LIC_FILES_CHKSUM = "file://LICENSE;md5=3b83ef96387f14655fc854ddc3c6bd57"

# tools/vendor makes the archive; it has the Swift packages in it, below .build/checkouts: nothing is fetched while building.
SRC_URI = "${TELLTALE_MIRROR}/telltale-${PV}-vendored.tar.xz"
SRC_URI[sha256sum] = "${TELLTALE_SHA256}"
TELLTALE_MIRROR ?= "file:///srv/sources"
TELLTALE_SHA256 ?= ""
S = "${WORKDIR}/telltale-${PV}"

inherit swift systemd useradd pkgconfig

DEPENDS = "libdrm libevdev udev libxkbcommon libyaml gumbo-parser libpng jpeg libwebp litehtml harfbuzz freetype fribidi libthai qrencode"
RDEPENDS:${PN} = "fribidi libudev libxkbcommon xkeyboard-config libthai qrencode"
RRECOMMENDS:${PN} = "ttf-noto-sans librsvg"

SWIFT_BUILD_FLAGS = "--skip-update --product telltale-unit"

do_install() {
    install -D -m 0755 ${B}/.build/release/telltale-unit ${D}${bindir}/telltale
    install -d ${D}${datadir}/telltale
    cp -r --no-preserve=ownership ${S}/Platforms ${D}${datadir}/telltale/
    install -D -m 0644 ${S}/schemas/io.telltale.varlink ${D}${datadir}/telltale/io.telltale.varlink
    install -D -m 0644 ${S}/systemd/telltale.service ${D}${systemd_system_unitdir}/telltale.service
    install -D -m 0644 ${S}/systemd/telltale.socket ${D}${systemd_system_unitdir}/telltale.socket
    install -D -m 0644 ${S}/systemd/telltale.sysusers ${D}${nonarch_libdir}/sysusers.d/telltale.conf
    install -d ${D}${sysconfdir}/telltale/telltale.yaml.d
}

SYSTEMD_SERVICE:${PN} = "telltale.socket telltale.service"
USERADD_PACKAGES = "${PN}"
GROUPADD_PARAM:${PN} = "--system render"
USERADD_PARAM:${PN} = "--system --home-dir /var/lib/telltale --shell /sbin/nologin --user-group --groups video,input,render telltale"
FILES:${PN} += "${datadir}/telltale ${systemd_system_unitdir} ${nonarch_libdir}/sysusers.d"
