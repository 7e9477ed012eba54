include $(sort $(wildcard $(BR2_EXTERNAL_TELLTALE_PATH)/package/*/*.mk))
