"""Overshirt: a shirt cut and sewn like a jacket."""

import numpy as np

from garments.cloths import TWILL
from garments.finishing import add_details, buttons, neck_loop, rib_scale
from garments.shirts import shirting
from garments.top_block import NECK_Z, top_block

POCKET = np.array([[0.056, 1.240], [0.168, 1.240], [0.168, 1.112], [0.112, 1.094], [0.056, 1.112]])
FLAP = np.array([[0.052, 1.262], [0.172, 1.262], [0.172, 1.218], [0.112, 1.200], [0.052, 1.218]])


def overshirt(name):
    """Brushed twill, boxy, straight hem, two chest pockets with flaps."""
    neck_f, hem = 0.070, 0.765
    garment = top_block(
        name,
        width=0.284,
        hem=hem,
        hem_w=0.282,
        sleeve=0.575,
        bicep=0.205,
        cuff_w=0.155,
        cap=0.085,
        neck_w=0.074,
        neck_f=neck_f,
        neck_b=0.014,
        h=0.0107,
        under=1.155,
        shoulder=0.214,
        drop=0.052,
    )
    rib_scale(garment, cuff=(0.065, 0.80))
    garment.meta['pieces'] = {
        'pocket-r': POCKET,
        'pocket-l': POCKET * [-1, 1],
        'flap-r': FLAP,
        'flap-l': FLAP * [-1, 1],
    }
    top = NECK_Z - neck_f
    sim = dict(bend=0.16, density=0.28, arm=9, gap=0.006, self_r=0.0098)
    shirting(garment, top, hem, 0.065, 1.34, sim, TWILL, hem_w=0.024)

    def draw(sewing):
        for side in 'RL':
            for panel in 'fb':
                sewing.stitch(panel, sewing.inset(panel, f'side.{side}', 0.006))

    add_details(garment, draw)

    def trims(surface):
        out = buttons(surface, top - 0.030, hem + 0.045, 6, 0.0078)
        for side, sign in (('r', 1), ('l', -1)):
            out += surface.patch('f', f'pocket-{side}', 0.0022, 0.0022)
            out += surface.patch('f', f'flap-{side}', 0.0058, 0.0024)
            out += surface.button('f', sign * 0.112, 1.214, 0.0066, 0.0082)
        return out + surface.collar(
            surface.loop(neck_loop()), stand=(0.024, 0.032), fall=(0.080, 0.052)
        )

    garment.meta['trims'] = trims
    garment.meta['views'] = {'detail': (-14, 2.3, (0.02, 0.24))}
    return garment
