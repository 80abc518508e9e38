"""Finished scene -> WebP."""

import os

import numpy as np
from PIL import Image
from scipy import ndimage as nd

QUALITIES = (82, 86, 89, 91)
ENOUGH_BYTES, MOST_BYTES = 95e3, 185e3


def with_grain(image, strength=2.3):
    """Grain strong enough to survive WebP; without it soft walls turn into blocks and bands."""
    pixels = np.asarray(image.convert('RGB'), np.float32)
    noise = nd.gaussian_filter(np.random.default_rng(7).normal(0, 1, pixels.shape[:2]), 0.55)
    noise *= strength / noise.std()
    lighter = 1.1 - 0.2 * pixels.mean(-1) / 255
    return Image.fromarray(
        np.clip(pixels + (noise * lighter)[..., None] + 0.5, 0, 255).astype(np.uint8)
    )


def save_webp(image, path):
    """Plain walls need more quality than busy cloth: raise it until the file has some weight."""
    for quality in QUALITIES:
        image.save(path, quality=quality, method=6)
        if os.path.getsize(path) > ENOUGH_BYTES:
            break
    while os.path.getsize(path) > MOST_BYTES and quality > 70:
        quality -= 3
        image.save(path, quality=quality, method=6)
