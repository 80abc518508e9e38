"""All editorial scenes by name.

A scene function builds its set for a view, places the camera and returns the exposure. World
units are metres, z up; the camera looks towards +y, light comes from the left. wide: calm side
left; tall: calm at the top. They are two cameras, often two arrangements, not crops.
"""

import os

from scenes.bolts import bolts
from scenes.curtain import cloth_sage
from scenes.dummy import dummy
from scenes.fold import knit_stack, linen_stack
from scenes.hanger import error_hanger
from scenes.print import reset, shoot
from scenes.rail import on_hook, rail
from scenes.spools import spools
from scenes.still import bag_on_stone, tote_on_oak

SCENES = {
    'rail': rail,
    'coat': lambda view: on_hook('coat', view),
    'dress': lambda view: on_hook('dress', view),
    'shirt': lambda view: on_hook('shirt', view),
    'knit-stack': knit_stack,
    'linen-stack': linen_stack,
    'dummy': dummy,
    'bolts': bolts,
    'spools': spools,
    'bag': bag_on_stone,
    'tote': tote_on_oak,
    'cloth-sage': cloth_sage,
    'error-hanger': error_hanger,
}
SIZES = {'wide': (1920, 1080), 'tall': (1200, 1500)}


def photograph_scene(name, view, folder, scale, samples):
    if name not in SCENES or view not in SIZES:
        raise SystemExit(f'Unknown scene "{name}:{view}". There are: {", ".join(SCENES)}.')
    reset()
    exposure = SCENES[name](view)
    shoot(os.path.join(folder, f'{name}-{view}'), *SIZES[view], scale, samples, exposure)
