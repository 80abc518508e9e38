"""Jeans."""

import numpy as np

from garments.cloths import DENIM
from garments.finishing import seams
from garments.outline import bezier
from garments.trouser_block import (
    TROUSER_WAIST,
    belt_loop,
    on_both_legs,
    trouser_block,
    waist_front,
)


def denim(garment, sim=None):
    """Finish jeans: five pockets, yoke, double topstitching, rivets."""
    defaults = dict(bend=0.22, density=0.38, arm_len=0, mu=0.8, seam=0.15)
    garment.meta['sim'] = {**defaults, **(sim or {})}
    garment.meta['fabric'] = DENIM
    zs = waist_front(garment) + 0.012
    pocket = [(0.048, 0.112), (0.158, 0.100), (0.155, 0.212), (0.104, 0.242), (0.050, 0.222)]
    pocket = np.array([(x, zs - down) for x, down in pocket])
    garment.meta['pieces'] = dict(pocketR=pocket, pocketL=pocket * [-1, 1])
    garment.meta['details'] = lambda sewing: draw_denim(sewing, garment)
    garment.meta['trims'] = lambda surface: denim_trims(surface, waist_front(garment))
    garment.meta['views'] = {'detail': (-12, 2.4, (0.03, 0.30))}
    return garment


def draw_denim(sewing, garment):
    zf = waist_front(garment)
    zs = zf + 0.012
    seams(sewing, garment, 0.004, 1.2)
    for panel in ('fR', 'fL', 'bR', 'bL'):
        sewing.hem(panel, 'hem', 0.013, 0, 0.9, top=True)
        sewing.stitch(panel, sewing.inset(panel, 'inseam', 0.005), top=True)
        sewing.groove(panel, sewing.inset(panel, 'waist', 0.0385), 0.003, 1.6)
        for down in (0.0355, 0.0035):
            sewing.stitch(panel, sewing.inset(panel, 'waist', down), top=True)
        sewing.stitch(panel, sewing.inset(panel, 'side', 0.005)[:26], top=panel[0] == 'b')

    def front(panel, mirror):
        scoop = bezier((0.085, zs - 0.036), (0.092, zs - 0.105), (0.215, zs - 0.108), n=20)
        sewing.groove(panel, scoop * mirror, 0.004, 1.8)
        sewing.ridge(panel, (scoop + [-0.0008, -0.003]) * mirror, 0.003, 0.5)
        for down in (0.004, 0.010):
            sewing.stitch(panel, (scoop + [-0.25 * down, -down]) * mirror, top=True)

    def back(panel, mirror):
        yoke = np.array([[0, zs - 0.098], [0.225, zs - 0.055]])
        sewing.groove(panel, yoke * mirror, 0.003, 1.4)
        for down in (0.004, 0.010):
            sewing.stitch(panel, (yoke - [0, down]) * mirror, top=True)
        for off in (0.005, 0.010):
            sewing.stitch(panel, sewing.inset(panel, 'rise', off), top=True)

    on_both_legs('f', front)
    on_both_legs('b', back)
    for off in (0, 0.006):
        fly = [(0.038 - off, 0.040), (0.038 - off, 0.14), (0.030 - off, 0.175), (0.006, 0.20 - off)]
        sewing.stitch('fR', np.array([(x, zf - down) for x, down in fly]), top=True)
    sewing.groove('fR', np.array([[0.0445, zf - 0.040], [0.0445, zf - 0.13]]), 0.002, 0.4)
    sewing.stitch('fR', sewing.inset('fR', 'rise', 0.005)[40:], top=True)
    for pocket in ('pocketR', 'pocketL'):
        sewing.sewn(pocket, (0.0025, 0.0080), top=True)


def denim_trims(surface, zf):
    zs = zf + 0.012
    out = surface.waistband(TROUSER_WAIST, 0.038, 0.0026, 0.0034)
    out += surface.button('fR', 0.008, zf - 0.019, 0.0088, 0.0046)
    loop = dict(half=0.006, lift=0.0062, thick=0.0026)
    out += belt_loop(surface, 'bR', 0.0055, zf + 0.024, **loop)  # centre back
    for hand, sign in (('R', 1), ('L', -1)):
        for x, z in ((0.094, zs - 0.052), (0.200, zs - 0.104)):
            out += surface.button('f' + hand, x * sign, z, 0.0030, 0.0010)  # rivets
        out += surface.patch('b' + hand, 'pocket' + hand, 0.0024, 0.0024)
        out += belt_loop(surface, 'f' + hand, 0.090, zf + 0.001, **loop)
        out += belt_loop(surface, 'b' + hand, 0.135, zf + 0.024, **loop)
    return out


def jeans(name):
    return denim(
        trouser_block(
            name,
            zw=1.050,
            ww=0.182,
            hip=0.239,
            zhip=0.89,
            zc=0.778,
            knee=(0.106, 0.108),
            hem=(0.108, 0.100, 0.07),
            split=True,
        )
    )


def jeans_wide(name):
    return denim(
        trouser_block(
            name,
            zw=1.075,
            ww=0.176,
            hip=0.243,
            zc=0.778,
            knee=(0.124, 0.138),
            hem=(0.128, 0.158, 0.04),
            split=True,
        ),
        dict(bend=0.18),
    )


def jeans_slim(name):
    return denim(
        trouser_block(
            name,
            zw=1.050,
            ww=0.178,
            hip=0.230,
            zhip=0.89,
            zc=0.786,
            knee=(0.101, 0.088),
            hem=(0.105, 0.066, 0.11),
            ext=(0.040, 0.088),
            split=True,
        ),
        dict(bend=0.10),
    )
