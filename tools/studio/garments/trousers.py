"""Tailored trousers, culotte and shorts."""

import numpy as np

from garments.cloths import CREPE, WOOL
from garments.finishing import drawn_in, seams
from garments.trouser_block import (
    TROUSER_WAIST,
    belt_loop,
    on_both_legs,
    trouser_block,
    waist_front,
)


def tailored(garment, hem=0.035, pleats=1, sim=None, cuff=0):
    """Finish dress trousers: band, slant pockets, fly, pleats, welt pockets, pressed crease."""
    defaults = dict(bend=0.07, density=0.25, arm_len=0, mu=0.8, seam=0.10, fold=0.88)
    garment.meta['sim'] = {**defaults, **(sim or {})}
    garment.meta['fabric'] = WOOL
    garment.meta['details'] = lambda sewing: draw_tailored(sewing, garment, hem, pleats, cuff)
    garment.meta['trims'] = lambda surface: tailored_trims(surface, waist_front(garment))
    return garment


def draw_tailored(sewing, garment, hem, pleats, cuff):
    zf = waist_front(garment)
    zs = zf + 0.012
    seams(sewing, garment, 0.003, 0.8)
    for panel in ('fR', 'fL', 'bR', 'bL'):
        if cuff:
            sewing.groove(panel, sewing.inset(panel, 'hem', cuff), 0.004, 1.8)
            sewing.ridge(panel, sewing.inset(panel, 'hem', cuff - 0.003), 0.004, 0.9)
        else:
            sewing.hem(panel, 'hem', hem, 0, 0.25)
        sewing.groove(panel, sewing.inset(panel, 'waist', 0.0385), 0.003, 1.4)

    def front(panel, mirror):
        pocket = np.array([[0.118, zs - 0.038], [0.205, zs - 0.150]])
        sewing.groove(panel, pocket * mirror, 0.003, 1.5)
        sewing.stitch(panel, (pocket - [[0.006, 0], [0.006, 0.002]]) * mirror)
        for k in range(pleats):
            x = 0.088 + 0.028 * k
            fold = np.array([[x, zs - 0.04], [x + 0.006, zs - 0.10], [x + 0.008, zs - 0.14]])
            swell = np.array([[x - 0.005, zs - 0.04], [x, zs - 0.10], [x + 0.004, zs - 0.15]])
            sewing.groove(panel, fold * mirror, 0.004, 1.6)
            sewing.ridge(panel, swell * mirror, 0.006, 1.2)

    def back(panel, mirror):
        z = zs - 0.095
        for down in (0, 0.010):
            welt = np.array([[0.060, z - down], [0.160, z - 0.004 - down]])
            sewing.groove(panel, welt * mirror, 0.003, 1.2)
        for x in (0.075, 0.125):
            dart = np.array([[x, zs - 0.02], [x + 0.002, z + 0.006]])
            sewing.groove(panel, dart * mirror, 0.003, 1.2)

    on_both_legs('f', front)
    on_both_legs('b', back)
    fly = [[0.032, zf - 0.04], [0.032, zf - 0.15], [0.024, zf - 0.185], [0.004, zf - 0.20]]
    sewing.stitch('fR', np.array(fly))


def tailored_trims(surface, zf):
    out = surface.waistband(TROUSER_WAIST, 0.038)
    out += surface.button('fR', 0.006, zf - 0.019, 0.0072, 0.0042)
    for hand in 'RL':
        out += belt_loop(surface, 'f' + hand, 0.095, zf + 0.001)
        for x in (0.050, 0.150):
            out += belt_loop(surface, 'b' + hand, x, zf + 0.022)
    return out


def trousers_wide(name):
    return tailored(
        trouser_block(
            name, zw=1.085, ww=0.172, hip=0.246, knee=(0.135, 0.150), hem=(0.138, 0.168, 0.045)
        ),
        pleats=2,
    )


def trousers_straight(name):
    return tailored(
        trouser_block(name, hip=0.243, knee=(0.112, 0.118), hem=(0.112, 0.112, 0.05)), pleats=1
    )


def trousers_cigarette(name):
    return tailored(
        trouser_block(
            name, hip=0.237, knee=(0.104, 0.098), hem=(0.106, 0.076, 0.135), ext=(0.042, 0.092)
        ),
        hem=0.025,
        pleats=0,
        sim=dict(bend=0.06),
    )


def culotte(name):
    return tailored(
        trouser_block(
            name,
            zw=1.08,
            ww=0.172,
            hip=0.247,
            knee=(0.14, 0.16),
            hem=(0.150, 0.172, 0.40),
            ext=(0.05, 0.105),
            low=0.050,
        ),
        pleats=2,
        sim=dict(bend=0.05),
    )


def shorts(name):
    return tailored(
        trouser_block(
            name,
            zw=1.08,
            ww=0.172,
            hip=0.247,
            hem=(0.136, 0.148, 0.655),
            ext=(0.05, 0.105),
            low=0.055,
        ),
        pleats=2,
        cuff=0.040,
        sim=dict(bend=0.10),
    )


def trousers_pleat(name):
    """Two pleats, full at the hip, tapered to the ankle."""
    legs = dict(knee=(0.114, 0.124), hem=(0.110, 0.088, 0.070))
    block = trouser_block(
        name, zw=1.085, ww=0.174, hip=0.2475, zhip=0.89, ext=(0.048, 0.102), **legs
    )
    return tailored(block, pleats=2)


def trousers_pull_on(name):
    """Elastic waist with a drawstring, slant pockets, easy tapered leg."""
    top, band = 1.072, 0.036
    legs = dict(knee=(0.114, 0.124), hem=(0.112, 0.100, 0.085), crease=False)
    garment = trouser_block(name, zw=top, ww=0.208, hip=0.252, **legs)
    drawn_in(garment, top - 0.020, 0.034, 0.82)
    garment.meta['sim'] = dict(bend=0.035, density=0.20, arm_len=0, mu=0.9, seam=0.15)
    garment.meta['fabric'] = CREPE

    def draw(sewing):
        seams(sewing, garment, 0.003, 0.8)
        for panel in ('fR', 'fL', 'bR', 'bL'):
            sewing.hem(panel, 'hem', 0.025, 0, 0.3)
            sewing.ribs(panel, 'waist', band, 0.0075, 1.5, groove=False)
            sewing.groove(panel, sewing.inset(panel, 'waist', band + 0.001), 0.003, 1.3)
            sewing.stitch(panel, sewing.inset(panel, 'waist', band / 2))
        for panel, mirror in (('fR', [1, 1]), ('fL', [-1, 1])):
            pocket = np.array([[0.128, top - band - 0.014], [0.212, top - 0.165]])
            sewing.groove(panel, pocket * mirror, 0.003, 1.6)
            sewing.stitch(panel, (pocket - [0.006, 0]) * mirror)

    garment.meta['details'] = draw

    def trims(surface):
        out = surface.waistband(TROUSER_WAIST, band, 0.0022, 0.003)
        knot = surface.before(0, surface.at('fR', 0.004, top - 0.040)[0][2], 0.005)
        out += surface.knot(knot, 0.014, 0.013, 0.006)
        out += surface.tail(knot, 0.155, 0.006, 0.007, 7, 0.004, 0.0008, 0.3)
        return out + surface.tail(knot, 0.135, 0.006, 0.007, -9, 0.005, 0.0008, 1.4)

    garment.meta['trims'] = trims
    garment.meta['views'] = {'detail': (-12, 2.4, (0.03, 0.30))}
    return garment
