"""Accessories as color-independent layers: same light, camera and files as the garments.

ids: 0 material, 1 metal, 2 inside. Dropped after a look: a close-up of the beanie (its rib reads
as plaster), the draped silk square without a print (latex).
"""

import math

import bpy
import numpy as np

from accessories.bag import bag, pouch
from accessories.beanie import beanie
from accessories.belt import belt
from accessories.scarves import carre, scarf
from accessories.tote import tote
from render.cycles import light_studio
from render.cycles_layers import level_camera, render_layers
from scenes.print import reset

MAKERS = {
    'scarf': lambda view: scarf(),
    'carre': carre,
    'belt': belt,
    'tote': lambda view: tote(),
    'bag': lambda view: bag(),
    'beanie': lambda view: beanie(),
    'pouch': lambda view: pouch(),
}
YAW = {'back': 180, 'threeq': -34, 'detail': -10}
PITCH = {('belt', 'front'): 52}  # the coil is seen from above
SMALL = ('belt', 'pouch', 'beanie')  # get more air round them
CROPS = {  # zoom, (dx, dz) of a detail
    'belt': (4.2, (0.0, 0.325)),
    'tote': (2.3, (0.10, 0.10)),
    'bag': (2.3, (0.0, -0.12)),
}


def photograph_accessory(name, view, folder, width, samples):
    reset()
    objects = MAKERS[name](view).obs
    yaw = 0 if (name, view) == ('belt', 'detail') else YAW.get(view, 0)
    low, high = turned_bounds(objects, PITCH.get((name, view), 0), YAW.get(view, 0))
    wide, tall = high[0] - low[0], high[2] - low[2]
    x, y, z = (low + high) / 2
    span = max(tall * 1.45, wide * 1.25 * 1.35) if name in SMALL else max(tall * 1.13, wide * 1.4)
    zoom, (dx, dz) = CROPS.get(name, (2.3, (0.0, -0.30))) if view == 'detail' else (1, (0, 0))
    distance = span * 85 / 36
    place = (x + dx * span, y - distance, z + (dz + 0.10) * span)
    tilt = math.pi / 2 - math.atan2(0.10 * span, distance)
    level_camera(85 * zoom, place, (tilt, 0, 0), 'VERTICAL')
    light_studio(z, max(span, 0.75))
    for item in bpy.data.objects:
        if item.type == 'LIGHT':
            item.location.x += x
    info = dict(span=span, zc=z, yaw=yaw, zoom=zoom)
    render_layers(f'{name}-{view}', folder, width, width * 5 // 4, samples, info)


def turned_bounds(objects, pitch, yaw):
    """Turn the objects round the origin; lowest and highest corner of all their points."""
    root = bpy.data.objects.new('root', None)
    bpy.context.collection.objects.link(root)
    for item in objects:
        item.parent = root
    root.rotation_euler = (math.radians(pitch), 0, math.radians(yaw))
    bpy.context.view_layer.update()
    points = []
    for item in objects:
        local = np.zeros(len(item.data.vertices) * 3, np.float32)
        item.data.vertices.foreach_get('co', local)
        matrix = np.array(item.matrix_world)
        points.append(local.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    points = np.vstack(points)
    return points.min(0), points.max(0)
