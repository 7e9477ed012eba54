################################################################################
#
# telltale
#
################################################################################

TELLTALE_VERSION = 0.9.0
TELLTALE_SOURCE = $(notdir $(call qstrip,$(BR2_PACKAGE_TELLTALE_ARCHIVE)))
TELLTALE_SITE = $(dir $(call qstrip,$(BR2_PACKAGE_TELLTALE_ARCHIVE)))
TELLTALE_SITE_METHOD = file
TELLTALE_STRIP_COMPONENTS = 0
TELLTALE_LICENSE = Apache-2.0
TELLTALE_LICENSE_FILES = usr/share/doc/telltale/copyright usr/share/telltale/notices/telltale
TELLTALE_DEPENDENCIES = libfribidi libqrencode libxkbcommon xkeyboard-config udev

define TELLTALE_INSTALL_TARGET_CMDS
	mkdir -p $(TARGET_DIR)/usr/share $(TARGET_DIR)/etc/telltale/telltale.yaml.d
	$(INSTALL) -D -m 0755 $(@D)/usr/bin/telltale $(TARGET_DIR)/usr/bin/telltale
	cp -r $(@D)/usr/share/telltale $(TARGET_DIR)/usr/share/
endef

define TELLTALE_INSTALL_INIT_SYSTEMD
	$(INSTALL) -D -m 0644 $(@D)/lib/systemd/system/telltale.service \
		$(TARGET_DIR)/usr/lib/systemd/system/telltale.service
	$(INSTALL) -D -m 0644 $(@D)/lib/systemd/system/telltale.socket \
		$(TARGET_DIR)/usr/lib/systemd/system/telltale.socket
endef

define TELLTALE_USERS
	telltale -1 telltale -1 * /var/lib/telltale - video,input,render Telltale
endef

$(eval $(generic-package))
