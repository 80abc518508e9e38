"""Photographs draped garments with our own renderer (native/studio.c) as color-independent layers.

5-8 s of CPU per view, 10-15 s for a close-up; Cycles on the same machine needed 60-90 s and was
noisier.
"""

import functools
import json
import math
import os
import time

import numpy as np
from scipy import ndimage as nd

from garments.registry import make
from render.layers import save_layers
from render.mesh import smooth
from render.photo_set import PhotoSet, material, shoot
from render.sewing import height_map
from trims.surface import add_trims

VIEWS = {  # yaw, zoom, (dx, dz) of the crop centre in fractions of the garment height
    'front': (0, 1.0, (0, 0)),
    'back': (180, 1.0, (0, 0)),
    'detail': (-14, 2.5, (0.02, 0.27)),
    'threeq': (-38, 1.0, (0, 0)),
}
LENS, SENSOR = 85, 36
CAMERA_RISE = 0.10  # of the frame height: opens the neckline


def camera(span, z, zoom, cx, cz, rise=None):
    """Position, right, up, forward, focal length, shift and distance, as studio.c reads them.

    By default raised a little and tilted down. rise (height, lens): level view camera with a
    shifted lens, which opens a waistband and keeps the legs straight.
    """
    height, lens = rise or (CAMERA_RISE, LENS)
    distance, focal = span * lens / SENSOR, lens / SENSOR * zoom
    tilt = 0 if rise else math.atan2(height * span, distance)
    position = (cx * span, -distance, z + (0 if rise else cz * span) + height * span)
    up, forward = (0, math.sin(tilt), math.cos(tilt)), (0, math.cos(tilt), -math.sin(tilt))
    shift = (0, (cz - height) * zoom if rise else 0)
    return [*position, 1, 0, 0, *up, *forward, focal, *shift, distance]


def creases_of(drape):
    """Mesh edges along outlines: they stay sharp when the mesh is smoothed and subdivided."""
    chains = json.loads(str(drape['edges'])).values()
    pairs = [pair for chain in chains for pair in zip(chain[:-1], chain[1:]) if pair[0] != pair[1]]
    return np.unique(np.sort(np.array(pairs), 1), axis=0)


@functools.lru_cache(maxsize=1)
def prepare(name, file, is_fine):
    """Everything that does not depend on the view: meshes, trims, height map."""
    garment = make(name)
    fabric = garment.meta.get('fabric', {})
    drape = dict(np.load(file))
    crease = creases_of(drape)
    V = smooth(drape['V'].astype(float), drape['F'], fabric.get('smooth', 2), 6, crease)
    maps, atlas_size, atlas = height_map(garment, drape)
    width, height, bottom = atlas_size
    atlas_uv = (drape['UVA'].reshape(-1, 2) - [0, bottom]) / [width, height]
    uvs = {'atlas': atlas_uv, 'print': drape['UVP'].reshape(-1, 2)}
    cloth, inside = material(fabric), material(fabric, 2)
    photo_set = PhotoSet()
    photo_set.base = len(drape['F'])
    photo_set.add(
        *('garment', V, drape['F'], uvs, cloth, fabric.get('thick', 0.0016), 1 + is_fine),
        *(inside, crease, garment.meta.get('puff')),
    )
    hard = material(dict(rough=0.35, spec=0.5, sheen=0), 1, False)
    variant = lambda id=0, **changes: material({**fabric, **changes}, id, changes.get('map', True))
    add_trims(garment, drape, V, cloth, hard, photo_set.add, atlas_size, atlas, variant)
    return garment, photo_set, maps, atlas_size


def photograph(name, file, folder, view, width=900, quality=2):
    """quality: 1 preview, 2 final. Close-ups need the fine mesh and more light samples."""
    started = time.time()
    is_close = quality > 1 and view == 'detail'
    is_fine = is_close or (quality > 1 and 'puff' in make(name).meta)
    garment, photo_set, maps, atlas_size = prepare(name, file, is_fine)
    yaw, zoom, (cx, cz) = garment.meta.get('views', {}).get(view) or VIEWS[view]
    low, high = photo_set.bounds()
    span = max((high[2] - low[2]) * 1.13, (high[0] - low[0]) * 1.25 * 1.12)
    z = (high[2] + low[2]) / 2
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    turned = photo_set.turned(np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]))
    eye = camera(span, z, zoom, cx, cz, garment.meta.get('rise'))
    shaded, ids, uv = shoot(turned, maps, atlas_size, width, eye, z, span, is_close)
    shaded = without_gaps(shaded)
    shade, gloss, alpha, stitch = np.moveaxis(shaded, -1, 0)
    share = np.where(ids == 1, 0, np.clip(stitch * 40, 0, 40)).astype(int)
    tags = np.where(ids < 0, -1, ids * 100 + share)
    info = dict(span=span, zc=z, yaw=yaw, zoom=zoom, w=width)
    save_layers(os.path.join(folder, f'{name}-{view}'), shade, gloss, alpha, uv, tags, info)
    took = f'{time.time() - started:.1f}s, cpu {time.process_time():.1f}s'
    faces = sum(len(part[1]) for part in photo_set.parts)
    print(f'LAYERS {name}-{view} {took}, {faces} faces, span {span:.2f}', flush=True)


def without_gaps(picture):
    """A degenerate sliver of a triangle takes the next good pixel."""
    bad = ~np.isfinite(picture).all(-1)
    if not bad.any():
        return picture
    nearest = nd.distance_transform_edt(bad, return_distances=False, return_indices=True)
    return picture[tuple(nearest)]
