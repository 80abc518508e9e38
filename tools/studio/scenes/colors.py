"""Color arithmetic of the scenes, in linear light."""


def linear(channel):
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def linear_color(color):
    """'#RRGGBB' -> linear triple; a triple stays as it is.

    Light and bounce raise saturation: gray catalog colors by 15 % for scenes.
    """
    if not isinstance(color, str):
        return tuple(color)
    return tuple(linear(int(color[k : k + 2], 16) / 255) for k in (1, 3, 5))


def tint(color, factor):
    return tuple(min(1, channel * factor) for channel in color)
