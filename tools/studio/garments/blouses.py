"""Blouses."""

import numpy as np

from garments.cloths import FLUID
from garments.finishing import buttons, neck_loop, rib_scale
from garments.shirts import shirting
from garments.tailoring import revers
from garments.top_block import NECK_Z, top_block


def blouse_short(name):
    """Camp-collar blouse, boxy, short sleeves."""
    zV = 1.285
    garment = top_block(
        name,
        width=0.258,
        hem=0.865,
        hem_w=0.262,
        sleeve=0.215,
        bicep=0.192,
        cuff_w=0.190,
        cap=0.10,
        neck_w=0.080,
        neck_f=NECK_Z - zV,
        neck_b=0.012,
        vneck=True,
        h=0.0094,
        under=1.19,
        shoulder=0.190,
        drop=0.036,
    )
    shirting(garment, zV - 0.01, 0.865, 0, 0, dict(arm=17, bend=0.02), FLUID, hem_w=0.014)
    garment.meta['trims'] = lambda surface: (
        buttons(surface, zV - 0.022, 0.90, 4, 0.0058)
        + revers(
            surface,
            zV,
            0.080,
            tip=(0.098, 0.112),
            notch=(0.074, 0.118),
            fall=(0.050, 0.040),
            lift=0.0028,
            thick=0.0018,
            gap=0.005,
            k=13,
            width=0.026,
        )
    )
    return garment


def blouse_bow(name):
    """Fluid blouse with a stand collar that ties in a bow."""
    garment = top_block(
        name,
        width=0.252,
        hem=0.83,
        hem_w=0.262,
        sleeve=0.60,
        bicep=0.195,
        cuff_w=0.165,
        cap=0.115,
        neck_w=0.068,
        neck_f=0.066,
        neck_b=0.014,
        h=0.0098,
        under=1.195,
        shoulder=0.184,
        drop=0.038,
        gather=1.15,
        puff=0.012,
    )
    rib_scale(garment, cuff=(0.075, 0.48))
    shirting(garment, 0, 0, 0.075, 0, dict(bend=0.008, density=0.10, arm=11), FLUID, front=False)
    garment.meta['trims'] = lambda surface: surface.stand(
        surface.loop(neck_loop()), 0.040
    ) + surface.bow(surface.loop(neck_loop()))
    return garment


def blouse_balloon(name):
    """Cropped-length blouse, big gathered sleeves, round neck."""
    garment = top_block(
        name,
        width=0.246,
        hem=0.875,
        hem_w=0.256,
        sleeve=0.545,
        bicep=0.235,
        cuff_w=0.215,
        cap=0.125,
        neck_w=0.088,
        neck_f=0.078,
        neck_b=0.018,
        h=0.0106,
        under=1.20,
        shoulder=0.172,
        drop=0.036,
        gather=1.5,
        puff=0.035,
        angle=48,
    )
    rib_scale(garment, cuff=(0.050, 0.40))
    shirting(
        garment,
        0,
        0,
        0.050,
        0,
        dict(bend=0.02, density=0.11, arm=15, mu=0.4),
        None,
        front=False,
        hem_w=0.018,
    )
    base = garment.meta['details']

    def draw(sewing):
        base(sewing)
        for p in 'fb':
            sewing.hem(p, 'neck', 0.010, 0, 0.6)
        sewing.groove('b', np.array([[0, 1.43], [0, 1.30]]), 0.0022, 1.2)

    garment.meta['details'] = draw
    garment.meta['trims'] = lambda surface: surface.button('b', 0, 1.425, 0.0055)
    return garment
