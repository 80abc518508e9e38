"""Shirts and the tunic."""

import numpy as np

from garments.cloths import SHIRTING
from garments.finishing import along_cuffs, buttons, neck_loop, rib_scale, seams
from garments.top_block import NECK_Z, top_block


def placket(sewing, z0, z1, x=0.0145):
    """Button band at centre front, z0 to z1."""
    for sign in (-1, 1):
        p = np.array([[sign * x, z0], [sign * x, z1]])
        sewing.ridge('f', p, 0.003, 0.7)
        sewing.stitch('f', p - [sign * 0.004, 0])
    sewing.groove('f', np.array([[x + 0.0013, z0], [x + 0.0013, z1]]), 0.0018, 0.9)


def shirting(
    garment, zt, hem, cuff=0.060, yoke=1.345, sim=None, fabric=None, front=True, hem_w=0.008
):
    """Finish a shirt: flat-felled seams, cuffs, yoke, placket."""
    garment.meta['sim'] = {**dict(bend=0.015, density=0.12, arm=10, mu=0.35), **(sim or {})}
    garment.meta['fabric'] = fabric or SHIRTING

    def draw(sewing):
        seams(sewing, garment, 0.0022, 0.7)
        for p in 'fb':
            for hand in 'RL':
                sewing.hem(p, f'hem.{hand}', hem_w, 0, 0.3)
                sewing.stitch(p, sewing.inset(p, f'armhole.{hand}', 0.006))
                if f'slit.{hand}' in dict(sewing.panels[p].edges):
                    sewing.hem(p, f'slit.{hand}', 0.008, 0, 0.3)
        if cuff:
            along_cuffs(
                sewing, garment, cuff, lambda panel, edge: sewing.groove(panel, edge, 0.003, 1.2)
            )
            for off in (cuff - 0.004, 0.004):
                along_cuffs(sewing, garment, off, sewing.stitch)
        else:
            for sl in garment.meta['sleeves']:
                sewing.hem(sl, 'cuff', 0.022, 0)
        if front:
            placket(sewing, zt + 0.004, hem)
        if yoke:
            sewing.groove('b', np.array([[-0.24, yoke], [0.24, yoke]]), 0.0024, 0.8)
            sewing.stitch('b', np.array([[-0.24, yoke - 0.004], [0.24, yoke - 0.004]]))
        for k in sewing.pieces:
            sewing.sewn(k, (0.0025,))

    garment.meta['details'] = draw
    return garment


def shirt(name):
    """Classic shirt with collar and cuffs."""
    garment = top_block(
        name,
        width=0.252,
        hem=0.80,
        hem_w=0.258,
        sleeve=0.60,
        bicep=0.178,
        cuff_w=0.140,
        cap=0.105,
        neck_w=0.066,
        neck_f=0.062,
        neck_b=0.014,
        h=0.0095,
        under=1.195,
        shoulder=0.184,
        drop=0.040,
        hem_curve=0.035,
    )
    rib_scale(garment, cuff=(0.06, 0.72))
    zt = NECK_Z - 0.062
    shirting(garment, zt, 0.76)
    garment.meta['trims'] = lambda surface: buttons(surface, zt - 0.028, 0.835, 7) + surface.collar(
        surface.loop(neck_loop()), stand=(0.022, 0.030), fall=(0.070, 0.044)
    )
    return garment


def shirt_oversized(name):
    """Boyfriend shirt: dropped shoulder, chest pocket, curved hem."""
    garment = top_block(
        name,
        width=0.305,
        hem=0.72,
        hem_w=0.305,
        sleeve=0.545,
        bicep=0.225,
        cuff_w=0.165,
        cap=0.060,
        neck_w=0.070,
        neck_f=0.070,
        neck_b=0.014,
        h=0.0106,
        under=1.13,
        shoulder=0.238,
        drop=0.062,
        hem_curve=0.075,
    )
    rib_scale(garment, cuff=(0.07, 0.68))
    zt = NECK_Z - 0.070
    garment.meta['pieces'] = dict(
        pocket=np.array(
            [[0.075, 1.225], [0.195, 1.225], [0.195, 1.105], [0.135, 1.082], [0.075, 1.105]]
        )
    )
    shirting(garment, zt, 0.66, 0.070, 1.34, dict(bend=0.02, density=0.13, arm=9))
    garment.meta['trims'] = lambda surface: (
        buttons(surface, zt - 0.03, 0.79, 6, 0.0062)
        + surface.patch('f', 'pocket', 0.0016, 0.0016)
        + surface.collar(surface.loop(neck_loop()), stand=(0.024, 0.032), fall=(0.078, 0.050))
    )
    return garment


def tunic(name):
    """Long A-line tunic with a buttoned slit, band collar and side slits."""
    garment = top_block(
        name,
        width=0.262,
        hem=0.565,
        hem_w=0.325,
        sleeve=0.46,
        bicep=0.190,
        cuff_w=0.160,
        cap=0.095,
        neck_w=0.070,
        neck_f=0.066,
        neck_b=0.014,
        h=0.0108,
        under=1.19,
        shoulder=0.190,
        drop=0.042,
        slit=0.72,
        hem_curve=0.012,
    )
    zt = NECK_Z - 0.066
    shirting(
        garment, zt, 1.16, 0.045, 1.35, dict(bend=0.02, density=0.13, arm=12), None, hem_w=0.016
    )
    base = garment.meta['details']

    def draw(sewing):
        base(sewing)
        sewing.stitch('f', np.array([[-0.0145, 1.165], [0.0145, 1.165]]))
        sewing.ridge('f', np.array([[-0.0145, 1.16], [0.0145, 1.16]]), 0.003, 0.7)

    garment.meta['details'] = draw
    garment.meta['trims'] = lambda surface: buttons(surface, zt - 0.026, 1.19, 5) + surface.stand(
        surface.loop(neck_loop()), 0.026, open=0.010
    )
    return garment
