"""Accessories as still lifes."""

import math


from accessories.bag import bag
from accessories.tote import tote
from scenes.colors import linear_color
from scenes.geometry import box, group, room
from scenes.light import area, camera, projector, window_image, world
from scenes.materials import dye, oak, plaster, stone


def dyed(make, color, metal='#B79B62', loc=(0, 0, 0), rot=(0, 0, 0), inner=None):
    """Accessory as colored objects standing on z = 0."""
    k = make()
    dye(k.m, linear_color(color), 0.05)
    dye(k.inner, linear_color(inner or color), 0.05)
    b = k.metal.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*linear_color(metal), 1)
    b.inputs['Metallic'].default_value = 1
    b.inputs['Roughness'].default_value = 0.32
    z = min(
        min(v.co.z for v in o.data.vertices) + o.location.z
        for o in k.obs
        if o.name.startswith(('sheet', 'box'))
    )
    e = group(k.obs)
    e.rotation_euler = [math.radians(r) for r in rot]
    e.location = (loc[0], loc[1], loc[2] - z)
    return e


def bag_on_stone(view):
    """Shoulder bag on a stone plinth."""
    room(plaster('#8E9083'), y=0.62, z=-1.2)
    box(
        (-0.34 if view == 'tall' else -0.30, -0.17, -1.0),
        (0.34 if view == 'tall' else 1.6, 0.32, 0),
        stone('#C9C1B3'),
        0.005,
    )
    x = 0.10 if view == 'wide' else 0.0
    dyed(bag, '#5A2A30', loc=(x, 0.05, 0.0012), rot=(0, 0, 24))
    projector(
        (-2.7, -2.5, 2.2),
        (0.0, 0.1, 0.15),
        620,
        window_image(leaves=9, blur=8, seed=4, open_=(-0.6, 0.55, -0.8, 0.8)),
        34,
        0.03,
    )
    area((-1.7, -1.1, 1.1), (0, 0.1, 0.1), 1.0, 1.2, 14, '#EAF0F6')
    world(0.26)
    if view == 'wide':
        camera((-0.17, -2.0, 0.36), (-0.17, 0.1, 0.185), 70, 5.6, (0.1, 0.0, 0.1))
    else:
        camera((0, -2.0, 0.38), (0, 0.1, 0.155), 98, 5.6, (0, 0.0, 0.1))
    return 1.5


def tote_on_oak(view):
    """Tote on an oak bench."""
    room(plaster('#D4CDC2'), y=0.55, z=-0.9)
    box((-2.2, -0.20, -0.05), (2.2, 0.34, 0), oak('#A98A66', (1.3, 15, 15), 0.72), 0.004)
    x = 0.20 if view == 'wide' else 0.0
    dyed(tote, '#7D5A40', loc=(x, 0.06, 0.0016), rot=(0, 0, 20), inner='#B59C80')
    projector(
        (-2.8, -2.6, 2.2),
        (0.0, 0.1, 0.25),
        760,
        window_image(leaves=9, blur=8, seed=3, open_=(-0.6, 0.6, -0.8, 0.8)),
        36,
        0.03,
    )
    area((-1.8, -1.2, 1.2), (0.1, 0.1, 0.2), 1.0, 1.3, 16, '#EAF0F6')
    world(0.26)
    if view == 'wide':
        camera((-0.16, -2.3, 0.40), (-0.16, 0.1, 0.275), 62, 5.6, (0.2, 0.0, 0.2))
    else:
        camera((0.02, -2.3, 0.42), (0.02, 0.1, 0.265), 88, 5.6, (0, 0.0, 0.2))
    return 1.35
