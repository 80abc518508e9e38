"""A length of linen beside a free wall.

Plain silk filling the frame was tried and dropped: without a print or a weave it reads as latex.
"""

from render.cycles import mesh_object
from render.mesh import smooth
from scenes.geometry import put, room
from scenes.light import area, camera, projector, window_image, world
from scenes.materials import fabric, plaster
from scenes.swatch import hanging_sheet


def cloth_sage(view):
    """A length of sage linen beside a wall that stays free for copy."""
    spec = dict(bend=0.05, density=0.22, ratio=0.58, wave=0.20, seed=8, swag=0.0)
    x, faces, uv = hanging_sheet(spec, 1.25, 1.15, 0.0092)
    uvs = {'print': uv, 'atlas': uv * 0}
    linen = fabric('#7C8375', 'linen', scale=1.1)
    sheet = mesh_object('sheet', smooth(x, faces, 3, 2), faces, uvs, linen, 0.0008, 2)
    put(sheet, (0.36 if view == 'wide' else 0.16, -0.16, 0.12), (0, 0, -4))
    room(plaster('#D5CFC4'), y=0, z=-1.5)
    projector(
        (-2.9, -2.6, 1.9),
        (0.05, 0, 0.02),
        620,
        window_image(leaves=9, blur=8, seed=5, open_=(-0.55, 0.6, -0.8, 0.8)),
        36,
        0.03,
    )
    area((-1.8, -1.0, 1.2), (0.2, 0, 0), 1.1, 1.6, 18, '#EAF0F6')
    world(0.22)
    if view == 'wide':
        camera((-0.02, -2.6, 0.06), (-0.02, 0, 0.03), 88, 8, (0.3, -0.2, 0))
    else:
        camera((0.0, -2.6, 0.06), (0.0, 0, 0.03), 118, 8, (0.2, -0.2, 0))
    return 1.35
