"""From a Cycles render to a picture that reads as a photograph.

Light and color are filtered apart, so that 7-12 samples are enough; then exposure, fall-off, a
soft shoulder, a slight S curve and fine grain. The grain hides what the filter leaves and keeps
WebP from making blocks on soft walls.
"""

import ctypes
import os
import time

import bpy
import numpy as np
from PIL import Image
from scipy import ndimage as nd

from native.library import floats, library
from render.passes import render_passes, set_up_cycles, write_passes
from scenes.ship import save_webp, with_grain

PASSES = [
    *('Image', 'DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol'),
    *('Normal', 'Depth'),
]
GRAIN, CONTRAST, LIFT, FALL_OFF, SATURATION = 0.007, 0.10, 0.012, 0.10, 0.86
SHOULDER = 0.58  # highlights roll off from here


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def shoot(base, width, height, scale, samples, exposure):
    """Render the current scene and print it at full size to base.png and base.webp.

    A scale between .7 and 1 renders smaller and enlarges before the grain is added; below that it
    is a preview and stays small.
    """
    started = time.time()
    folder, stem = os.path.split(base)
    scene = set_up_cycles(samples, width * scale, height * scale, bounces=2)
    scene.cycles.seed, scene.cycles.glossy_bounces = 3, 2
    scene.cycles.sample_clamp_direct, scene.cycles.blur_glossy = 12, 1
    scene.render.film_transparent = False
    passes = render_passes(write_passes(folder, stem, PASSES))
    rendered = time.time() - started
    picture = filtered({name: np.nan_to_num(p[..., :3]) for name, p in passes.items()})
    if 0.7 <= scale < 1:
        channels = [Image.fromarray(picture[..., c].astype(np.float32)) for c in range(3)]
        enlarged = [np.array(c.resize((width, height), Image.LANCZOS)) for c in channels]
        picture = np.stack(enlarged, 2)
    printed = develop(picture * exposure)
    printed.save(base + '.png')
    save_webp(with_grain(printed), base + '.webp')
    print(f'SHOT {stem} {picture.shape[1]}x{picture.shape[0]}, render {rendered:.0f}s', flush=True)


def filtered(passes):
    """Direct light keeps its shadow edges, bounced light may be soft, color stays sharp."""
    depth = np.log(np.minimum(passes['Depth'][..., :1], 40) + 0.05) / 0.02
    normal, color = passes['Normal'], passes['DiffCol']
    guide = lambda n, c: np.concatenate([normal / n, depth, color / c], 2).astype(np.float32)
    sharp, soft = guide(0.16, 0.12), guide(0.30, 0.25)
    diffuse, gloss = passes['DiffDir'], passes['GlossDir'] + passes['GlossInd']
    rest = passes['Image'] - color * (diffuse + passes['DiffInd']) - passes['GlossCol'] * gloss
    direct = without_noise(without_noise(diffuse, sharp, 1, 0.6), sharp, 3, 0.12)
    bounced = without_noise(passes['DiffInd'], soft, 5, 0)
    gloss = without_noise(gloss, sharp, 3, 0.5)
    return color * (direct + bounced) + passes['GlossCol'] * gloss + np.maximum(rest, 0)


def without_noise(image, guide, rounds, range_sigma):
    """native/noise_filter.c; range_sigma > 0 also keeps edges of the light itself."""
    result = np.ascontiguousarray(image[..., :3], np.float32)
    guide = np.ascontiguousarray(guide)
    height, width = result.shape[:2]
    sigma = ctypes.c_float(range_sigma)
    pointers = floats(guide), floats(result)
    library('noise_filter').atrous(width, height, guide.shape[2], *pointers, rounds, sigma)
    return result


def develop(light):
    """Linear picture -> print."""
    height, width = light.shape[:2]
    yy, xx = np.mgrid[0:height, 0:width]
    radius = ((xx / width - 0.5) ** 2 + (yy / height - 0.5) ** 2) * 2
    light = np.maximum(light.astype(np.float32) * (1 - FALL_OFF * radius[..., None]), 0)
    gray = light.mean(-1, keepdims=True)
    light = np.maximum(gray + (light - gray) * SATURATION, 0)
    over = (light - SHOULDER) / (1 - SHOULDER)
    light = np.where(over < 0, light, SHOULDER + (1 - SHOULDER) * (1 - np.exp(-over)))
    curve = 1.055 * np.maximum(light, 1e-6) ** (1 / 2.4) - 0.055
    tone = np.where(light <= 0.0031308, 12.92 * light, curve)
    tone = tone + CONTRAST * (tone - 0.5) * (1 - np.abs(2 * tone - 1)) * 1.2
    tone = LIFT + (1 - LIFT) * tone
    noise = nd.gaussian_filter(np.random.default_rng(5).normal(0, 1, (height, width)), 0.65)
    tone = tone + (noise / noise.std() * GRAIN)[..., None] * (1.1 - 0.5 * tone)
    return Image.fromarray((np.clip(tone, 0, 1) * 255 + 0.5).astype(np.uint8))
