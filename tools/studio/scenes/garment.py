"""A draped garment as colored objects in a scene."""

import numpy as np

from garments.registry import make
from render.cycles import cycles_material, mesh_object
from render.mesh import smooth
from render.photograph import creases_of
from render.sewing import height_map
from scenes.colors import linear_color
from scenes.materials import dye, plain
from trims.surface import add_trims


def colored_garment(name, file, color, trim='#D8D0C0', levels=2, fab=None):
    """Garment and trims at the garment's own coordinates. fab: changes to its cloth."""
    garment = make(name)
    fabric = {**garment.meta.get('fabric', {}), **(fab or {})}
    drape = dict(np.load(file))
    crease = creases_of(drape)
    V = smooth(drape['V'].astype(float), drape['F'], fabric.get('smooth', 2), 6, crease)
    (height, _), atlas_size, atlas = height_map(garment, drape)
    width, tall, bottom = atlas_size
    atlas_uv = (drape['UVA'].reshape(-1, 2) - [0, bottom]) / [width, tall]
    uvs = {'atlas': atlas_uv, 'print': drape['UVP'].reshape(-1, 2)}
    cloth = cycles_material(height, fabric)
    dye(cloth, linear_color(color))
    thick = fabric.get('thick', 0.0016)
    body = mesh_object(name, V, drape['F'], uvs, cloth, thick, levels, None, crease)
    hard = plain('trim', trim, 0.35, 0.5)
    variant = lambda **changes: cloth
    return [
        body,
        *add_trims(garment, drape, V, cloth, hard, mesh_object, atlas_size, atlas, variant),
    ]
