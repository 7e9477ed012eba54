"""The power goes: what is left of questions on a disk of the service's own."""

import unittest

import powercuts


class Power(unittest.TestCase):
    def test_no_cut_loses_an_answer_that_was_told_or_makes_one_up(self):
        between, wrong = powercuts.cut(4, 60, 1)
        self.assertEqual(wrong, [])
        # Cuts that all fell before the first question would say nothing.
        self.assertGreaterEqual(sum(between[step] > 0 for step in powercuts.STEPS), 3)
