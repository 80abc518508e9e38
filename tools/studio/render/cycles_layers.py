"""Cycles picture of the current scene as layers (see layers.py): accessories and swatches."""

import os
import time

import bpy
import numpy as np
from scipy import ndimage as nd

from render.layers import save_layers
from render.passes import render_passes, set_up_cycles, write_passes

PASSES = ['Image', 'DiffDir', 'DiffInd', 'GlossDir', 'GlossInd', 'GlossCol', 'Normal', 'Depth']
EXACT_PASSES = ['Image', 'UV', 'IndexMA']


def render_layers(stem, folder, width, height, samples, info):
    """info: span, zc, yaw, zoom; goes into the json beside the layers."""
    started = time.time()
    scene = set_up_cycles(samples, width, height, bounces=3)
    scene.render.film_transparent = True
    light = render_passes(write_passes(folder, stem, PASSES))
    scene.cycles.samples, scene.cycles.max_bounces = 1, 0  # aliased: clean coordinates and ids
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = 'BOX', 0.01
    exact = render_passes(write_passes(folder, stem, EXACT_PASSES))
    alpha = np.clip(light['Image'][..., 3], 0, 1)
    shade, gloss = filtered(light, alpha, info['span'])
    carry_outwards(alpha, shade, gloss)
    is_hit = exact['Image'][..., 3] >= 0.5
    tags = np.where(is_hit, exact['IndexMA'][..., 0] * 100, -1).astype(int)
    base = os.path.join(folder, stem)
    uv = exact['UV'][..., :2]
    save_layers(base, shade[..., 0], gloss[..., 0], alpha, uv, tags, {**info, 'w': width})
    print(f'LAYERS {stem} {time.time() - started:.1f}s, span {info["span"]:.2f}', flush=True)


def filtered(light, alpha, span):
    """Diffuse and glossy light without noise."""
    solid = np.maximum(alpha, 1e-3)[..., None]
    gray = lambda passes: passes[..., :3].mean(-1, keepdims=True) / solid
    shade = gray(light['DiffDir'] + light['DiffInd'])
    gloss = gray((light['GlossDir'] + light['GlossInd']) * light['GlossCol'])
    depth = np.minimum(light['Depth'][..., :1], 20)
    normal = light['Normal'][..., :3] / solid
    guides = [(normal, 0.22), (depth, 0.012 * span), (alpha[..., None], 0.3)]
    shade = without_noise(shade, guides, 1)  # kills fireflies before the range term sees them
    shade = without_noise(shade, guides + [(np.sqrt(np.maximum(shade, 0)), 0.22)], 3)
    return shade, without_noise(gloss, guides, 3)


def without_noise(image, guides, rounds):
    """Edge-avoiding wavelet filter; guides (array, sigma) decide what may be averaged."""
    kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
    for k in range(rounds):
        step = 2**k
        total, weights = np.zeros_like(image), np.zeros(image.shape[:2], np.float32)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                moved = lambda array: np.roll(array, (dy * step, dx * step), (0, 1))
                weight = np.full(image.shape[:2], kernel[dy + 2] * kernel[dx + 2], np.float32)
                for guide, sigma in guides:
                    weight = weight * np.exp(-((guide - moved(guide)) ** 2).sum(-1) / sigma**2)
                total += weight[..., None] * moved(image)
                weights += weight
        image = total / np.maximum(weights, 1e-6)[..., None]
    return image


def carry_outwards(alpha, *images):
    """Shading normals face away at the silhouette and go black: take the next inner pixel."""
    solid = nd.binary_erosion(alpha > 0.97, iterations=2)
    if not solid.any():
        return
    iy, ix = nd.distance_transform_edt(~solid, return_distances=False, return_indices=True)
    rim = ~solid & (alpha > 0.01)
    for image in images:
        image[rim] = image[iy, ix][rim]


def level_camera(lens, location, rotation, sensor_fit='HORIZONTAL'):
    """Camera of a layer picture, 36 mm sensor."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_fit = lens, sensor_fit
    data.sensor_width = data.sensor_height = 36
    camera = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(camera)
    camera.location, camera.rotation_euler = location, rotation
    bpy.context.scene.camera = camera
