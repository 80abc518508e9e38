"""Pullovers."""

import numpy as np

from garments.cloths import CHUNKY, FINE, RIB, WAFFLE
from garments.finishing import neck_loop, rib_scale, seams
from garments.top_block import top_block


def knit(
    garment, fabric, hem=0.062, cuff=0.068, neck=0.030, pitch=0.0065, sim=None, arm=0.0, relief=1.5
):
    """Ribbed hem and cuffs, neck band, linked seams."""
    garment.meta['sim'] = {
        **dict(bend=0.16, density=0.40, arm=11, gap=0.005, self_r=0.010),
        **(sim or {}),
    }
    garment.meta['fabric'] = fabric

    def draw(sewing):
        seams(sewing, garment, 0.005, 1.5)
        for p in 'fb':
            if hem:
                sewing.ribs(p, 'hem', hem, pitch, relief)
            for hand in 'RL':
                if arm:
                    sewing.band(p, f'armhole.{hand}', arm, 1.8, rib=pitch, rib_h=0.8)
            if neck:
                sewing.band(p, 'neck', neck, 2.2, rib=pitch, rib_h=0.9)
        for sl in garment.meta['sleeves']:
            if cuff:
                sewing.ribs(sl, 'cuff', cuff, pitch, relief)

    garment.meta['details'] = draw
    return garment


def sweater(name):
    """Waffle knit with a crew neck."""
    garment = top_block(
        name,
        width=0.272,
        hem=0.83,
        hem_w=0.265,
        sleeve=0.575,
        bicep=0.195,
        cuff_w=0.125,
        cap=0.09,
        neck_w=0.098,
        neck_f=0.075,
        h=0.0105,
        under=1.175,
        shoulder=0.205,
        drop=0.050,
    )
    rib_scale(garment, cuff=(0.07, 0.68), hem=(0.065, 0.80))
    return knit(garment, WAFFLE)


def sweater_v(name):
    """Fine knit with a V neck."""
    garment = top_block(
        name,
        width=0.250,
        hem=0.815,
        hem_w=0.250,
        sleeve=0.585,
        bicep=0.172,
        cuff_w=0.110,
        cap=0.10,
        neck_w=0.090,
        neck_f=0.205,
        vneck=True,
        h=0.0102,
        under=1.19,
        shoulder=0.190,
        drop=0.044,
    )
    rib_scale(garment, cuff=(0.055, 0.74), hem=(0.050, 0.84))
    return knit(garment, FINE, 0.048, 0.055, 0.022, 0.0050, dict(bend=0.08, density=0.28))


def turtleneck(name):
    """Slim rib with a turned-down roll neck."""
    garment = top_block(
        name,
        width=0.226,
        hem=0.81,
        hem_w=0.236,
        waist=(0.212, 1.07),
        sleeve=0.60,
        bicep=0.148,
        cuff_w=0.096,
        cap=0.12,
        neck_w=0.078,
        neck_f=0.050,
        neck_b=0.018,
        h=0.0098,
        under=1.205,
        shoulder=0.172,
        drop=0.038,
    )
    knit(garment, RIB, 0, 0, 0, sim=dict(bend=0.06, density=0.28, gap=0.004))
    garment.meta['trims'] = lambda surface: surface.roll_neck(
        surface.loop(neck_loop()), 0.066, 0.090, 0.09, thick=0.0036
    )
    return garment


def cable(sewing, panel, x, z0, z1, w=0.016, period=0.075, h=4.2):
    """Two strands crossing over each other."""
    z = np.linspace(z0, z1, 240)
    for k in (0, 1, 2):
        ph = 2 * np.pi * (z / period + k / 3)
        sewing.ridge(panel, np.c_[x + w * np.sin(ph), z], 0.013, h * 0.62)
    for sign in (-1, 1):
        sewing.groove(panel, np.c_[np.full(240, x + sign * (w + 0.010)), z], 0.006, 1.6)


def sweater_cropped(name):
    """Chunky cable knit, boxy and short."""
    garment = top_block(
        name,
        width=0.300,
        hem=0.935,
        hem_w=0.288,
        sleeve=0.500,
        bicep=0.225,
        cuff_w=0.165,
        cap=0.060,
        neck_w=0.100,
        neck_f=0.070,
        h=0.0112,
        under=1.145,
        shoulder=0.236,
        drop=0.062,
    )
    rib_scale(garment, cuff=(0.06, 0.60), hem=(0.06, 0.84))
    knit(
        garment,
        CHUNKY,
        0.058,
        0.060,
        0.036,
        0.0085,
        dict(bend=0.25, density=0.5, self_r=0.011, gap=0.007),
        relief=2.2,
    )
    base = garment.meta['details']

    def draw(sewing):
        base(sewing)
        for p in 'fb':
            top_ = 1.36 if p == 'f' else 1.42
            for x in (-0.105, 0, 0.105):
                cable(sewing, p, x, 1.0, top_ if x == 0 else 1.40)

    garment.meta['details'] = draw
    return garment
