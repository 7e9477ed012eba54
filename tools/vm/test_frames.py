"""The glass shows the headless frame, byte for byte."""

from case import GuestCase


class FramesOnVirtio(GuestCase):
    def check(self, scene, profile, *options):
        dialog = self.show(scene, profile, *options)
        self.assert_on_glass(dialog)

    def test_carplay(self):
        self.check("delete", "carplay")

    def test_ios(self):
        self.check("reply", "ios")

    def test_kiosk(self):
        self.check("retry", "kiosk")

    def test_right_to_left(self):
        self.check("arabic", "ios", "--lang", "ar")

    def test_a_panel_with_millimetres_has_the_density_that_it_asks_for(self):
        dialog = self.start("delete", "kiosk", more="display: {width-mm: 155, height-mm: 87}\n")
        dialog.await_armed()
        self.assert_on_glass(dialog)

    def test_night_theme(self):
        self.check("delete", "kiosk", "--theme", "night")


class FramesOnBochs(FramesOnVirtio):
    """No damage clips, another pitch, and a picture that the device reads from video memory."""

    settings = {"display": "bochs", "udev": False}
