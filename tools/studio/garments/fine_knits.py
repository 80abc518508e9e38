"""Fine-gauge tops: knitted polo, roll-neck top, slipover."""

import numpy as np

from garments.cloths import FINE, FINE_RIB, RIB
from garments.finishing import add_details, buttons, neck_loop, rib_scale, seams
from garments.knits import knit
from garments.top_block import NECK_Z, top_block


def polo_knit(name):
    """Short sleeves, knitted collar, three buttons."""
    neck_f = 0.068
    garment = top_block(
        name,
        width=0.236,
        hem=0.850,
        hem_w=0.238,
        waist=(0.223, 1.07),
        sleeve=0.215,
        bicep=0.166,
        cuff_w=0.154,
        cap=0.120,
        neck_w=0.072,
        neck_f=neck_f,
        neck_b=0.016,
        h=0.0091,
        under=1.205,
        shoulder=0.177,
        drop=0.038,
    )
    rib_scale(garment, cuff=(0.024, 0.93), hem=(0.045, 0.90))
    sim = dict(bend=0.06, density=0.26, arm=19, gap=0.004, self_r=0.0085)
    knit(garment, {**FINE, 'thick': 0.0024}, 0.042, 0.024, 0, 0.0046, sim, relief=1.0)
    top, bottom = NECK_Z - neck_f, NECK_Z - neck_f - 0.145

    def draw(sewing):
        for x in (-0.0135, 0.0135):
            sewing.ridge('f', np.array([[x, top], [x, bottom]]), 0.003, 0.7)
        sewing.groove('f', np.array([[0.0148, top], [0.0148, bottom]]), 0.002, 1.3)
        sewing.groove('f', np.array([[-0.0145, bottom], [0.0145, bottom]]), 0.002, 1.1)

    add_details(garment, draw)

    def trims(surface):
        collar = surface.collar(
            surface.loop(neck_loop()), stand=(0.012, 0.024), fall=(0.064, 0.046), spread=0.62
        )
        return collar + buttons(surface, top - 0.018, bottom + 0.022, 3, 0.0056)

    garment.meta['trims'] = trims
    garment.meta['views'] = {'detail': (-14, 2.4, (0.02, 0.26))}
    return garment


def rollneck_top(name):
    """Second-skin top of fine rib with a soft, low roll neck."""
    garment = top_block(
        name,
        width=0.220,
        hem=0.825,
        hem_w=0.232,
        waist=(0.203, 1.07),
        sleeve=0.60,
        bicep=0.146,
        cuff_w=0.094,
        cap=0.122,
        neck_w=0.070,
        neck_f=0.046,
        neck_b=0.018,
        h=0.0097,
        under=1.208,
        shoulder=0.170,
        drop=0.038,
    )
    garment.meta['sim'] = dict(bend=0.03, density=0.20, arm=11)
    garment.meta['fabric'] = FINE_RIB

    def draw(sewing):
        seams(sewing, garment)
        for panel in 'fb':
            for side in 'RL':
                sewing.hem(panel, f'hem.{side}', 0.018)
        for sleeve in garment.meta['sleeves']:
            sewing.hem(sleeve, 'cuff', 0.018)

    garment.meta['details'] = draw
    garment.meta['trims'] = lambda surface: surface.roll_neck(
        surface.loop(neck_loop()), 0.062, 0.076, 0.04, thick=0.0024, flare=0.35
    )
    return garment


def slipover(name):
    """Sleeveless V-neck in a broad rib, boxy."""
    garment = top_block(
        name,
        width=0.242,
        hem=0.865,
        hem_w=0.244,
        sleeve=0,
        neck_w=0.092,
        neck_f=0.190,
        vneck=True,
        h=0.0099,
        under=1.188,
        shoulder=0.178,
        drop=0.040,
        arm_in=0.018,
    )
    rib_scale(garment, hem=(0.062, 0.90))
    sim = dict(bend=0.14, density=0.36)
    cloth = {**RIB, 'thick': 0.0042, 'waves': [((1, 0), 0.0160, 0.0017, 0.6)]}
    return knit(garment, cloth, 0.062, 0, 0.026, 0.0062, sim, arm=0.026)
