"""Draped cloth: banners (16:9), category tiles, close-ups of a material.

A sheet hangs from a gathered top edge (and swag points); the camera looks straight at it with a
roll, so that folds run diagonally through the frame. Layers as of garments: one drape serves
every color and print.
"""

import math

import bpy
import numpy as np

from garments.outline import line
from garments.pattern import Garment, Panel
from render.cycles import cycles_material, mesh_object, softbox
from render.cycles_layers import level_camera, render_layers
from render.mesh import smooth
from scenes.cloth import Cloth
from scenes.print import reset

# ratio: gathered to flat width; wave: fold pitch (m, flat); roll, zoom: camera
SPECS = {
    'silk': dict(
        bend=0.005,
        density=0.10,
        ratio=0.62,
        wave=0.15,
        seed=4,
        swag=0.10,
        roll=38,
        zoom=1.15,
        fabric=dict(rough=0.34, spec=0.6, sheen=0, thick=0.0006),
    ),
    'linen': dict(
        bend=0.04,
        density=0.2,
        ratio=0.62,
        wave=0.16,
        seed=7,
        swag=0.0,
        roll=-30,
        zoom=1.5,
        fabric=dict(
            rough=0.8,
            spec=0.1,
            sheen=0.3,
            thick=0.0010,
            waves=[((1, 0), 0.0022, 0.00020, 0.7), ((0, 1), 0.0022, 0.00020, 0.7)],
            noise=[(260, 0.0006), (40, 0.0012)],
        ),
    ),
    'wool': dict(
        bend=0.20,
        density=0.45,
        ratio=0.60,
        wave=0.24,
        seed=11,
        swag=0.05,
        roll=24,
        zoom=1.3,
        fabric=dict(
            rough=0.9,
            spec=0.05,
            sheen=0.8,
            thick=0.0030,
            waves=[((0.7071, 0.7071), 0.0034, 0.0004, 0.8)],
            noise=[(700, 0.0005)],
        ),
    ),
    'denim': dict(
        bend=0.16,
        density=0.4,
        ratio=0.66,
        wave=0.20,
        seed=5,
        swag=0.0,
        roll=-42,
        zoom=2.0,
        fabric=dict(
            rough=0.8,
            spec=0.12,
            sheen=0.05,
            thick=0.0014,
            waves=[((0.8, 0.6), 0.0017, 0.00025)],
            noise=[(500, 0.0003)],
        ),
    ),
    'knit': dict(
        bend=0.12,
        density=0.45,
        ratio=0.66,
        wave=0.22,
        seed=9,
        swag=0.0,
        roll=20,
        zoom=1.7,
        fabric=dict(
            rough=0.9,
            spec=0.05,
            sheen=0.7,
            thick=0.0040,
            waves=[((1, 0), 0.0100, 0.0022, 0.6), ((0, 1), 0.0070, 0.0007)],
            noise=[(600, 0.0007)],
        ),
    ),
}


def gathered(flat, spec, width, height, random):
    """Start positions: irregular pleats whose amplitude keeps the arc length."""
    half, ratio = width / 2, spec['ratio']
    xs = np.linspace(-half, half, 800)
    uneven = np.interp(xs, np.linspace(-half, half, 14), random.uniform(-1, 1, 14))
    pitch = spec['wave'] * (1 + 0.45 * uneven)
    phase = np.cumsum(2 * math.pi / pitch) * (xs[1] - xs[0])
    amplitude = pitch / (2 * math.pi) * math.sqrt(2 * (1 / ratio**2 - 1)) * 0.8 * ratio
    u, v = flat.T
    flatter = 1 - 0.35 * (height / 2 - v) / height  # pleats open towards the hem
    y = np.interp(u, xs, amplitude * np.sin(phase)) * flatter + 0.01 * np.sin(v * 9 + u * 5)
    swag = spec['swag'] * np.cos(u / half * 2.5 * math.pi) * (0.5 + 0.5 * random.uniform())
    return np.c_[u * ratio, y, v - swag]


def hanging_sheet(spec, width=1.7, height=1.0, spacing=0.0085):
    """Points, faces and print coordinates of a sheet that has come to rest."""
    a, b = width / 2, height / 2
    outline = [
        ('bottom', line((-a, -b), (a, -b))),
        ('right', line((a, -b), (a, b))),
        ('top', line((a, b), (-a, b))),
        ('left', line((-a, b), (-a, -b))),
    ]
    garment = Garment('sheet', spacing)
    garment.add(Panel('f', -1, outline))
    mesh = garment.build()
    flat = mesh['V'][:, [0, 2]]
    start = gathered(flat, spec, width, height, np.random.default_rng(spec['seed']))
    top = np.nonzero(flat[:, 1] > b - 0.4 * spacing)[0]
    cloth = Cloth(
        *(flat, mesh['F'], start, spec['bend'], spec['density'], 500.0, 0.25, 0.002),
        *(spacing * 0.8,),
        pins=top,
        seed=spec['seed'],
        sub=14,
    )
    for frames, damping, push in ((25, 20, 0), (60, 3, 0.6), (25, 14, 0)):
        cloth.step(frames, 1.0, damping, (push, push))
    return cloth.x, mesh['F'], mesh['UVP'].reshape(-1, 2)


def photograph_swatch(name, folder, width, samples):
    reset()
    spec = SPECS[name]
    fabric = spec['fabric']
    x, faces, uv = hanging_sheet(spec)
    uvs = {'print': uv, 'atlas': uv * 0}
    thick = fabric.get('thick', 0.001)
    mesh_object(
        'sheet', smooth(x, faces, 3, 0), faces, uvs, cycles_material(None, fabric), thick, 2
    )
    level_camera(85 * spec['zoom'], (0, -1.25, -0.04), (math.pi / 2, math.radians(spec['roll']), 0))
    softbox((-1.25, -0.55, 0.65), 0.7, 0.9, 26, (0, 0, 0))  # raking key: folds need side light
    softbox((1.3, -1.1, -0.2), 0.9, 0.9, 4, (0, 0, 0))
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background'].inputs
    background[0].default_value, background[1].default_value = (1, 1, 1, 1), 0.14
    info = dict(span=0.6, zc=0, yaw=0, zoom=spec['zoom'])
    render_layers(f'{name}-swatch', folder, width, int(width * 9 / 16), samples, info)
