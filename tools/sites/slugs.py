"""The names of headings' places, as they are on the repository's site, so that links lead to them on both."""

import re


def slug(heading, separator="-"):
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    text = re.sub(r"<[^>]*>", "", text).replace("`", "").lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", separator)
